// Renders the PNG icons that systems require into www/icons, from www/icons/cauce.svg and the pictures of the games.
// Run `node icons.mjs` by hand when one of those has changed; node/manifest.test.mjs checks the manifest.

import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { CHROMIUM } from './chromium.mjs';

const WWW = new URL('../www/', import.meta.url);
const mark = readFileSync(new URL('icons/cauce.svg', WWW), 'utf8');
const whole = mark.replace(/ rx="\d+"/, '');

/**
 * The mark, smaller on its ground. Systems may crop the icon to any shape, but the area within 40 % of the width from
 * the centre is always visible.
 */
const safe = whole.replace('<g ', '<g transform="translate(16 16) scale(.8) translate(-16 -16)" ');

/** @param {string} game */
const picture = (game) => readFileSync(new URL(`pictures/${game}.svg`, WWW), 'utf8');

/** @type {[name: string, size: number, svg: string][]} */
const ICONS = [
  ['cauce-192', 192, mark],
  ['cauce-512', 512, mark],
  ['cauce-maskable-512', 512, safe],
  // iOS rounds the corners itself.
  ['apple-touch-icon', 180, whole],
  ['snorkels-96', 96, picture('snorkels')],
  ['tayu-96', 96, picture('tayu')],
  ['caminos-96', 96, picture('caminos')],
  ['sendas-96', 96, picture('sendas')],
];

const browser = await chromium.launch({ executablePath: CHROMIUM });
const page = await browser.newPage();
for (const [name, size, svg] of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw;height:100vh;object-fit:contain}</style><img src="${source}">`,
  );
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  const path = new URL(`icons/${name}.png`, WWW).pathname;
  await page.screenshot({ path, omitBackground: true });
}
await browser.close();
