// SPDX-License-Identifier: MIT
// The BoardModel of a game: with the hint and its reasons, and the premove.

import { ghostsOf, type Arrow, type BoardModel } from '../../../board/model.ts';
import { isPut, squaresOf, stoneLetter } from '../../../games/placement.ts';
import {
  boardOf,
  hintArrow,
  hintMarks,
  threatRows,
  triedStone,
} from '../../common/position/board-of.ts';
import { isLegalPut } from '../../common/position/shown.ts';
import {
  isFlipped,
  isUsersTurn,
  liftableSquares,
  plannersSeat,
  resultOf,
  rulingOf,
} from '../state/selectors.ts';
import { openingAct, openingReport } from '../state/opening.ts';
import type { GameState } from '../state/state.ts';
import { forcedLine, threatsToShow } from '../state/threats.ts';

/** Stones not yet placed, or hinted. */
function ghosts(state: GameState, board: BoardModel): BoardModel['ghosts'] {
  const { premove, selected, hint } = state.view;
  const forced = selected === null ? ghostsOf(board, forcedLine(state)) : [];
  if (forced.length > 0) return forced;
  if (premove !== null && isPut(premove)) return [triedStone(board, premove, plannersSeat(state))];
  const isAdvised = selected === null && isLegalPut(state, hint);
  const offered = isAdvised ? [triedStone(board, hint)] : offeredStones(state, board);
  return [...offered, ...board.ghosts];
}

/** The offered fifth moves of an opening, in order. */
function offeredStones(state: GameState, board: BoardModel): BoardModel['ghosts'] {
  const offered = openingReport(state)?.offered ?? [];
  const letter = stoneLetter(state.spec, 'first');
  const free = offered.filter((square) => !board.placement.has(square));
  return free.map((square, at) => ({ square, letter, opacity: 0.6, number: at + 1 }));
}

/** The points to which an opening restricts the person's stone. */
function openPoints(state: GameState): BoardModel['marks'] {
  const act = openingAct(state);
  if (act === null || act.square === 0 || !isUsersTurn(state)) return [];
  return act.points.map((square) => ({ mark: 'target', square }));
}

/** The move of the mating piece; stones are marked by their row. */
function decisiveArrow(state: GameState): Arrow {
  const result = resultOf(state);
  const isMate = result?.reason === 'checkmate' || result?.reason === 'stalemate';
  const move = isMate ? (state.shown.moves.at(-1) ?? '') : '';
  return { move, meaning: 'forcing', opacity: 0.95 };
}

/** The marks of the coach's warning. */
function answerArrow({ game }: GameState): Arrow {
  return { move: game.blunder?.answer.bestMove ?? '', meaning: 'forcing', opacity: 0.95 };
}

export function gameBoard(state: GameState): BoardModel {
  const { spec, shown, settings } = state;
  const { premove, hint, selected, tried } = state.view;
  const board = boardOf(
    { spec, shown, selected },
    {
      isFlipped: isFlipped(state),
      mayMove: isUsersTurn(state),
      ruling: rulingOf(state),
    },
  );
  const planned: Arrow = { move: premove ?? '', meaning: 'quiet', opacity: 0.95, bow: 1 };
  return {
    ...board,
    hasCoordinates: settings.hasCoordinates,
    notation: settings.notation,
    movable: liftableSquares(state),
    planned: squaresOf(premove ?? ''),
    tried,
    rows: [...board.rows, ...threatRows(threatsToShow(state))],
    marks: [...openPoints(state), ...hintMarks(hint)],
    numbered: settings.hasNumbers && spec.hasMoveNumbers ? shown.moves : [],
    ghosts: ghosts(state, board),
    arrows: [
      ...board.arrows,
      planned,
      hintArrow(hint ?? ''),
      decisiveArrow(state),
      answerArrow(state),
    ],
  };
}
