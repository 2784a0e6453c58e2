// Tests that a key means the same on every keyboard layout.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOf } from '../../www/kit/key.js';

const CODES = ['KeyU', 'KeyY', 'KeyZ', 'KeyR', 'KeyN', 'Comma', 'Period'];

/** The signs of these keys on layouts without Latin letters. */
const LAYOUTS = [
  { name: 'Russian', signs: 'г н я к т б ю' },
  { name: 'Greek', signs: 'θ υ ζ ρ ν , .' },
  { name: 'Hebrew', signs: 'ו ט ז ר מ ת ץ' },
  { name: 'Arabic', signs: 'ع غ ئ ق ى و ز' },
  { name: 'Thai', signs: 'ี ั ผ พ ื ม ใ' },
];

/** @param {Partial<KeyboardEvent>} event */
const meant = (event) => keyOf(/** @type {KeyboardEvent} */ ({ shiftKey: false, ...event }));

test('keys of a layout without Latin letters mean the English letters in their places', () => {
  for (const { name, signs } of LAYOUTS) {
    const keys = signs.split(' ').map((key, at) => meant({ key, code: CODES[at] }));
    assert.equal(keys.join(' '), 'u y z r n , .', name);
  }
  assert.equal(meant({ key: 'Я', code: 'KeyZ', shiftKey: true }), 'Z');
  // If Shift turns the key into another character, that character counts.
  for (const key of ['~', '(', 'Z']) assert.equal(meant({ key, code: 'KeyZ', shiftKey: true }), key);
});

test('a key of a Latin layout means its own character, and composed input means nothing', () => {
  for (const key of ['u', 'ü', 'é', 'ı', ',', 'Enter']) assert.equal(meant({ key, code: 'KeyF' }), key);
  assert.equal(meant({ key: 'г', code: 'KeyU', isComposing: true }), '');
  assert.equal(meant({ key: 'u', code: 'KeyU', keyCode: 229 }), '');
});
