//! The camera position of a three-dimensional board.

use crate::geometry;

/// The angles from which a board is seen. Only a three-dimensional board uses it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    /// The rotation of the board in degrees, clockwise as seen from above.
    pub yaw: f32,
    /// The elevation of the camera above the board in degrees; 90 is straight above.
    pub tilt: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self { yaw: 30.0, tilt: 50.0 }
    }
}

impl Camera {
    /// The lowest elevation of the camera, in degrees.
    pub const MIN_TILT: f32 = 15.0;

    /// Rotates the board and raises the camera, in degrees. Ignores values that are not finite.
    pub fn orbit(&mut self, yaw: f32, tilt: f32) {
        if yaw.is_finite() && tilt.is_finite() {
            self.yaw = geometry::beyond(self.yaw + yaw, 360.0);
            self.tilt = (self.tilt + tilt).clamp(Self::MIN_TILT, 90.0);
        }
    }

    /// Returns the camera straight above the board, with north up.
    pub const fn overhead() -> Self {
        Self { yaw: 0.0, tilt: 90.0 }
    }
}
