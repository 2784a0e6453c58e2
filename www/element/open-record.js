import { copied, download } from '../kit/download.js';
import { engine } from './engine.js';
import { goTo, name } from './game.js';
import { bytesOf } from './record.js';

/** @import { Source } from './record.js' */

/**
 * Reads the first game of a record, and loads the part of the engine for that game.
 * @param {Source} source @param {import('./game.js').PageDefaults} beside
 * @returns {Promise<(game: import('./game.js').Game, instead: string) => Promise<boolean>>} shows the game, or opens `instead`
 *   if nothing is readable, and reports problems; resolves to whether there were none
 */
export async function openRecord(source, beside) {
  const { Board, Records } = await engine('later');
  /** @type {Uint8Array<ArrayBuffer> | null} */ let bytes = null;
  /** @type {Pick<FiledGame, 'saved' | 'names' | 'problem'>} */
  let read = { saved: '', names: [], problem: { id: 'record-tag-expected' } };
  try {
    bytes = await bytesOf(source);
  } catch (problem) {
    read.problem = /** @type {Phrase} */ (problem);
  }
  if (bytes) {
    const records = new Records(bytes);
    const kind = records.next_game;
    if (kind) await engine(kind);
    read = records.read_next() ?? read;
    records.free();
  }
  return async (game, instead) => {
    game.frame.dismissCards();
    const { names, ply } = beside();
    /** @type {boolean | undefined} */ let shown;
    if (read.saved) {
      const board = Board.restore(read.saved, false);
      if (!read.names.some(Boolean)) name(board, names);
      goTo(board, ply);
      board.draw_chance(game.draws);
      shown = await game.take(board);
    } else shown = await game.open(instead, beside);
    if (!shown) return false;
    if (!read.problem) return true;
    const text = bytes;
    await game.withhold(
      read.problem,
      ...(text
        ? [
            { name: 'record-save', act: () => download('record.cauce', new Blob([text])) },
            { name: 'record-copy', act: () => void copied(new Blob([text])) },
          ]
        : []),
    );
    return false;
  };
}
