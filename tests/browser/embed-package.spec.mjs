// The npm package: with bundlers, with frameworks, and without either.

import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import esbuild from 'esbuild';
import { rollup } from 'rollup';
import { build, createServer } from 'vite';
import webpack from 'webpack';
import { command, complaints, square } from './helpers.mjs';
import { host, page as script } from './hosts.mjs';

const ROOT = new URL('../../', import.meta.url).pathname;
const MAIN =
  "import { CauceGame } from 'cauce';\nif (customElements.get('cauce-game') !== CauceGame) throw new Error('not the same');\n";
const INDEX =
  '<!doctype html><html lang="en"><title>Vite</title><cauce-game game="snorkels" controls="full"></cauce-game><script type="module" src="./main.js"></script></html>';
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'";
/** The address of the package for bundlers that keep it external. */
const ADDRESS = '/node_modules/cauce/cauce.js';
let project = '';
let tarball = '';

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(180_000);
  execFileSync('cargo', ['xtask', 'package', '--no-build'], { cwd: ROOT, stdio: 'inherit' });
  const folder = join(ROOT, 'target/package');
  tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '');
  project = mkdtempSync(join(tmpdir(), 'cauce-host-'));
  mkdirSync(join(project, 'node_modules/cauce'), { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', join(project, 'node_modules/cauce'), '--strip-components=1']);
  writeFileSync(join(project, 'main.js'), MAIN);
  writeFileSync(join(project, 'index.html'), INDEX);
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
  await game.evaluate((element) => Object.assign(element, { puzzle: 'today', lang: 'es' }));
  await expect(page.getByText(/^Juegas con/)).toBeVisible();
}

test('the package contains the files of the element and not those of the site', () => {
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

test('the tarball is byte-identical if it is built below a folder of CommonJS modules', () => {
  const above = join(project, 'above');
  const inside = join(above, 'inside');
  for (const path of ['www', 'dist', 'crates/xtask/site', 'Cargo.toml', 'LICENSE-MIT', 'LICENSE-APACHE'])
    cpSync(join(ROOT, path), join(inside, path), { recursive: true, filter: (from) => !from.endsWith('node_modules') });
  symlinkSync(join(ROOT, 'crates/xtask/site/node_modules'), join(inside, 'crates/xtask/site/node_modules'));
  writeFileSync(join(above, 'package.json'), '{ "type": "commonjs" }');
  execFileSync('node', ['crates/xtask/site/package.mjs'], { cwd: inside });
  const made = readFileSync(join(inside, 'target/package', basename(tarball)));
  expect(made.equals(readFileSync(tarball))).toBe(true);
});

/** Returns a page that imports the class and the error from the package. @param {string} from @param {string} [head] */
const importing = (
  from,
  head = '',
) => `<!doctype html><html lang="en"><title>Host</title>${head}<cauce-game game="snorkels" controls="full"></cauce-game><script type="module">
  import { CauceError, CauceGame } from "${from}";
  const game = document.querySelector("cauce-game");
  await game.ready;
  try { game.play("z9"); } catch (error) { if (!(game instanceof CauceGame && error instanceof CauceError)) throw error; }
</script></html>`;

/** @type {[string, string][]} */
const WAYS = [
  ['by a script tag', script('/node_modules/cauce/', '<cauce-game game="snorkels" controls="full"></cauce-game>')],
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

test('the package works without a bundler', async ({ page }) => {
  for (const [how, markup] of WAYS) {
    await test.step(how, async () => {
      const trouble = complaints(page);
      const own = await host({ '/': markup }, { folder: project });
      await page.goto(own.origin);
      await plays(page);
      expect(trouble.filter((text) => !text.includes('404'))).toEqual([]);
    });
  }
});

test("the package works with Vite's development server, configured as in the README", async ({ page }) => {
  test.setTimeout(120_000);
  const readme = readFileSync(join(project, 'node_modules/cauce/README.md'), 'utf8');
  const [, config = ''] = /```js\n\/\/ vite\.config\.js\n(.*?)```/s.exec(readme) ?? [];
  writeFileSync(join(project, 'vite.config.mjs'), config);
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

/** The bundlers of `main.js`, configured as in the README. @type {Record<string, (out: string) => Promise<unknown>>} */
const BUNDLERS = {
  Vite: (outDir) => build({ root: project, base: './', logLevel: 'warn', build: { assetsInlineLimit: 0, outDir } }),
  webpack: (path) =>
    new Promise((resolve, reject) =>
      webpack(
        { mode: 'production', performance: { hints: false }, context: project, entry: './main.js', output: { path } },
        (error, stats) => {
          if (error || stats?.hasErrors() || stats?.hasWarnings()) reject(error ?? new Error(stats?.toString()));
          else resolve(stats);
        },
      ),
    ),
  async Rollup(dir) {
    const made = await rollup({ input: join(project, 'main.js'), external: ['cauce'] });
    await made.write({ dir, paths: { cauce: ADDRESS } });
  },
  esbuild: (outdir) => esbuild.build({ ...APART, entryPoints: [join(project, 'main.js')], outdir }),
};

/** The options with which esbuild keeps the package external. @type {import('esbuild').BuildOptions} */
const APART = { bundle: true, format: 'esm', alias: { cauce: ADDRESS }, external: [ADDRESS], logLevel: 'warning' };

test('the package works with common bundlers under a strict policy', async ({ page }) => {
  test.setTimeout(180_000);
  for (const [name, bundle] of Object.entries(BUNDLERS)) {
    const trouble = complaints(page);
    const folder = join(project, 'built', name);
    await bundle(folder);
    const entry = name === 'Vite' ? readFileSync(join(folder, 'index.html'), 'utf8') : INDEX;
    const own = await host({ [`/built/${name}/`]: entry }, { folder: project, policy: POLICY });
    await page.goto(`${own.origin}/built/${name}/`);
    await plays(page);
    expect(
      trouble.filter((text) => !/404|favicon/.test(text)),
      name,
    ).toEqual([]);
  }
});

const HEAD = "import 'cauce';\nconst root = document.querySelector('#root');\n";
/** The same for React and Preact. */
const APP = `
  function App() {
    const [line, setLine] = useState('snorkels : d4');
    const [told, setTold] = useState('');
    const game = { line, controls: 'compact', readonly: false, marks: [{ at: 'e4' }], 'oncauce-move': ({ detail }) => setTold(detail.line) };
    return h('main', null, h('cauce-game', game), h('output', null, told), h('button', { onClick: () => setLine('snorkels : a1 b1') }, 'Another'));
  }`;
const FRAMEWORKS = {
  React: `${HEAD}import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';${APP}
  createRoot(root).render(h(App));`,
  Preact: `${HEAD}import { h, render } from 'preact';
  import { useState } from 'preact/hooks';${APP}
  render(h(App), root);`,
  Lit: `${HEAD}import { html, render } from 'lit';
  const show = (line, told) => render(html\`<main><cauce-game line=\${line} controls="compact" ?readonly=\${false} .marks=\${[{ at: 'e4' }]}
    @cauce-move=\${({ detail }) => show(line, detail.line)}></cauce-game><output>\${told}</output>
    <button @click=\${() => show('snorkels : a1 b1', told)}>Another</button></main>\`, root);
  show('snorkels : d4', '');`,
};

test('attributes, properties and events of the element work with React, Preact and Lit', async ({ page }) => {
  for (const [name, contents] of Object.entries(FRAMEWORKS)) {
    const trouble = complaints(page);
    const { outputFiles } = await esbuild.build({
      ...APART,
      stdin: { contents, resolveDir: join(ROOT, 'tests') },
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
    });
    writeFileSync(join(project, `${name}.js`), outputFiles?.[0]?.contents ?? '');
    const markup = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><div id="root"></div><script type="module" src="/${name}.js"></script></html>`;
    const own = await host({ '/': markup }, { folder: project, policy: POLICY });
    await page.goto(own.origin);
    await square(page, 'e5').first().click();
    await expect(page.locator('output')).toHaveText('snorkels : d4 e5');
    const game = page.locator('cauce-game');
    const told = () =>
      game.evaluate((/** @type {any} */ { line, controls, readonly, marks }) => ({ line, controls, readonly, marks }));
    const given = { controls: 'compact', readonly: false, marks: [{ at: 'e4' }] };
    // The event has rendered the page again, and the game continues.
    expect(await told()).toEqual({ line: 'snorkels : d4 e5', ...given });
    await page.getByRole('button', { name: 'Another' }).click();
    await expect.poll(told).toEqual({ line: 'snorkels : a1 b1', ...given });
    expect(
      trouble.filter((text) => !/404|favicon/.test(text)),
      name,
    ).toEqual([]);
  }
});
