// Empties the functions of the wasm modules in which Rust tells why it gives up. Nobody hears it: no hook is set for it, and
// all that is left of it is the trap, as before. What only they called is not needed any more, nor what was handed to them:
// the places in the source are blanked, which also keeps the folders of the machine that built it to itself.

import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import binaryen from 'binaryen';
import { files } from './site.mjs';

/** What the standard library calls them, mangled or not: those of any other crate end in a hash. A part calls them by a shim. */
const GIVES_UP = /(panic\w*|fail(ed|_rt)?|handle_(alloc_)?error|capacity_overflow)( indirect_call_shim)?$/;
/** What writes values for that. */
const DEBUG = / as core(\[\w+\])?::fmt::Debug>::fmt$/;
/** The sections of a wasm module are numbered; this is the one of what stands in the memory from the beginning. */
const DATA = 11;
/** How many bytes a place in the source takes: four numbers, which are the address and length of a file's name, line and column. */
const PLACE = 16;

const site = process.argv[2];
if (!site) throw new Error('usage: node silent.mjs SITE');

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
 * The pieces of a module that are copied into its memory at the beginning, and to which address.
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
      // Which memory, an instruction, its number, and the end of the address.
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
 * Blanks the places in the source, and the names of the files, in modules that share a memory.
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
    // What Rust calls a file ends in a zero, which is not counted.
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
