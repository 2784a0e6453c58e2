// Requests all files of the home page in parallel.

import { linkStyles } from '../shell/style.js';
import { words } from '../../kit/words.js';

const STYLES = [new URL('./home.css', import.meta.url), new URL('../library/kept.css', import.meta.url)];

/** The largest picture of the style sheets. */
const RIVER = new URL('../../icons/river.svg', import.meta.url);

/** @param {string} lang */
export async function toHome(lang) {
  const river = new Image();
  river.crossOrigin = ''; // A style sheet requests it in this mode.
  river.fetchPriority = 'high';
  river.src = RIVER.href;
  const [{ Home }, say] = await Promise.all([
    import('./home.js'),
    words(lang, ['home']),
    ...STYLES.map(linkStyles),
    // The imports of `home.js`.
    import('./cards.js'),
    import('../../kit/more-icons.js'),
    import('../../element/board/picture.js'),
    import('../library/kept-link.js'),
  ]);
  return { Home, say };
}
