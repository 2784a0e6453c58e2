// The worker of the computer players. First it gets their module and says when it is ready, or why it
// cannot be; then come questions. While it works on them, it gives signs of life.

import { open } from './questions.js';

// A timer would wait four milliseconds each time.
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

/** How long it takes from one sign of life to the next, in milliseconds. */
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
    // Whoever waits for it would not hear of it otherwise.
    postMessage(String(reason));
  }
};
