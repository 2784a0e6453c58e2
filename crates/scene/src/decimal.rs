//! Numbers as short text.

use std::fmt;

/// A number that is displayed with at most three decimals.
///
/// It formats whole thousandths: exact formatting of floats takes twenty times as much code, which
/// every visitor would have to download.
///
/// ```
/// use cauce_scene::Decimal;
///
/// assert_eq!([1.0, 0.25, -0.0004, -3.1416].map(|n| Decimal(n).to_string()), ["1", "0.25", "0", "-3.142"]);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decimal(pub f32);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = (self.0 * 1000.0).round_ties_even() as i32;
        if thousandths < 0 {
            f.write_str("-")?;
        }
        let (whole, mut part) =
            (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
        write!(f, "{whole}")?;
        if part > 0 {
            let mut digits = 3;
            while part % 10 == 0 {
                part /= 10;
                digits -= 1;
            }
            write!(f, ".{part:0digits$}")?;
        }
        Ok(())
    }
}
