// SPDX-License-Identifier: MIT
// Games in the states that tests start from. The legal moves were computed by the real engine.

import { provisional } from '../../src/screens/common/position/shown.ts';
import type { AppEvent } from '../../src/screens/play/state/events.ts';
import type {
  CycleStep,
  Report,
  Ruling,
  Snapshot,
  WrittenMoves,
} from '../../src/engine/protocol.ts';
import type { Seat } from '../../src/games/seat.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { initialState, usualSettings } from '../../src/screens/play/state/new-game.ts';
import { duePremove } from '../../src/screens/play/state/premove.ts';
import { reduce } from '../../src/screens/play/state/reduce.ts';
import type { GameState } from '../../src/screens/play/state/state.ts';

/** A few of the legal moves of the start position, which suffice for the page. */
export const start = snapshot({
  fen: xiangqi.startFen,
  legalMoves: ['h2e2', 'h2h9', 'h0g2', 'b0c2', 'b2e2'],
});
export const afterCannon = snapshot({
  fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b - - 1 1',
  legalMoves: ['h9g7', 'b9c7'],
});
export const afterHorse = snapshot({
  fen: 'rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w - - 2 2',
  legalMoves: ['h0g2', 'e2e6'],
});
/** Red is mated on its back rank by two chariots. */
export const mated = snapshot({
  fen: '3k5/9/9/9/9/9/9/9/r8/1r2K4 w - - 0 1',
  status: 'second-wins',
  reason: 'checkmate',
  inCheck: true,
  checkedSquare: 'e0',
});

const perpetualChase = {
  status: 'second-wins',
  reason: 'perpetual-chase',
  article: { kind: 'item', number: '15' },
  allowance: 'peace',
  guilty: 'first',
  victims: ['a7'],
} as const;

/**
 * Red's cannon chases Black's chariot back and forth, as described by the engine: case 1 of
 * repetition.txt.
 */
export const chased = snapshot({
  fen: '2bakabnr/9/r1n1c4/2p1p1p1p/PP7/9/4P1P1P/1C4NC1/9/1NBAKAB1R w - - 8 5',
  legalMoves: ['b2a2', 'b2c2', 'e3e4'],
  warning: ruling({
    ...perpetualChase,
    cycle: [
      { ...step('first', 'b2a2', 'b2', 'chase'), attacks: [{ from: 'b2', to: 'a7' }] },
      step('second', 'a7b7', 'a7'),
      { ...step('first', 'a2b2', 'b2', 'chase'), attacks: [{ from: 'b2', to: 'a7' }] },
      step('second', 'b7a7', 'a7'),
    ],
  }),
  losingMoves: ['b2a2'],
});
/** The same after the ruling. */
export const chaseRuled = snapshot({
  fen: '2bakabnr/9/r1n1c4/2p1p1p1p/PP7/9/4P1P1P/C5NC1/9/1NBAKAB1R b - - 9 5',
  status: 'second-wins',
  reason: 'perpetual-chase',
  ruling: ruling({
    ...perpetualChase,
    cycle: [
      step('second', 'a7b7', 'a7'),
      { ...step('first', 'a2b2', 'a2', 'chase'), attacks: [{ from: 'a2', to: 'a7' }] },
      step('second', 'b7a7', 'a7'),
      { ...step('first', 'b2a2', 'a2', 'chase'), attacks: [{ from: 'a2', to: 'a7' }] },
    ],
  }),
});

/** A move of a cycle without attacks. */
export function step(
  seat: Seat,
  move: string,
  piece: string,
  ...natures: CycleStep['natures']
): CycleStep {
  return { seat, move, piece, natures, attacks: [] };
}

export function ruling(known: Partial<Ruling>): Ruling {
  const draw = { status: 'draw', reason: 'repetition', allowance: 'peace' } as const;
  return {
    ...draw,
    article: { kind: 'item', number: '5' },
    guilty: null,
    victims: [],
    cycle: [],
    ...known,
  };
}

export function snapshot(known: Partial<Snapshot>): Snapshot {
  return { ...provisional(xiangqi.startFen).snapshot, ...known };
}

/** Stands in for the engine's model: no draws, one logit is 280 units. */
function chancesFor(score: number): Report['chances'] {
  const win = Math.round(1000 / (1 + Math.exp(-score / 280)));
  return { win, draw: 0, loss: 1000 - win };
}

export function info(known: Partial<Report>): Report {
  return {
    depth: 5,
    selectiveDepth: 9,
    multiPv: 1,
    score: 0,
    mate: 0,
    kind: 'evaluation',
    bound: 'exact',
    nodes: 1000,
    nodesPerSecond: 1_000_000,
    timeMs: 1,
    hashFull: 0,
    noMateWithin: 0,
    chances: chancesFor(known.score ?? 0),
    pv: [],
    bestMove: '',
    source: 'search',
    written: {},
    ...known,
  };
}

/** A game as opened, before the engine has answered. */
export function opened(seat: Seat = 'first'): GameState {
  return initialState({
    spec: xiangqi,
    settings: { ...usualSettings, seat, moveTimeMs: 1000, rules: 'asian' },
    startFen: xiangqi.startFen,
    moves: [],
  });
}

/** The pending question, which must be of this kind. */
export function openAsk<Ask extends { readonly kind: string }, Kind extends Ask['kind']>(
  { ask }: { readonly ask: Ask | null },
  kind: Kind,
): Extract<Ask, { readonly kind: Kind }> {
  const isKind = (one: Ask | null): one is Extract<Ask, { readonly kind: Kind }> =>
    one?.kind === kind;
  if (!isKind(ask)) throw new Error(`the open question is no ${kind}`);
  return ask;
}

export function after(state: GameState, ...events: AppEvent[]): GameState {
  return events.reduce(reduce, state);
}

/** Plays a due premove, as the store does. */
export function withPremove(state: GameState): GameState {
  const move = duePremove(state);
  return move === null ? state : reduce(state, { type: 'move-played', move });
}

/** The engine describes the requested position, or the one it is about to search. */
export function describedAs(
  state: GameState,
  described: Snapshot,
  written: WrittenMoves = {},
): GameState {
  const ask = openAsk(state, state.ask?.kind === 'search' ? 'search' : 'describe');
  return withPremove(reduce(state, { type: 'described', ask, snapshot: described, written }));
}

/** The engine ends its search with this move, which leads there; null if the search was stopped. */
export function answeredWith(
  state: GameState,
  bestMove: string,
  there: Snapshot | null = null,
): GameState {
  const ask = openAsk(state, 'search');
  const described = there && { snapshot: there, written: {} };
  const found = { type: 'found', ask, info: info({ bestMove }), after: described } as const;
  return withPremove(reduce(state, found));
}

/** The start position with the engine ready. */
export function ready(seat: Seat = 'first'): GameState {
  const loaded = reduce(opened(seat), {
    type: 'engine',
    event: { type: 'ready' },
  });
  return describedAs(loaded, start);
}

/** Red has moved its cannon to the centre, and the engine is thinking. */
export function thinking(): GameState {
  const moved = after(ready(), { type: 'move-played', move: 'h2e2' });
  return describedAs(moved, afterCannon);
}

/** One move each, Red to move. */
export function answered(): GameState {
  return answeredWith(thinking(), 'h9g7', afterHorse);
}
