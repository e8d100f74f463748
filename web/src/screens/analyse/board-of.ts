// SPDX-License-Identifier: MIT
// An analysis as a board model, with engine lines, piece values and player names.

import { withDrawn } from '../../board/drawn.ts';
import { ghostsOf, type Arrow, type BoardModel } from '../../board/model.ts';
import { isPut, placementAfter, squaresOf } from '../../games/placement.ts';
import type { Strings } from '../../i18n/index.ts';
import { boardOf, hintArrow, stoneMarks } from '../common/position/board-of.ts';
import type { Seats } from '../common/board-part.ts';
import { linesOf, mayMove, reviewedHere, rulingOf, triedHere } from './findings.ts';
import { annotated } from './record/annotations.ts';
import { nodeOf } from './record/tree.ts';
import type { AnalysisState } from './state.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import { nameOf, seatOf, valuesInWords } from './words.ts';

/** The position with the current selection only. */
export function positionBoard(state: AnalysisState): BoardModel {
  const isFlipped = state.spec.moving.isTurnable && state.isTurned;
  const ruling = rulingOf(state);
  const board = boardOf(state, { isFlipped, mayMove: mayMove(state), ruling });
  const { hasCoordinates, notation, hasNumbers } = state.settings;
  const numbered = hasNumbers ? state.shown.moves : [];
  return { ...board, hasCoordinates, notation, numbered, tried: state.attempted };
}

/** The first moves of the best lines; the pointed line, if any, is highlighted. */
function lineArrows(state: AnalysisState, pointed: number | null): Arrow[] {
  const opacities = linesOf(state).map((_, place) =>
    pointed === null ? (place === 0 ? 0.85 : 0.4) : place === pointed ? 0.95 : 0.15,
  );
  // The best line comes last, so that it is drawn on top.
  return linesOf(state)
    .map(({ pv }, place) => hintArrow(pv[0] ?? '', opacities[place]))
    .toReversed();
}

/** Stones shown of a line that is not forced. */
const kStonesOfLine = 8;

/**
 * Adds the engine's lines. Lines of moves become arrows, hidden while the reader makes a move. A
 * line of stones becomes ghosts: the whole line if it wins by force, else its beginning while it is
 * pointed at.
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

/** Bent and dashed: it comes only after the move on the board. */
function answerArrow(move: string): Arrow {
  return { move, meaning: 'quiet', opacity: 0.95, bow: 1 };
}

/**
 * Adds a mistake: the move played in red, the better one, and the answer. A stone is marked already where it was
 * played; the better point has the mark of a hint, and the answer is a ghost. Null if the move on the board is good
 * or has not been judged.
 */
function withMistake(board: BoardModel, state: AnalysisState): BoardModel | null {
  const told = triedHere(state) ?? reviewedHere(state);
  const played = state.position.moves.at(-1);
  if (!told?.mistake || played === undefined || state.selected !== null) return null;
  const better = told.before.report?.pv[0] ?? '';
  const answer = told.after.report?.pv[0];
  if (isPut(played)) {
    const ghosts = answer === undefined ? [] : ghostsOf(board, [answer]);
    return { ...board, marks: stoneMarks(better), ghosts: [...board.ghosts, ...ghosts] };
  }
  const arrows = [
    ...(answer === undefined ? [] : [answerArrow(answer)]),
    { move: played, meaning: 'forcing', opacity: 0.95 } as const,
    hintArrow(better, 0.95),
  ];
  return { ...board, arrows: [...board.arrows, ...arrows] };
}

/** What takes the place of the engine's lines and marks. */
export type Signs = Pick<BoardModel, 'arrows' | 'marks'>;

/** Arrows are hidden while the reader makes a move. */
function withSigns(board: BoardModel, { selected }: AnalysisState, signs: Signs): BoardModel {
  return {
    ...board,
    marks: [...board.marks, ...signs.marks],
    arrows: [...board.arrows, ...(selected === null ? signs.arrows : [])],
  };
}

/** `pointed` is the index of the line under the pointer; `signs` are null where the engine's lines are shown. */
export function analysisBoard(
  state: AnalysisState,
  pointed: number | null,
  signs: Signs | null,
  strings: Strings,
): BoardModel {
  const { worth } = toolTexts.in(strings.language);
  const values = valuesInWords(state, strings);
  const notes = new Map([...values].map(([square, soldiers]) => [square, worth(soldiers)]));
  const { comment } = nodeOf(state.tree, state.at);
  const board = { ...withDrawn(positionBoard(state), annotated(comment)), values, notes };
  if (signs !== null) return withSigns(board, state, signs);
  const judged = pointed === null ? withMistake(board, state) : null;
  return judged ?? withLines(board, state, pointed);
}

/** The position after the given moves of a line. */
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

/** Gomoku boards never turn, so the side to move is at the bottom. */
export function analysisSeats(state: AnalysisState, strings: Strings): Seats {
  const near = state.isTurned ? 'second' : 'first';
  return {
    bottom: state.spec.moving.isTurnable ? near : seatOf(state),
    isOver: state.shown.snapshot.status !== 'ongoing',
    names: { first: nameOf(state, 'first', strings), second: nameOf(state, 'second', strings) },
  };
}
