// The types are those of the package; this file is found beside the joined module.
export * from "@fluent/bundle";
