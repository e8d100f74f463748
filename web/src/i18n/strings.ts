// SPDX-License-Identifier: MIT
// Every text of the page. A language that lacks one does not compile.

import type { BookFault, EngineFault, Notation } from '../engine/protocol.ts';
import type { PieceLabel, SideId } from '../games/game-spec.ts';
import type { EndReason, Notice } from '../state/state.ts';

export type Action = 'new-game' | 'undo' | 'hint' | 'stop' | 'flip' | 'resign';

type Ten<Item> = readonly [Item, Item, Item, Item, Item, Item, Item, Item, Item, Item];

export interface Strings {
  readonly language: string;
  readonly ownName: string;
  /** How its readers expect moves to be written. */
  readonly notation: Notation;
  readonly title: string;
  readonly tagline: string;
  readonly about: string;

  readonly labels: {
    readonly language: string;
    readonly theme: string;
    readonly side: string;
    readonly level: string;
    readonly time: string;
    readonly coordinates: string;
    readonly notation: string;
    readonly settings: string;
    readonly moves: string;
    readonly noMoves: string;
    readonly engine: string;
    readonly depth: string;
    readonly score: string;
    readonly speed: string;
    readonly line: string;
    readonly actions: string;
    readonly tryAgain: string;
    readonly update: string;
    readonly updateReady: string;
    readonly you: string;
    readonly taken: string;
  };
  readonly actions: Readonly<Record<Action, string>>;
  readonly themes: { readonly auto: string; readonly light: string; readonly dark: string };
  readonly notations: Readonly<Record<Notation, string>>;
  readonly sides: Readonly<Record<SideId, string>>;
  readonly pieces: Readonly<Record<PieceLabel, string>>;
  /** From the first lesson to full strength. */
  readonly levels: Ten<string>;
  readonly reasons: Readonly<Record<EndReason, string>>;
  readonly faults: Readonly<Record<EngineFault, string>>;
  readonly bookFaults: Readonly<Record<BookFault, string>>;
  readonly notices: Readonly<Record<Notice, string>>;

  readonly status: {
    readonly loading: string;
    readonly yourMove: string;
    readonly thinking: string;
    readonly seekingHint: string;
    readonly check: string;
    readonly won: string;
    readonly lost: string;
    readonly drawn: string;
    readonly failed: string;
  };
  readonly scores: {
    readonly even: string;
    readonly ahead: (side: string, pawns: string) => string;
    readonly mates: (side: string, moves: number) => string;
    readonly book: string;
  };
  readonly seconds: (count: number) => string;
  readonly perSecond: (count: string) => string;
  readonly level: (number: number, name: string) => string;

  /** What a screen reader hears. */
  readonly spoken: {
    readonly board: (game: string, bottom: string) => string;
    readonly square: (square: string, content: string) => string;
    readonly empty: string;
    readonly selected: string;
    readonly target: string;
    readonly capture: string;
    readonly checked: string;
    readonly lastMove: string;
    readonly move: (piece: string, from: string, to: string) => string;
    readonly taking: (move: string, taken: string) => string;
    readonly takenBack: string;
    readonly newGame: string;
    readonly hint: (move: string) => string;
    readonly picked: (piece: string, square: string, targets: number) => string;
    readonly putBack: string;
    readonly over: (outcome: string, reason: string) => string;
  };
}
