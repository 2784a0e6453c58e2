// `cargo xtask test` serves dist and says where it is (CAUCE_SITE) and which browser to use
// (CAUCE_CHROMIUM). `npx playwright test` alone works too, after a build: it finds a browser
// and lets xtask serve dist.

import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter, join } from "node:path";
import { defineConfig } from "@playwright/test";

const served = process.env.CAUCE_SITE;

// Workers read this file again, and must come to the same port.
process.env.CAUCE_PORT ??= served ? "" : String(await freePort());
const port = process.env.CAUCE_PORT;
const base = "/some/path/";
const site = served ?? `http://127.0.0.1:${port}${base}`;

export default defineConfig({
  testDir: "browser",
  outputDir: "artefacts/playwright",
  fullyParallel: true,
  workers: 2,
  // Long enough for a small machine that has other work.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // On a machine that has other work, one in several hundred may meet a moment that nobody thought of. It is tried once
  // more, and named at the end: a test that needs that has a fault to be found.
  retries: 1,
  reporter: "list",
  use: {
    baseURL: site,
    browserName: "chromium",
    launchOptions: { executablePath: process.env.CAUCE_CHROMIUM ?? chromiumOnPath() },
    // Files come from where they are served, except where keeping them is what is tested.
    serviceWorkers: "block",
    // With what each step saw (`--trace on`) the whole would take a quarter longer.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
  },
  webServer: served
    ? undefined
    : {
        command: `cargo xtask serve --port ${port} --base ${base}`,
        cwd: "..",
        url: site,
        timeout: 120_000,
      },
});

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** Where there is none, Playwright uses its own. */
function chromiumOnPath() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return ["chromium", "chromium-browser", "google-chrome"]
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
}
