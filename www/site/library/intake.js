// Games from outside, on any page of the site: dropped files, and pasted text where no field has the focus.

import { el } from '../../kit/dom.js';

/** @import { Source } from './reading.js' */

/** @param {{ take: (sources: Source[]) => void, invite: () => Promise<string> }} on */
export function listen({ take, invite }) {
  const veil = el('div', { class: 'drop-veil', 'aria-hidden': 'true' });
  /** @param {DragEvent} event */
  const holdsFiles = ({ dataTransfer }) => Boolean(dataTransfer?.types.includes('Files'));

  addEventListener('dragenter', (event) => {
    if (!holdsFiles(event) || veil.isConnected) return;
    document.body.append(veil);
    invite().then((words) => (veil.textContent = words));
  });
  addEventListener('dragover', (event) => {
    // Otherwise the browser would leave the page and show the file.
    if (holdsFiles(event)) event.preventDefault();
  });
  addEventListener('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) veil.remove();
  });
  addEventListener('drop', (event) => {
    veil.remove();
    if (!holdsFiles(event)) return;
    event.preventDefault();
    take([...(event.dataTransfer?.files ?? [])].map(ofFile));
  });
  addEventListener('paste', (event) => {
    const at = event.composedPath()[0];
    if (at instanceof Element && at.closest('input, textarea, select, [contenteditable]')) return;
    const files = [...(event.clipboardData?.files ?? [])];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (files.length > 0) take(files.map(ofFile));
    else if (text.trim()) take([ofText(text)]);
  });
}

/** @param {File} file @returns {Source} */
export function ofFile(file) {
  return { name: file.name, bytes: async () => new Uint8Array(await file.arrayBuffer()) };
}

/** @param {string} text @returns {Source} without a name */
export function ofText(text) {
  return { name: '', bytes: async () => new TextEncoder().encode(text) };
}
