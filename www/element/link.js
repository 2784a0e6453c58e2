// What the text behind `#` of a link says.

/** Its pairs. Mail programs and chats that write a link as HTML put `&amp;` between them. @param {string} fragment */
export const pairsOf = (fragment) => new URLSearchParams(fragment.replaceAll('&amp;', '&'));
