//! Pictures as SVG.

use std::fmt::{self, Display, Write};

use crate::{Colour, Decimal, Paint, Picture, Point, Shape, Step, Style};

type Values<'a> = &'a dyn Fn(Colour) -> String;

/// Pixels per board unit in the default size of an SVG document.
const PIXELS: f32 = 48.0;

/// Renders a picture as an SVG document. `value` returns the CSS value of a colour, such as that of a
/// theme by [`Colour::value`].
pub fn svg(picture: &Picture, value: Values) -> String {
    let (width, height) = (picture.width, picture.height);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\">\n",
        Decimal(width),
        Decimal(height),
        Decimal(width * PIXELS),
        Decimal(height * PIXELS),
    );
    for drawn in &picture.shapes {
        // Writing to a string cannot fail.
        let _ = write_shape(&mut out, &drawn.shape, &drawn.style, value);
    }
    out.push_str("</svg>\n");
    out
}

fn write_shape(out: &mut String, shape: &Shape, style: &Style, value: Values) -> fmt::Result {
    match shape {
        Shape::Circle { centre, radius } => write!(
            out,
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\"",
            Decimal(centre.x),
            Decimal(centre.y),
            Decimal(*radius)
        )?,
        Shape::Path(steps) => {
            out.push_str("<path d=\"");
            steps.iter().try_for_each(|step| write_step(out, step))?;
            out.push('"');
        }
        Shape::Text { at, size, bold, .. } => write!(
            out,
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" font-family=\"system-ui, sans-serif\" \
             font-weight=\"{}\" text-anchor=\"middle\" dominant-baseline=\"central\"",
            Decimal(at.x),
            Decimal(at.y),
            Decimal(*size),
            if *bold { 700 } else { 400 },
        )?,
    }
    write_paint(out, "fill", style.fill, value)?;
    if let Some(stroke) = style.stroke {
        write_paint(out, "stroke", Some(stroke.paint), value)?;
        write!(out, " stroke-width=\"{}\"", Decimal(stroke.width))?;
        if stroke.round {
            out.push_str(" stroke-linecap=\"round\" stroke-linejoin=\"round\"");
        }
        if stroke.dash > 0.0 {
            write!(out, " stroke-dasharray=\"{}\"", Decimal(stroke.dash))?;
        }
    }
    match shape {
        Shape::Text { text, .. } => {
            out.push('>');
            text.chars().for_each(|c| match c {
                '<' => out.push_str("&lt;"),
                '&' => out.push_str("&amp;"),
                _ => out.push(c),
            });
            out.push_str("</text>\n");
        }
        _ => out.push_str("/>\n"),
    }
    Ok(())
}

fn write_step(out: &mut String, step: &Step) -> fmt::Result {
    match step {
        Step::Move(to) => write!(out, "M{to}"),
        Step::Line(to) => write!(out, "L{to}"),
        Step::Quad(by, to) => write!(out, "Q{by} {to}"),
        Step::Cubic(by, by2, to) => write!(out, "C{by} {by2} {to}"),
        Step::Close => write!(out, "Z"),
    }
}

fn write_paint(out: &mut String, name: &str, paint: Option<Paint>, value: Values) -> fmt::Result {
    match paint {
        None => write!(out, " {name}=\"none\""),
        Some(Paint { colour, alpha }) => {
            write!(out, " {name}=\"{}\"", value(colour))?;
            if alpha < 1.0 {
                write!(out, " {name}-opacity=\"{}\"", Decimal(alpha))?;
            }
            Ok(())
        }
    }
}

impl Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Decimal(self.x), Decimal(self.y))
    }
}
