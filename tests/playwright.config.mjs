// `cargo xtask test` prepares everything and runs this; after a build, `npx playwright test` works as well.

import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './chromium.mjs';

export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/playwright',
  fullyParallel: true,
  workers: 2,
  // Long enough for a small machine with other load.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a machine with other load, one test in several hundred may hit a rare race. It is retried once and listed at the
  // end, because the race is a bug to fix.
  retries: 1,
  reporter: 'list',
  use: {
    // Set as soon as the server below has printed its address.
    baseURL: process.env.CAUCE_SITE,
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM },
    // An action that fails is reported by name, before the timeout of the whole test.
    actionTimeout: 20_000,
    // Files come from the server, except in tests of the service worker.
    serviceWorkers: 'block',
    // Most tests check final states. Tests of animations enable motion, which takes a fifth more time.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces on retries only: tracing every test would take a quarter more time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: { command: 'node serve.mjs', wait: { stdout: /(?<cauce_site>http:\S+)/ } },
});
