// What cauce.d.ts promises to host pages, held against the element as it is: the type check fails where they part.

import type * as Declared from '../../www/cauce.d.ts';
import type { ComputerError } from '../../www/element/computer.js';
import type * as Real from '../../www/element/element.js';

/** Fails where two types are not the very same, down to what is read-only. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : [A, 'is not', B];

/** Fails to compile unless what it is given is true. */
type Holds<T extends true> = T;

/** The members that an element has beyond those of any other. */
type Own<T> = Exclude<keyof T, keyof HTMLElement>;

/** What only the site and the browser use, as the head of element/element.js says. */
type Inside =
  | 'playing'
  | 'link'
  | 'end'
  | 'tags'
  | 'extension'
  | 'openLine'
  | 'openLink'
  | 'openSaved'
  | 'takeUp'
  | 'use'
  | 'notify'
  | 'point'
  | 'practise'
  | 'keyDown'
  | 'afterwards'
  | 'connectedCallback'
  | 'disconnectedCallback'
  | 'attributeChangedCallback';

/** Members that speak of the class itself; each class means its own. */
type Itself = 'ready';

type Members<T> = Omit<Pick<T, Extract<Own<T>, Own<Declared.CauceGame>>>, Itself>;

export type Checks = [
  // Every member is declared or inside, and nothing is declared that is not there.
  Holds<Same<Exclude<Own<Real.CauceGame>, Inside>, Own<Declared.CauceGame>>>,
  // Each has the type that is declared.
  Holds<Same<Members<Real.CauceGame>, Members<Declared.CauceGame>>>,
  Holds<Same<Awaited<Real.CauceGame['ready']>, Real.CauceGame>>,
  Holds<Same<Awaited<Declared.CauceGame['ready']>, Declared.CauceGame>>,
  // An element can be handed to whoever knows the declared one.
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

/** What may be set is wider than what is read, and is so in both. */
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
    game.hint = text;
    game.analysis = text;
    game.puzzle = 'today';
    game.lesson = 'snorkels/3';
    game.record = text;
    game.src = text;
    game.ply = degrees;
  }
}
