// What the text behind `#` of a link says.

import { engine } from './engine.js';

/** The name of the game of a link that says nothing else: all others are read by the part `later`. @param {string} link */
export const gameAlone = (link) => /^game=([a-z]+)$/.exec(link)?.[1];

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
  const whole = { link: address, whole: true };
  if (gameAlone(address)) return whole;
  // Where what reads it cannot be had, whoever opens the link says so.
  const main = await engine().catch(() => null);
  if (address.startsWith('&') && main?.checked_link(saidBy(address)) === address) return whole;
  const later = await engine('later').catch(() => null);
  const link = later?.find_link(address) ?? address;
  return { link, whole: later?.is_whole(link) !== false };
}
