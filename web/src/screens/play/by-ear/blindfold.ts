// SPDX-License-Identifier: MIT
// Hides pieces visually only: taps, keys and screen readers work as before.

import type { Layer, LayerHost } from '../../../board/board.ts';
import type { BoardModel } from '../../../board/model.ts';
import type { Seat } from '../../../games/seat.ts';
import type { Blindfold } from '../../../storage/preferences.ts';

/** Whether the pieces of that side are hidden. */
function hides(blindfold: Blindfold, isOwn: boolean): boolean {
  return blindfold === 'all' || (blindfold === 'own' ? isOwn : blindfold === 'theirs' && !isOwn);
}

/** The board without the hidden pieces and without marks that would reveal them. */
export function blindfolded(board: BoardModel, blindfold: Blindfold, own: Seat): BoardModel {
  if (blindfold === 'none') return board;
  const { pieces } = board.spec;
  const seen = [...board.placement].filter(
    ([, letter]) => !hides(blindfold, pieces[letter]?.seat === own),
  );
  return { ...board, placement: new Map(seen), numbered: [], values: new Map() };
}

export class BlindfoldLayer implements Layer {
  readonly #host: LayerHost;
  #blindfold: Blindfold = 'none';
  #own: Seat = 'first';
  #isLooking = false;

  constructor(host: LayerHost) {
    this.#host = host;
  }

  wear(blindfold: Blindfold, own: Seat): void {
    if (blindfold === this.#blindfold && own === this.#own) return;
    this.#blindfold = blindfold;
    this.#own = own;
    this.#host.changed();
  }

  /** Shows the pieces for as long as the reader likes. */
  look(isLooking: boolean): void {
    if (isLooking === this.#isLooking) return;
    this.#isLooking = isLooking;
    this.#host.changed();
  }

  on(board: BoardModel): BoardModel {
    return this.#isLooking ? board : blindfolded(board, this.#blindfold, this.#own);
  }

  clear(): void {}
}
