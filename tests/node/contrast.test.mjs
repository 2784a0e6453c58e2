// Computes the contrast (WCAG 2.2, 1.4.3 and 1.4.11) in both themes: at least 4.5 to 1 for text on its background, and
// 3 to 1 for what a user must see to operate the page.
//
// The pairs of the page come from its style sheets. A rule with a colour and a background is checked by itself. A rule
// with a colour only may be on any background of the page, and one with a background only may have any text colour of
// the page on it. Exceptions are in ELSEWHERE, with their actual colours and the reason. The pairs on the boards are
// listed by hand.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, root), 'utf8');

/** Backgrounds of pages, cards and sheets, and of highlighted parts. All texts may be on any of them. */
const GROUNDS = ['page', 'raised', 'sunk', 'water-soft', 'glad-soft', 'alarm-soft', 'wood-soft'];

/** Text colours on them. */
const TEXTS = ['text', 'water-deep'];

/**
 * Rules whose colour is on another background, or whose background has another text colour.
 *
 * @type {Record<string, string[]>}
 */
const ELSEWHERE = {
  // Pressed, selected or primary controls have text in the colour for water.
  ':is(.button.primary, .choice[data-primary], .button[data-primary]):hover': ['on-water'],
  // The river is a picture without text.
  '.hero::before': [],
  // The text beside it states the progress.
  '[data-news]::after': [],
  '.lesson-progress::-webkit-progress-value': [],
  '.lesson-progress::-moz-progress-bar': [],
  // On the current move, a mark is recognised by its outline.
  '.move[aria-current] .mark': ['water'],
  // Two lines, one of which is visible on any background.
  "[role='gridcell']:focus-visible": [],
  // The symbol of a fault is on its own colour, and set off from the bands of the graph.
  '.graph-dot, .analysis-badge': ['text-soft', 'alarm'],
  '.graph-dot': ['text-soft', 'alarm'],
  '.site-foot :focus-visible': ['bed'],
};

/** Decorative lines and backgrounds, which carry no information. */
const DECORATION = new Set(['edge', 'shadow', 'lift', 'veil', 'wood', 'wood-soft', 'thumb']);

/** The marks of the sides and their bands in a graph, which differ by shape or hatching and have outlines. */
const MARKS = /^\.(mark|band)/;

/** @typedef {{ light: string, dark: string }} Value */

/** All colours by name: the tokens of the page and of the scene. @type {Map<string, Value>} */
const COLOURS = new Map();
for (const [
  ,
  name = '',
  light = '',
  dark = '',
] of `${read('www/element/look/tokens.css')}${read('www/site/shell/site.css')}`.matchAll(
  /--cauce-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g,
)) {
  COLOURS.set(name, { light, dark });
}
for (const [, name = '', light = '', dark = ''] of read('crates/scene/src/colour.rs').matchAll(
  /^ {4}\w+ "([a-z-]+)" "(#[0-9a-f]{6})" "(#[0-9a-f]{6})"/gm,
)) {
  COLOURS.set(name, { light, dark });
}

/**
 * @param {string} hex
 */
function luminance(hex) {
  const part = (/** @type {number} */ at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

/**
 * @param {string} one
 * @param {string} other
 * @param {'light' | 'dark'} theme
 */
function contrast(one, other, theme) {
  const [a, b] = [one, other].map((name) => {
    const value = COLOURS.get(name);
    assert.ok(value, `there is no colour “${name}”`);
    return luminance(value[theme]);
  });
  return (Math.max(a ?? 0, b ?? 0) + 0.05) / (Math.min(a ?? 0, b ?? 0) + 0.05);
}

/** Collects all failures, so that a test can report them at once. */
class Findings {
  /** @type {string[]} */ short = [];
  count = 0;

  /**
   * @param {string} where
   * @param {string} one
   * @param {string} other
   * @param {number} least
   */
  hold(where, one, other, least) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      this.count += 1;
      const ratio = contrast(one, other, theme);
      if (ratio < least) this.short.push(`${where}: ${one} on ${other}, ${theme}: ${ratio.toFixed(2)} of ${least}`);
    }
  }
}

/** Returns every rule of every style sheet: file, selector and declarations. */
function rules() {
  const folder = new URL('www/', root);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  return files.flatMap((file) => {
    // With forced colours, the system chooses the colours.
    const source = read(`www/${file}`)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/@media \(forced-colors: active\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    return [...source.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
      file,
      selector: selector.trim().replaceAll(/\s+/g, ' '),
      body: body.split(';').flatMap((declaration) => {
        const [property = '', ...value] = declaration.split(':');
        return value.length ? [{ property: property.trim(), value: value.join(':') }] : [];
      }),
    }));
  });
}

