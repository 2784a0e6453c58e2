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

/** @param {string} text @returns {Promise<boolean>} whether the clipboard has taken it: else it is to be copied by hand */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
