// Time that goes by, unless it is cut short.

/** @param {number} time in milliseconds @param {AbortSignal} [signal] @returns {Promise<void>} rejected where the signal is aborted */
export function pause(time, signal) {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, time);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}
