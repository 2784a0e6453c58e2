//! Scene.
