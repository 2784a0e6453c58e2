// The npm package, with Vite and without a bundler.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, createServer } from 'vite';
import { command, complaints, square } from './helpers.mjs';
import { host, page as script } from './hosts.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
const MAIN =
  "import { CauceGame } from 'cauce';\nif (customElements.get('cauce-game') !== CauceGame) throw new Error('not the same');\n";
const INDEX =
  '<!doctype html><html lang="en"><title>Vite</title><cauce-game game="snorkels"></cauce-game><script type="module" src="/main.js"></script></html>';
let project = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(180_000);
  execFileSync('cargo', ['xtask', 'package', '--no-build'], { cwd: ROOT, stdio: 'inherit' });
  const folder = join(ROOT, 'target/package');
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  project = mkdtempSync(join(tmpdir(), 'cauce-host-'));
  mkdirSync(join(project, 'node_modules/cauce'), { recursive: true });
  execFileSync('tar', [
    '-xzf',
    join(folder, tarball),
    '-C',
    join(project, 'node_modules/cauce'),
    '--strip-components=1',
  ]);
});
test.afterAll(() => rmSync(project, { recursive: true, force: true }));

/** @param {import("@playwright/test").Page} page */
async function plays(page) {
  await square(page, 'd4').first().click();
  await expect(page.getByText('Player 2').first()).toBeVisible();
  expect(await page.locator('cauce-game').evaluate((game) => /** @type {any} */ (game).line)).toBe('snorkels : d4');
  await command(page, 'rules');
  await expect(page.getByRole('dialog', { name: 'How to play Snorkels' })).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, 'share');
  await page.getByRole('radio', { name: 'Game line' }).check();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('snorkels : d4');
  await expect(page.getByLabel('Link')).toHaveCount(0);
  await page.keyboard.press('Escape');
  const game = page.locator('cauce-game');
  await game.evaluate((element) => element.setAttribute('seats', 'here computer-1'));
  await expect.poll(() => game.evaluate((element) => /** @type {any} */ (element).line)).toMatch(/^snorkels : d4 \S+/);
  expect(page.workers()).toHaveLength(1);
}

test('what is in it', () => {
  const inside = join(project, 'node_modules/cauce');
  const { name, types, main, exports } = JSON.parse(readFileSync(join(inside, 'package.json'), 'utf8'));
  expect({ name, types, main }).toEqual({ name: 'cauce', types: './cauce.d.ts', main: './cauce.js' });
  expect(Object.keys(exports)).toEqual(['.', './cauce@1.js']);
  const files = readdirSync(inside, { recursive: true }).map(String);
  expect(files.filter((file) => /^(site|embedding)(\/|$)|\/table\.ftl$/.test(file))).toEqual([]);
  for (const file of [
    'cauce.js',
    'cauce@1.js',
    'CHANGELOG.md',
    'cauce.d.ts',
    'cauce-web_bg.wasm',
    'cauce-worker_bg.wasm',
    'README.md',
    'LICENSE-MIT',
    'locales/ca/tayu.ftl',
  ])
    expect(files).toContain(file);
  for (const file of ['index.html', 'embed.html', 'locales/en/embedding.ftl']) expect(files).not.toContain(file);
});

/** A page that imports the class and the error from the package by name. @param {string} from @param {string} [head] */
const importing = (
  from,
  head = '',
) => `<!doctype html><html lang="en"><title>Host</title>${head}<cauce-game game="snorkels"></cauce-game><script type="module">
  import { CauceError, CauceGame } from "${from}";
  const game = document.querySelector("cauce-game");
  await game.ready;
  try { game.play("z9"); } catch (error) { if (!(game instanceof CauceGame && error instanceof CauceError)) throw error; }
</script></html>`;

/** @type {[string, string][]} */
const WAYS = [
  ['by a script tag', script('/node_modules/cauce/', '<cauce-game game="snorkels"></cauce-game>')],
  [
    'imported by its version',
    importing(
      'cauce',
      '<script type="importmap">{ "imports": { "cauce": "/node_modules/cauce/cauce@1.js" } }</script>',
    ),
  ],
  ['imported by its address', importing('/node_modules/cauce/cauce.js')],
  [
    'imported by its name, with an import map',
    importing('cauce', '<script type="importmap">{ "imports": { "cauce": "/node_modules/cauce/cauce.js" } }</script>'),
  ],
];

for (const [how, markup] of WAYS) {
  test(`without a bundler, ${how}`, async ({ page }) => {
    const trouble = complaints(page);
    const own = await host({ '/': markup }, { folder: project });
    await page.goto(own.origin);
    await plays(page);
    expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
  });
}

test("with Vite's development server, set as the README says", async ({ page }) => {
  test.setTimeout(120_000);
  const readme = readFileSync(join(project, 'node_modules/cauce/README.md'), 'utf8');
  const [, config = ''] = /```js\n\/\/ vite\.config\.js\n(.*?)```/s.exec(readme) ?? [];
  writeFileSync(join(project, 'vite.config.mjs'), config);
  writeFileSync(join(project, 'main.js'), MAIN);
  writeFileSync(join(project, 'index.html'), INDEX);
  const server = await createServer({
    root: project,
    configFile: join(project, 'vite.config.mjs'),
    logLevel: 'warn',
    server: { host: '127.0.0.1', port: 0 },
  });
  try {
    await server.listen();
    const trouble = complaints(page);
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await plays(page);
    expect(trouble.filter((text) => !/404|favicon/.test(text))).toEqual([]);
  } finally {
    await server.close();
  }
});

test('built with Vite, under a strict policy', async ({ page }) => {
  test.setTimeout(120_000);
  writeFileSync(join(project, 'main.js'), MAIN);
  writeFileSync(join(project, 'index.html'), INDEX);
  await build({ root: project, logLevel: 'warn', build: { assetsInlineLimit: 0 } });
  const trouble = complaints(page);
  const folder = join(project, 'dist');
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'";
  const own = await host({ '/': readFileSync(join(folder, 'index.html'), 'utf8') }, { folder, policy });
  await page.goto(own.origin);
  await plays(page);
  expect(trouble.filter((text) => !/404|favicon/.test(text))).toEqual([]);
});
