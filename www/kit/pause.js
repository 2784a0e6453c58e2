/** @param {number} time in milliseconds @param {AbortSignal} [signal] @returns {Promise<void>} rejected if the signal is aborted */
export function pause(time, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      // A signal may outlive many pauses.
      signal?.removeEventListener('abort', stop);
      resolve();
    }, time);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
