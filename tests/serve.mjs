// Serves dist as it stands, and says where: under a path of its own, as on a site that has other things, too.

import { preview } from "vite";

const server = await preview({
  root: import.meta.dirname,
  configFile: false,
  logLevel: "warn",
  base: "/some/path/",
  // A missing file is an error to see, not the start page once more.
  appType: "mpa",
  build: { outDir: "../dist" },
  // Pages of any origin may embed a board.
  preview: { host: "127.0.0.1", cors: false, headers: { "Access-Control-Allow-Origin": "*" } },
});
console.log(server.resolvedUrls?.local[0]);
