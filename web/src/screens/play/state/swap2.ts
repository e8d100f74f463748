// SPDX-License-Identifier: MIT
// The opening procedure swap2: one side puts three stones, the other takes a colour or puts two
// more and leaves the choice. Then White is to move, and play goes on as ever.

import type { OpeningAnswer } from '../../../engine/protocol.ts';
import { otherSeat, type Seat } from '../../../games/game-spec.ts';
import { settle } from './questions.ts';
import { stonesOfStage, type GameState } from './state.ts';

/** After a stone the person has put: on to the engine's answer once it was the last. */
export function advance(state: GameState): GameState {
  const { swap2, moves } = state;
  const isDone = swap2 !== null && stonesOfStage[swap2]?.after === moves.length;
  return settle(isDone ? { ...state, swap2: 'engine-answers' } : state);
}

/** The procedure is over: the person plays that side. */
function take(state: GameState, seat: Seat): GameState {
  return settle({ ...state, swap2: null, settings: { ...state.settings, seat } });
}

/** The person's answer to the stones on the board. */
export function answerSwap2(state: GameState, answer: Seat | 'two'): GameState {
  if (state.swap2 !== 'you-answer' && state.swap2 !== 'you-choose') return state;
  if (answer !== 'two') return take(state, answer);
  return state.swap2 === 'you-answer' ? { ...state, swap2: 'you-put-two', openingPlies: 5 } : state;
}

/** The engine's stones, or the side it takes. */
export function heardSwap2(state: GameState, { side, stones }: OpeningAnswer): GameState {
  if (side !== null) return take(state, otherSeat(side));
  const moves = [...state.moves, ...stones];
  const isFirst = state.swap2 === 'engine-puts-three';
  const swap2 = isFirst ? 'you-answer' : 'you-choose';
  return settle({ ...state, moves, swap2, openingPlies: moves.length });
}
