// Runs the tests of crates/web in a browser. Cargo starts it for every program of the wasm target (.cargo/config.toml).
// wasm-bindgen's runner serves the program as a page; a browser opens the page, and its output is printed here.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { CHROMIUM } from './chromium.mjs';

/** Long enough for a small machine with other load. */
const TIMEOUT = 300_000;

const env = {
  ...process.env,
  NO_HEADLESS: '1',
  WASM_BINDGEN_USE_BROWSER: '1',
  WASM_BINDGEN_TEST_ADDRESS: '127.0.0.1:0',
};
const server = spawn('wasm-bindgen-test-runner', process.argv.slice(2), { env, stdio: ['ignore', 'pipe', 'inherit'] });
const ended = new Promise((resolve) => server.on('error', resolve).on('exit', resolve));
server.on('error', ({ message }) => console.error(message));

let passed = false;
for await (const line of createInterface(server.stdout)) {
  const [address] = /http:\S+/.exec(line) ?? [];
  if (address) {
    passed = await run(address);
    server.kill();
    break;
  }
  console.log(line);
}
// A program without tests is not served.
process.exitCode = passed || (await ended) === 0 ? 0 : 1;

/** @param {string} address */
async function run(address) {
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.log(error.message));
    page.on('console', (message) => message.type() === 'log' && console.log(message.text()));
    await page.goto(address);
    const output = page.locator('#output');
    await output
      .filter({ hasText: 'test result: ' })
      .waitFor({ timeout: TIMEOUT, state: 'attached' })
      .catch(({ message }) => console.log(message));
    const said = await output.innerText();
    console.log(said);
    return said.includes('test result: ok');
  } finally {
    await browser.close();
  }
}
