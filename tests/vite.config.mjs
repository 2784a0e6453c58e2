// `npm run serve` serves dist as it stands: under a path of its own, as on a site that has other things, too.

import { defineConfig } from "vite";

export default defineConfig({
  base: "/some/path/",
  // A missing file is an error to see, not the start page once more.
  appType: "mpa",
  build: { outDir: "../dist" },
  preview: {
    host: "127.0.0.1",
    // Pages of any origin may embed a board.
    cors: false,
    headers: { "Access-Control-Allow-Origin": "*" },
  },
});
