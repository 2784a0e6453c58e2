// Fragments of links, which describe a game.

import { engine } from './engine.js';

/** Returns the game of a link that says nothing else. All other links need the part `later`. @param {string} link */
export const gameOnlyLink = (link) => /^game=([a-z]+)$/.exec(link)?.[1];

/** Some mail programs and chats escape `&` as `&amp;`. @param {string} fragment */
export const pairsOf = (fragment) => new URLSearchParams(fragment.replaceAll('&amp;', '&'));

/** Removes the checksum of a link. @param {string} link */
export const withoutChecksum = (link) => link.replace(/^&|&check=.*/g, '');

/**
 * Repairs the link in an address where that is unambiguous.
 * @param {string} address the fragment
 * @returns {Promise<{ link: string, whole: boolean }>} `whole` is false if the link is known to be truncated
 */
export async function linkOf(address) {
  const whole = { link: address, whole: true };
  if (gameOnlyLink(address)) return whole;
  // If the engine cannot be loaded, opening the link reports that.
  const main = await engine().catch(() => null);
  if (address.startsWith('&') && main?.checked_link(withoutChecksum(address)) === address) return whole;
  const later = await engine('later').catch(() => null);
  const link = later?.find_link(address) ?? address;
  return { link, whole: later?.is_whole(link) !== false };
}
