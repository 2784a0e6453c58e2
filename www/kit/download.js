/** Milliseconds after which the object URL of a download is revoked. */
const TAKEN = 60_000;

/** @param {string} name @param {Blob} file */
export function download(name, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN);
}

/**
 * Browsers inside other apps often ignore downloads silently, so the returned message offers to copy the file instead.
 * @param {Words} words with the catalogue `share` @param {string} name @param {Blob} file
 * @param {(message: string) => void} tell receives the result of copying
 * @returns {[message: string, copy: import('./notice.js').Offer]}
 */
export function saved(words, name, file, tell) {
  download(name, file);
  const act = async () => tell(words.say((await copied(file)) ? 'share-copied' : 'share-not-copied'));
  return [words.say('share-saved', { name }), { name: 'share-copy', act }];
}

/** @param {readonly string[]} words @param {string} end such as `svg` */
export function fileName(words, end) {
  const plain = words.map((word) =>
    word
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return `${plain.filter(Boolean).join('-').slice(0, 100).toLowerCase()}.${end}`;
}

/** @param {string | Blob} what a text, or a PNG or text file @returns {Promise<boolean>} whether the clipboard has accepted it */
export async function copied(what) {
  try {
    if (what instanceof Blob && what.type === 'image/png')
      await navigator.clipboard.write([new ClipboardItem({ [what.type]: what })]);
    else await navigator.clipboard.writeText(what instanceof Blob ? await what.text() : what);
    return true;
  } catch {
    return false;
  }
}
