// Empties the functions of the wasm modules in which Rust tells why it gives up. Nobody hears it: no hook is set for it, and
// all that is left of it is the trap, as before. What only they called is not needed any more, nor what was handed to them.

import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import binaryen from "binaryen";
import { files } from "./site.mjs";

/** What the standard library calls them, mangled or not: those of any other crate end in a hash. A part calls them by a shim. */
const GIVES_UP = /(panic\w*|fail(ed|_rt)?|handle_(alloc_)?error|capacity_overflow)( indirect_call_shim)?$/;

const site = process.argv[2];
if (!site) throw new Error("usage: node silent.mjs SITE");
// Other tools need the names as well.
binaryen.setDebugInfo(true);
for (const path of files(site).filter((path) => extname(path) === ".wasm").map((path) => join(site, path))) {
  const module = binaryen.readBinary(readFileSync(path));
  const functions = Array.from({ length: module.getNumFunctions() }, (_, index) => binaryen.getFunctionInfo(module.getFunctionByIndex(index)));
  for (const { name, params, results, body } of functions) {
    const endless = body && (name.endsWith("_shim") || binaryen.getExpressionType(body) === binaryen.unreachable);
    if (!endless || !GIVES_UP.test(name)) continue;
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.unreachable());
  }
  writeFileSync(path, module.emitBinary());
  module.dispose();
}
