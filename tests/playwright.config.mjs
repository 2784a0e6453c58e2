// `cargo xtask test` sets up what is needed and runs this; `npx playwright test` alone works too, after a build.

import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './chromium.mjs';

export default defineConfig({
  testDir: 'browser',
  outputDir: 'artefacts/playwright',
  fullyParallel: true,
  workers: 2,
  // Long enough for a small machine that has other work.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a machine that has other work, one in several hundred may meet a moment that nobody thought of. It is tried once
  // more, and named at the end: a test that needs that has a fault to be found.
  retries: 1,
  reporter: 'list',
  use: {
    // Known as soon as the server below has said it.
    baseURL: process.env.CAUCE_SITE,
    browserName: 'chromium',
    launchOptions: { executablePath: CHROMIUM },
    // What cannot be pressed is told of by name, and not by the end of a whole test.
    actionTimeout: 20_000,
    // Files come from where they are served, except where keeping them is what is tested.
    serviceWorkers: 'block',
    // What is looked at is what stands there. Tests of how it gets there ask for movement, which takes a fifth of the time more.
    contextOptions: { reducedMotion: 'reduce' },
    // Of the second try, with what each step saw: traces of all tests would take a quarter of the time more.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  webServer: { command: 'node serve.mjs', wait: { stdout: /(?<cauce_site>http:\S+)/ } },
});
