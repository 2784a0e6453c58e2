// Prints, for each file in a folder, its bytes after brotli at the highest level and its path:
// what a visitor fetches from a server that keeps its files compressed. What is compressed already is sent as it is.

import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync } from "node:zlib";

const folder = process.argv[2];
if (!folder) throw new Error("usage: node brotli.mjs FOLDER");
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const content = readFileSync(path);
  const bytes = Math.min(content.length, brotliCompressSync(content).length);
  console.log(bytes, relative(folder, path).split(sep).join("/"));
}
