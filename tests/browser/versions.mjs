// A host of the site that can be updated and switched off between visits.

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TYPES } from './hosts.mjs';

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url));
const BASE = '/games/cauce/';

export class Host {
  address = '';
  on = true;
  /** The requested paths. @type {string[]} */
  asked = [];

  #folder = mkdtempSync(join(tmpdir(), 'cauce-host-'));
  #server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const inside = path.startsWith(BASE) ? path.slice(BASE.length) || 'index.html' : 'none';
    this.asked.push(inside);
    const file = join(this.#folder, normalize(inside));
    if (!this.on) response.destroy();
    else if (!statSync(file, { throwIfNoEntry: false })?.isFile()) response.writeHead(404).end();
    else {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-cache' }).end(readFileSync(file));
    }
  });

  static async start() {
    const host = new Host();
    cpSync(DIST, host.#folder, { recursive: true });
    await new Promise((done) => host.#server.listen(0, '127.0.0.1', () => done(undefined)));
    const address = host.#server.address();
    host.address = `http://127.0.0.1:${typeof address === 'object' && address?.port}${BASE}`;
    return host;
  }

  get version() {
    return /"(\w+)"/.exec(this.#read('site/shell/version.js'))?.[1];
  }

  /**
   * Changes a file without updating the list of files.
   *
   * @param {string} path
   * @param {(text: string) => string} change
   */
  change(path, change) {
    writeFileSync(join(this.#folder, path), change(this.#read(path)));
  }

  /**
   * Publishes another version, as a build writes it.
   *
   * @param {string} version
   */
  publish(version) {
    this.change('site/shell/version.js', () => `export const VERSION = "${version}";\n`);
    this.change('service-worker.js', (worker) => {
      const [list = '', ...code] = worker.split('\n');
      const files = list
        .replace(/version:"\w*"/, `version:"${version}"`)
        .replace(/"([^"]+)":"sha256-[^"]+"/g, (_, path) => {
          const hash = createHash('sha256')
            .update(readFileSync(join(this.#folder, path)))
            .digest('base64');
          return `"${path}":"sha256-${hash}"`;
        });
      return [files, ...code].join('\n');
    });
  }

  /** Serves an unfinished build: no version, and a worker without a list. */
  publishUnsealed() {
    this.change('site/shell/version.js', () => 'export const VERSION = null;\n');
    this.change('service-worker.js', (worker) => worker.slice(worker.indexOf('\n') + 1));
  }

  close() {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.#folder, { recursive: true });
  }

  /** @param {string} path */
  #read(path) {
    return readFileSync(join(this.#folder, path), 'utf8');
  }
}
