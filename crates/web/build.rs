//! Keeps relocations in the finished module: `crates/parts` needs them to split it.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_FEATURE_EDITOR").is_err()
        && std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm")
    {
        println!("cargo::rustc-link-arg-cdylib=--emit-relocs");
    }
}
