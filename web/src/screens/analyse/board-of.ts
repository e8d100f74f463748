// SPDX-License-Identifier: MIT
// An analysis as a board: with the engine's lines, what pieces are worth, who played.

import { ghostsOf, type Arrow, type BoardModel } from '../../board/model.ts';
import { isPut, placementAfter, squaresOf } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import { boardOf, hintArrow, stoneMarks } from '../common/position/board-of.ts';
import type { Seats } from '../common/board-part.ts';
import { linesOf, mayMove, rulingOf, triedHere } from './findings.ts';
import type { AnalysisState } from './state.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import { nameOf, seatOf, valuesInWords } from './words.ts';

/** The position alone, with what was chosen on it. */
export function positionBoard(state: AnalysisState): BoardModel {
  const isFlipped = state.spec.moving.isTurnable && state.isTurned;
  const ruling = rulingOf(state);
  const board = boardOf(state, { isFlipped, mayMove: mayMove(state), ruling });
  const { hasCoordinates, notation, hasNumbers } = state.settings;
  const numbered = hasNumbers ? state.shown.moves : [];
  return { ...board, hasCoordinates, notation, numbered, tried: state.attempted };
}

/** The best lines' first moves; the one pointed at, if any, stands out. */
function lineArrows(state: AnalysisState, pointed: number | null): Arrow[] {
  const opacities = linesOf(state).map((_, place) =>
    pointed === null ? (place === 0 ? 0.85 : 0.4) : place === pointed ? 0.95 : 0.15,
  );
  // The best one last, above the others.
  return linesOf(state)
    .map(({ pv }, place) => hintArrow(pv[0] ?? '', opacities[place]))
    .toReversed();
}

/** So many stones of a line that is not forced. */
const kStonesOfLine = 8;

/**
 * Lines as arrows, which give way to a move that is being made; one as stones: all of it if it wins by
 * force, else its beginning if it is pointed at.
 */
function withLines(board: BoardModel, state: AnalysisState, pointed: number | null): BoardModel {
  if (!state.isRunning) return board;
  const line = linesOf(state)[pointed ?? 0];
  const points = (line?.pv ?? []).filter(isPut);
  const isForced = line !== undefined && line.mate > 0;
  const shown = isForced ? points : points.slice(0, pointed === null ? 0 : kStonesOfLine);
  return {
    ...board,
    marks: stoneMarks(points[0] ?? ''),
    ghosts: [...board.ghosts, ...ghostsOf(board, shown)],
    arrows: [...board.arrows, ...(state.selected === null ? lineArrows(state, pointed) : [])],
  };
}

/** Of the move that was asked about, what refutes it; null where nothing was asked, or nothing does. */
function withRefutation(board: BoardModel, state: AnalysisState): BoardModel | null {
  const tried = triedHere(state);
  const move = tried?.after.report?.pv[0];
  if (tried === null || move === undefined || state.selected !== null) return null;
  if (tried.mistake === null) return null;
  return {
    ...board,
    marks: [...board.marks, ...stoneMarks(move)],
    arrows: [...board.arrows, { move, meaning: 'forcing', opacity: 0.95 }],
  };
}

/** `pointed` is the place of the line that is pointed at. */
export function analysisBoard(
  state: AnalysisState,
  pointed: number | null,
  strings: Strings,
): BoardModel {
  const { worth } = toolTexts.in(strings.language);
  const values = valuesInWords(state, strings);
  const notes = new Map([...values].map(([square, soldiers]) => [square, worth(soldiers)]));
  const board = positionBoard(state);
  const refuted = pointed === null ? withRefutation(board, state) : null;
  return { ...(refuted ?? withLines(board, state, pointed)), values, notes };
}

/** The position after some moves of a line. */
export function lineBoard(state: AnalysisState, moves: readonly string[]): BoardModel {
  const { spec, shown } = state;
  const board = positionBoard({ ...state, selected: null });
  return {
    ...board,
    placement: placementAfter(spec, shown.snapshot.fen, moves),
    lastMove: squaresOf(moves.at(-1) ?? ''),
    checked: null,
    chased: [],
    barred: new Map(),
    rows: [],
    arrows: [],
    numbered: moves,
  };
}

/** Stones lie the same way for either side, so the side to move is at the bottom. */
export function analysisSeats(state: AnalysisState, strings: Strings): Seats {
  const near = state.isTurned ? 'second' : 'first';
  return {
    bottom: state.spec.moving.isTurnable ? near : seatOf(state),
    isOver: state.shown.snapshot.status !== 'ongoing',
    names: { first: nameOf(state, 'first', strings), second: nameOf(state, 'second', strings) },
  };
}
