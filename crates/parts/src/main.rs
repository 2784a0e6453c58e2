//! Splits the page's wasm module: `parts MODULE FOLDER`.
//!
//! Code that only one game needs, or that is needed only later, becomes a separate part. A part uses
//! the memory of the main module and calls its functions. Code that some but not all parts share
//! becomes further parts.
//!
//! The folder receives the main module as `main.wasm`, the parts, and `parts.txt`. Each line of that
//! file has the name of a part and of all files that it needs, in loading order.

#![forbid(unsafe_code)]

use std::{env, error::Error, fs, path::PathBuf};

use wasm_split_cli_support::{Options, transform};

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = env::args_os().skip(1).map(PathBuf::from);
    let (Some(module), Some(folder)) = (args.next(), args.next()) else {
        return Err("usage: parts MODULE FOLDER".into());
    };
    let module = fs::read(module)?;
    let main = folder.join("main.wasm");
    let mut options = Options::new(&module);
    options.output_dir = &folder;
    options.main_out_path = &main;
    let split = transform(options).map_err(|why| why.to_string())?;
    let mut lines: Vec<_> = split
        .prefetch_map
        .iter()
        .map(|(name, files)| format!("{name} {}\n", files.join(" ")))
        .collect();
    lines.sort();
    Ok(fs::write(folder.join("parts.txt"), lines.concat())?)
}
