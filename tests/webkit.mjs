// `node webkit.mjs` prints the WebKit of the tests, and fails if there is none. Playwright can only control its own.

import { webkit } from '@playwright/test';

const browser = await webkit.launch();
console.log(`${webkit.executablePath()}, version ${browser.version()}`);
await browser.close();
