// Handing over a file, or text by the clipboard.

/** How long the browser has to take a file, in milliseconds, before its bytes are let go of. */
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
 * Hands over a file. Inside other apps many a browser takes none and says nothing of it, so nobody can tell whether it has:
 * what is said offers a way round.
 * @param {Words} words with those of sharing @param {string} name @param {Blob} file
 * @param {(message: string) => void} tell says what came of copying
 * @returns {[message: string, copy: import('../frame/notice.js').Offer]}
 */
export function saved(words, name, file, tell) {
  download(name, file);
  const act = async () => tell(words.say((await copied(file)) ? 'share-copied' : 'share-not-copied'));
  return [words.say('share-saved', { name }), { name: 'share-copy', act }];
}

/**
 * A name for a file, of words of any language: only letters and digits stay, joined by hyphens.
 * @param {readonly string[]} words @param {string} end such as `svg`
 */
export function fileName(words, end) {
  const plain = words.map((word) =>
    word
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  return `${plain.filter(Boolean).join('-').slice(0, 100).toLowerCase()}.${end}`;
}

/**
 * @param {string | Blob} what a text, or a file with a picture or a text
 * @returns {Promise<boolean>} whether the clipboard has taken it: else it is to be copied by hand
 */
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