/**
 * Returns the colour tokens in the values of these properties.
 *
 * @param {{ property: string, value: string }[]} body
 * @param {RegExp} properties
 */
function tokens(body, properties) {
  return body
    .filter(({ property }) => properties.test(property))
    .flatMap(({ value }) => [...value.matchAll(/var\(--cauce-([a-z-]+)/g)].map(([, name = '']) => name))
    .filter((name) => COLOURS.has(name) && !DECORATION.has(name));
}

test('texts and signs of the page have enough contrast with their backgrounds', () => {
  const found = new Findings();
  const unused = new Set(Object.keys(ELSEWHERE));
  for (const { file, selector, body } of rules()) {
    const elsewhere = ELSEWHERE[selector];
    unused.delete(selector);
    const where = `${file} ${selector}`;
    const colours = tokens(body, /^color$/);
    const grounds = tokens(body, /^background(-color)?$/);
    const signs = tokens(body, /^(fill|stroke|border(-[a-z]+)*|outline(-color)?|box-shadow)$/);
    const masked = body.some(({ property }) => property === 'mask');
    if (masked || MARKS.test(selector)) continue;
    for (const colour of colours) {
      for (const ground of grounds.length ? grounds : (elsewhere ?? GROUNDS)) found.hold(where, colour, ground, 4.5);
    }
    if (!colours.length) {
      for (const ground of grounds) for (const text of elsewhere ?? TEXTS) found.hold(where, text, ground, 4.5);
    }
    for (const sign of signs) {
      for (const ground of elsewhere ?? GROUNDS) found.hold(where, sign, ground, 3);
    }
  }
  assert.ok(found.count > 200, `only ${found.count} pairs were found`);
  assert.deepEqual(found.short, []);
  assert.deepEqual([...unused], [], 'every entry of ELSEWHERE is a rule of a style sheet');
});

/** Text on the boards. @type {[string, string][]} */
const WRITTEN = [
  ['rim-text', 'rim'],
  ['ink', 'board'],
  ['ink', 'cell'],
  ['ink', 'paper'],
  ['eyes', 'pupil'],
  ['eyes', 'badge'],
  ['channel-text', 'channel'],
  ['rim-text', 'ns'],
  ['rim-text', 'ew'],
];

/**
 * What must be visible on the boards: at least one of the first colours (body and outline) on the background. Sides are
 * recognised by their shapes.
 *
 * @type {[string[], string][]}
 */
const SEEN = [
  ...['purple', 'green', 'stone', 'yellow', 'neutral'].map(
    (side) => /** @type {[string[], string]} */ ([[side, `${side}-deep`], 'cell']),
  ),
  [['maple', 'maple-edge'], 'cell'],
  [['walnut', 'walnut-edge'], 'cell'],
  [['trail', 'trail-edge'], 'maple'],
  [['trail', 'trail-edge'], 'walnut'],
  [['tile', 'tile-edge'], 'cell'],
  [['channel', 'channel-deep'], 'tile'],
  [['ns'], 'paper'],
  [['ew'], 'paper'],
  [['aim'], 'cell'],
  [['aim'], 'paper'],
  [['legal'], 'cell'],
  [['ink', 'paper'], 'cell'],
  [['danger'], 'cell'],
  [['last'], 'cell'],
  [['win'], 'cell'],
  [['spring'], 'ns'],
  [['spring'], 'ew'],
  [['star'], 'trail'],
  [['pupil'], 'eyes'],
  [['air', 'purple-deep'], 'purple'],
  [['air', 'green-deep'], 'green'],
  [['cap'], 'cell'],
];

test('texts and pieces on the boards have enough contrast', () => {
  const found = new Findings();
  for (const [one, other] of WRITTEN) found.hold('board', one, other, 4.5);
  for (const [any, ground] of SEEN) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      found.count += 1;
      const best = Math.max(...any.map((one) => contrast(one, ground, theme)));
      if (best < 3) found.short.push(`board: ${any.join(' or ')} on ${ground}, ${theme}: ${best.toFixed(2)} of 3`);
    }
  }
  const pairs = [...WRITTEN, ...SEEN].map(String);
  assert.ok(pairs.length > 30, `only ${pairs.length} pairs are listed`);
  assert.deepEqual(
    pairs.filter((pair, at) => pairs.indexOf(pair) !== at),
    [],
    'listed twice',
  );
  assert.equal(found.count, 2 * pairs.length);
  assert.deepEqual(found.short, []);
});
