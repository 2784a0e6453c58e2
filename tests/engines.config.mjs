// The tests marked `@engines`, in the engines other than Chromium.

import { defineConfig } from '@playwright/test';
import { FIREFOX } from './firefox.mjs';
import config from './playwright.config.mjs';

const { browserName: _, launchOptions: __, ...use } = config.use ?? {};

export default defineConfig({
  ...config,
  grep: /@engines/,
  use,
  projects: [
    { name: 'firefox', use: { browserName: 'firefox', launchOptions: FIREFOX } },
    { name: 'webkit', use: { browserName: 'webkit' } },
  ],
});
