// The way to the home page: all that it needs is asked for at once, not one after the other as it would be found.

import { linkStyles } from '../shell/style.js';
import { words } from '../../element/words.js';

const STYLES = [new URL('./home.css', import.meta.url), new URL('../library/kept.css', import.meta.url)];

/** The largest picture of these style sheets. */
const RIVER = new URL('../../icons/river.svg', import.meta.url);

/** The home page, with what it looks like and says. @param {string} lang */
export async function toHome(lang) {
  const river = new Image();
  river.crossOrigin = ''; // As a style sheet asks for it.
  river.fetchPriority = 'high';
  river.src = RIVER.href;
  const [{ Home }, say] = await Promise.all([
    import('./home.js'),
    words(lang, ['home']),
    ...STYLES.map(linkStyles),
    // What the first of these imports.
    import('./cards.js'),
    import('../../element/look/more-icons.js'),
    import('../../element/board/picture.js'),
    import('../library/kept-link.js'),
  ]);
  return { Home, say };
}
