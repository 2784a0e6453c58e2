// The worker of the computer players. Its first message is the wasm module; it replies with null when it is ready, or with the
// reason of a failure. All further messages are questions. While it works, it posts null as a heartbeat.

import { open } from './questions.js';

// A message is used because timers are throttled to four milliseconds.
const { port1, port2 } = new MessageChannel();
const pause = () => {
  sign();
  return /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    })
  );
};

/** In milliseconds. */
const LIFE = 500;
let signed = 0;

function sign() {
  const now = performance.now();
  if (now - signed < LIFE) return;
  signed = now;
  postMessage(null);
}

self.onmessage = async ({ data: module }) => {
  try {
    const take = await open(module, (answer) => postMessage(answer), pause);
    self.onmessage = ({ data }) => take(data);
    postMessage(null);
  } catch (reason) {
    // A rejected promise in a worker is not reported to the page.
    postMessage(String(reason));
  }
};
