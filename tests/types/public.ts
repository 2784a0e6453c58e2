// Compares the declarations in cauce.d.ts with the actual element; the type check fails if they differ.

import type * as Declared from '../../www/cauce.d.ts';
import type { ComputerError } from '../../www/element/computer.js';
import type * as Real from '../../www/element/element.js';

/** Fails if two types are not identical, including `readonly`. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : [A, 'is not', B];

/** Fails to compile unless its argument is `true`. */
type Holds<T extends true> = T;

/** The members of an element beyond those of `HTMLElement`. */
type Own<T> = Exclude<keyof T, keyof HTMLElement>;

/** Members for the site and the browser only, as described at the top of element/element.js. */
type Inside =
  | 'playing'
  | 'link'
  | 'end'
  | 'tags'
  | 'extension'
  | 'openLine'
  | 'openLink'
  | 'openSaved'
  | 'mergeLink'
  | 'withhold'
  | 'use'
  | 'notify'
  | 'point'
  | 'practise'
  | 'keyDown'
  | 'afterPaint'
  | 'connectedCallback'
  | 'disconnectedCallback'
  | 'attributeChangedCallback';

/** Members whose type refers to the class itself, which differs between the two. */
type Itself = 'ready';

type Members<T> = Omit<Pick<T, Extract<Own<T>, Own<Declared.CauceGame>>>, Itself>;

export type Checks = [
  // Every member is declared or internal, and every declared member exists.
  Holds<Same<Exclude<Own<Real.CauceGame>, Inside>, Own<Declared.CauceGame>>>,
  // Each has the declared type.
  Holds<Same<Members<Real.CauceGame>, Members<Declared.CauceGame>>>,
  Holds<Same<Awaited<Real.CauceGame['ready']>, Real.CauceGame>>,
  Holds<Same<Awaited<Declared.CauceGame['ready']>, Declared.CauceGame>>,
  // The element can be passed to code that uses the declared type.
  Holds<Real.CauceGame extends Declared.CauceGame ? true : false>,
  Holds<
    Same<
      Pick<Real.CauceError, 'token' | 'reason' | 'code' | 'name' | 'message'>,
      Pick<Declared.CauceError, 'token' | 'reason' | 'code' | 'name' | 'message'>
    >
  >,
  Holds<Same<ConstructorParameters<typeof Real.CauceError>, ConstructorParameters<typeof Declared.CauceError>>>,
  Holds<Same<ComputerError['code'], Declared.CauceComputerError['code']>>,
];

/** Setters accept wider types than getters return, in both. */
export function setters(
  declared: Declared.CauceGame,
  real: Real.CauceGame,
  text: string,
  truth: boolean,
  degrees: number,
): void {
  for (const game of [declared, real]) {
    game.game = text;
    game.line = text;
    game.lang = text;
    game.controls = text;
    game.theme = text;
    game.readonly = truth;
    game.seats = text;
    game.draws = text;
    game.loading = text;
    game.orientation = degrees;
    game.orientation = text;
    game.hide = text;
    game.hint = text;
    game.analysis = text;
    game.puzzle = 'today';
    game.lesson = 'snorkels/3';
    game.record = text;
    game.src = text;
    game.ply = degrees;
  }
}
