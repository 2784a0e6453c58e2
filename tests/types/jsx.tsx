// The element in JSX, told to a framework as cauce.d.ts says: the type check fails where that does not do.

import type * as React from 'react';
import type { CauceAttributes } from '../../www/cauce.d.ts';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'cauce-game': CauceAttributes;
    }
  }
}

export const board: React.JSX.Element = (
  <cauce-game
    game="snorkels"
    orientation="seat-2"
    hide="coordinates"
    readonly
    oncauce-move={({ detail }) => detail.token.trim()}
  >
    <div />
  </cauce-game>
);

// @ts-expect-error: there are no such controls
export const unknown = <cauce-game controls="everything" />;

// @ts-expect-error: a selection has no seat
export const unheard = <cauce-game oncauce-select={({ detail }) => detail.seat} />;

// @ts-expect-error: there is no such attribute
export const misspelt = <cauce-game orientated="90" />;
