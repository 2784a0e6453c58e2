// The browser of the tests: the one that CAUCE_CHROMIUM names, else the first one found, else Playwright's own.
// `node chromium.mjs` says which it is, and fails where there is none.

import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
/** Where browsers are that are never on the search path. */
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];
const folders = (process.env.PATH ?? "").split(delimiter);
const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));

/** Whether a program is there and runs: some systems have one that only says where to get another. @param {string} path */
function runs(path) {
  if (!existsSync(path)) return false;
  // There it would open a window.
  if (process.platform === "win32") return true;
  try {
    execFileSync(path, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** The program; whoever is started from here need not look for it again. */
export const CHROMIUM = (process.env.CAUCE_CHROMIUM ||= [...onPath, ...PLACES].find(runs) ?? chromium.executablePath());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const browser = await chromium.launch({ executablePath: CHROMIUM });
  console.log(`${CHROMIUM}, version ${browser.version()}`);
  await browser.close();
}
