//! From where a board is looked at.

use crate::geometry;

/// From where a board is looked at. Only a board in three dimensions makes use of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// How far the board is turned, in degrees, clockwise seen from above.
    pub yaw: f32,
    /// How high the camera stands over the board, in degrees: 90 is straight above.
    pub tilt: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self { yaw: 30.0, tilt: 50.0 }
    }
}

impl Camera {
    /// The lowest that the camera can stand, in degrees.
    pub const MIN_TILT: f32 = 15.0;

    /// Turns the board and raises the camera, in degrees.
    pub fn orbit(&mut self, yaw: f32, tilt: f32) {
        if yaw.is_finite() && tilt.is_finite() {
            self.yaw = geometry::beyond(self.yaw + yaw, 360.0);
            self.tilt = (self.tilt + tilt).clamp(Self::MIN_TILT, 90.0);
        }
    }

    /// Straight from above, north up.
    pub const fn overhead() -> Self {
        Self { yaw: 0.0, tilt: 90.0 }
    }
}
