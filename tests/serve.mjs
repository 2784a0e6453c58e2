// Serves dist as it stands, and says where: under a path of its own, as on a site that has other things, too. The pages of
// `pages`, which only tests look at, appear beside it.

import { existsSync, readFileSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { preview } from "vite";

const BASE = "/some/path/";
/** @type {Record<string, string>} */
const TYPES = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8" };

/** @type {import("vite").Plugin} */
const pages = {
  name: "pages",
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = join(import.meta.dirname, "pages", basename(request.url ?? ""));
      if (request.url !== BASE + basename(file) || !existsSync(file)) return next();
      response.setHeader("Content-Type", TYPES[extname(file)] ?? "application/octet-stream");
      response.end(readFileSync(file));
    });
  },
};

const server = await preview({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "warn",
  base: BASE,
  plugins: [pages],
  // A missing file is an error to see, not the start page once more.
  appType: "mpa",
  build: { outDir: "../dist" },
  // Pages of any origin may embed a board.
  preview: { host: "127.0.0.1", cors: false, headers: { "Access-Control-Allow-Origin": "*" } },
});
console.log(server.resolvedUrls?.local[0]);
