// What the text behind `#` of a link says.

import { engine } from './engine.js';

/** What is written as links without a check are: there is nothing to be put right. */
const PLAIN = /^game=[a-z]+(?:&[a-z]\w*=(?:[a-z\d_,:+*=-]|[A-Z](?!\d)|%2B\d|%3D)*)*(?<![,:+=-])$/;

/** Its pairs. Mail programs and chats that write a link as HTML put `&amp;` between them. @param {string} fragment */
export const pairsOf = (fragment) => new URLSearchParams(fragment.replaceAll('&amp;', '&'));

/** What a link says, without what tells that it is whole. @param {string} link */
export const saidBy = (link) => link.replace(/^&|&check=.*/g, '');

/**
 * The link that an address is about, put right where that is certain.
 * @param {string} address what stands behind its `#`
 * @returns {Promise<{ link: string, whole: boolean }>} whether it says all that it said, as far as it tells
 */
export async function linkOf(address) {
  if (PLAIN.test(address)) return { link: address, whole: true };
  const { is_whole } = await engine();
  if (is_whole(address)) return { link: address, whole: true };
  const later = await engine('later').catch(() => null);
  const link = later?.find_link(address) ?? address;
  return { link, whole: is_whole(link) !== false };
}
