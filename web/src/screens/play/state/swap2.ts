// SPDX-License-Identifier: MIT
// The opening procedure swap2: one side puts three stones, the other takes a colour or puts two
// more and leaves the choice. Then White is to move, and play goes on as ever.

import type { OpeningAnswer } from '../../../engine/protocol.ts';
import { otherSeat, type Seat } from '../../../games/game-spec.ts';
import { withNextAsk } from './next-ask.ts';
import { stonesOfStage, withGame, type GameState } from './state.ts';

/** After a stone the person has put: on to the engine's answer once it was the last. */
export function advance(state: GameState): GameState {
  const { swap2, moves } = state.game;
  const isDone = swap2 !== null && stonesOfStage[swap2]?.after === moves.length;
  return withNextAsk(isDone ? withGame(state, { swap2: 'engine-answers' }) : state);
}

/** The procedure is over: the person plays that side. */
function take(state: GameState, seat: Seat): GameState {
  return withNextAsk({
    ...withGame(state, { swap2: null }),
    settings: { ...state.settings, seat },
  });
}

/** The person's answer to the stones on the board. */
export function answerSwap2(state: GameState, answer: Seat | 'two'): GameState {
  const { swap2 } = state.game;
  if (swap2 !== 'you-answer' && swap2 !== 'you-choose') return state;
  if (answer !== 'two') return take(state, answer);
  if (swap2 === 'you-choose') return state;
  return withGame(state, { swap2: 'you-put-two', openingPlies: 5 });
}

/** The engine's stones, or the side it takes. */
export function heardSwap2(state: GameState, { side, stones }: OpeningAnswer): GameState {
  if (side !== null) return take(state, otherSeat(side));
  const moves = [...state.game.moves, ...stones];
  const isFirst = state.game.swap2 === 'engine-puts-three';
  const swap2 = isFirst ? 'you-answer' : 'you-choose';
  return withNextAsk(withGame(state, { moves, swap2, openingPlies: moves.length }));
}
