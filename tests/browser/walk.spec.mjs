// A first visit, seen: home, a lesson, a new game, the middle and the end of one, the rules; every game, on a phone, a
// tablet and a laptop, by day and by night, each in another language. The pictures are for the eye alone, and come with
// CAUCE_PICTURES; all of them in all languages, which takes some minutes, with CAUCE_PICTURES=all.

import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ARTEFACTS, LANGUAGES, go, open } from './helpers.mjs';

/** How the game of Tayü ends whose middle is on the card. */
const TAYU_END =
  '+014 p12v045 +137 c11v357 +056 d13h056 +236 g8h236 +136 k9v136 +027 m10v027 +127 d11v127 +023 b17h023 +237 h10v367 ' +
  '+037 g12h347 +016 i11v016 +057 j13v134 +167 n7v167 +057 k13v057 +135 f10h157 +014 on +123 on +123 on +035 on ' +
  '+034 k11h047 +026 b18h246 +015 on +012 c2h456 +167 f9h167 +013 i5h457';

const cards = readFileSync(new URL('../../www/site/home/cards.js', import.meta.url), 'utf8');
/** @type {{ CARDS: import("../../www/site/home/cards.js").Card[] }} */
const { CARDS } = await import(`data:text/javascript,${encodeURIComponent(cards)}`);

/** The games on the cards, each with the line of its middle and that of its end. */
const GAMES = CARDS.map(({ name, line, rest }) => ({
  name,
  middle: line,
  end: name === 'tayu' ? `${line} ${rest.replace(/ \+014 p12v045$/, '')} ${TAYU_END}` : `${line} ${rest}`,
}));

if (process.env.CAUCE_PICTURES)
  for (const [column, [width, height]] of /** @type {const} */ ([
    [320, 640],
    [768, 1024],
    [1440, 900],
  ]).entries()) {
    for (const [row, scheme] of /** @type {const} */ (['light', 'dark']).entries()) {
      const turn = LANGUAGES[(column + 2 * row) % LANGUAGES.length] ?? 'en';
      test(`a first visit at ${width}, ${scheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme });
        await open(page);

        /** @param {string} name @param {boolean} [whole] */
        const see = (name, whole = false) =>
          page.screenshot({
            path: `${ARTEFACTS}walk/${name}-${width}-${scheme}.jpg`,
            type: 'jpeg',
            quality: 80,
            fullPage: whole,
          });
        for (const lang of process.env.CAUCE_PICTURES === 'all' ? LANGUAGES : [turn]) {
          await page.locator('select[name=language]').selectOption(lang);
          await expect(page.locator('html')).toHaveAttribute('lang', lang);
          await expect(page.locator('.card canvas')).toHaveCount(4);
          await see(`home-${lang}`, true);
          await page.locator(".card a[href='#learn=snorkels']").click();
          await expect(page.getByRole('grid')).toBeVisible();
          await see(`lesson-${lang}`, true);
          for (const { name, middle, end } of GAMES) {
            await go(page, middle);
            await expect(page.locator('.move').first()).toBeVisible();
            await see(`${name}-middle-${lang}`, true);
            for (const sheet of ['new', 'rules']) {
              await page.locator(`[data-command=${sheet}]`).click();
              await expect(page.locator('dialog[open]')).toBeVisible();
              await see(`${name}-${sheet}-${lang}`);
              await page.keyboard.press('Escape');
              await expect(page.locator('dialog[open]')).toHaveCount(0);
            }
            await go(page, end);
            await expect(page.locator('[data-command=rematch]')).toBeVisible();
            await see(`${name}-end-${lang}`, true);
          }
          await page.locator('.brand').click();
          await expect(page.locator('.card')).toHaveCount(4);
        }
      });
    }
  }
