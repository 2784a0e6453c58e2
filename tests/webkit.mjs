// `node webkit.mjs` says which WebKit the tests use, and fails where there is none: only Playwright's own can be steered.

import { webkit } from '@playwright/test';

const browser = await webkit.launch();
console.log(`${webkit.executablePath()}, version ${browser.version()}`);
await browser.close();
