// Time that goes by, unless it is cut short.

/** @param {number} time in milliseconds @param {AbortSignal} [signal] @returns {Promise<void>} rejected where the signal is aborted */
export function pause(time, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      // A signal may outlive many of them.
      signal?.removeEventListener('abort', stop);
      resolve();
    }, time);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
