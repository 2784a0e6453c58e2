// The types are those of the package; this file is found beside its module.
export * from "qr";
