// Removes the panic messages from the wasm modules. No hook displays them, so all that remains of a panic is the trap. Functions
// that only build messages are emptied, and source locations are blanked. This also removes paths of the build machine.

import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import binaryen from 'binaryen';
import { files } from './site.mjs';

/** Names of the standard library's panic functions, mangled or not. In other crates, mangled names end in a hash. Parts call them through a shim. */
const GIVES_UP = /(panic\w*|fail(ed|_rt)?|handle_(alloc_)?error|capacity_overflow)( indirect_call_shim)?$/;
/** Functions that format values for panic messages. */
const DEBUG = / as core(\[\w+\])?::fmt::Debug>::fmt$/;
/** Number of the data section of a wasm module. */
const DATA = 11;
/** Size of a source location in bytes: four numbers, for the address and length of the file name, the line and the column. */
const PLACE = 16;

const site = process.argv[2];
if (!site) throw new Error('usage: node strip-panics.mjs SITE');

/** @param {Uint8Array} bytes */
const emptied = (bytes) => {
  const module = binaryen.readBinary(bytes);
  const functions = Array.from({ length: module.getNumFunctions() }, (_, index) =>
    binaryen.getFunctionInfo(module.getFunctionByIndex(index)),
  );
  for (const { name, params, results, body } of functions) {
    const endless = body && (name.endsWith('_shim') || binaryen.getExpressionType(body) === binaryen.unreachable);
    if (!(endless && GIVES_UP.test(name)) && !DEBUG.test(name)) continue;
    module.removeFunction(name);
    module.addFunction(name, params, results, [], module.unreachable());
  }
  const result = Buffer.from(module.emitBinary());
  module.dispose();
  return result;
};

/**
 * Returns the data segments of a module, with their addresses in memory.
 *
 * @param {Buffer} module
 */
const pieces = (module) => {
  let at = 8;
  const number = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = module.readUInt8(at++);
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  const found = [];
  while (at < module.length) {
    const section = module[at++];
    const end = number() + at;
    for (let left = section === DATA ? number() : 0; left; left--) {
      // The memory index, the opcode and operand of the address, and the end of the expression.
      at += 2;
      const address = number();
      at++;
      const length = number();
      found.push({ address, bytes: module.subarray(at, at + length) });
      at += length;
    }
    at = end;
  }
  return found;
};

/**
 * Blanks the source locations and the file names in modules that share a memory.
 *
 * @param {Buffer[]} modules
 */
const displace = (modules) => {
  const all = modules.flatMap(pieces);
  const memory = Buffer.alloc(Math.max(...all.map(({ address, bytes }) => address + bytes.length)) + PLACE);
  for (const { address, bytes } of all) bytes.copy(memory, address);
  /** @type {[number, number][]} */ const blank = [];
  for (let place = 0; place + PLACE <= memory.length; place += 4) {
    const name = memory.readUInt32LE(place);
    const end = name + memory.readUInt32LE(place + 4);
    // Rust ends these file names with a zero byte, which the length does not include.
    if (end < memory.length && memory[end] === 0 && /^[^\0]+\.rs$/.test(memory.toString('latin1', name, end)))
      blank.push([place, place + PLACE], [name, end]);
  }
  for (const [start, end] of blank) memory.fill(0, start, end);
  for (const { address, bytes } of all) memory.copy(bytes, 0, address, address + bytes.length);
};

/** @type {Map<string, [string, Buffer][]>} */ const memories = new Map();
for (const path of files(site).filter((path) => extname(path) === '.wasm')) {
  const owner = path.startsWith('parts/') ? 'cauce-web_bg.wasm' : path;
  memories.set(owner, [...(memories.get(owner) ?? []), [path, emptied(readFileSync(join(site, path)))]]);
}
for (const modules of memories.values()) {
  displace(modules.map(([, module]) => module));
  for (const [path, module] of modules) writeFileSync(join(site, path), module);
}
