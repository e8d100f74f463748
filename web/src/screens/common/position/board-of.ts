// SPDX-License-Identifier: MIT
// The BoardModel of a described position, shared by all screens.

import { pointOf } from '../../../board/geometry.ts';
import { boardAt, type Arrow, type BoardModel, type Row } from '../../../board/model.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { otherSeat } from '../../../games/seat.ts';
import { isPut, squaresOf, stoneLetter } from '../../../games/placement.ts';
import type { Ruling } from '../../../games/ruling.ts';
import type { ThreatRow } from '../../../engine/protocol.ts';
import { barredPoints, legalMoves, losingMoves, mobileSquares, type Position } from './shown.ts';

export interface Seen {
  readonly isFlipped: boolean;
  /** Whether a move can be entered now. */
  readonly mayMove: boolean;
  readonly ruling: Ruling | null;
}

const kTriedOpacity = 0.55;

/** A translucent stone not yet placed. */
export function triedStone({ spec, turn }: BoardModel, square: string, seat = turn) {
  return { square, letter: stoneLetter(spec, seat), opacity: kTriedOpacity };
}

/** The mark of a hinted stone; hinted pieces have an arrow. */
export function stoneMarks(move: string): BoardModel['marks'] {
  return isPut(move) ? hintMarks(move) : [];
}

/** The mark of a hinted move, or of the point of a piece. */
export function hintMarks(hint: string | null): BoardModel['marks'] {
  return squaresOf(hint ?? '')
    .slice(-1)
    .map((square) => ({ mark: 'hinted', square }));
}

/** Stones do not move, so they have no arrow. */
export function hintArrow(move: string, opacity = 0.9): Arrow {
  return { move, meaning: 'hint', opacity };
}

export function threatRows(threats: readonly ThreatRow[]): Row[] {
  return threats.map(({ kind, ...row }) => ({ ...row, meaning: kind }));
}

export function boardOf(position: Position, { isFlipped, mayMove, ruling }: Seen): BoardModel {
  const { spec, shown, selected } = position;
  const { fen, checkedSquare, winningRow: row } = shown.snapshot;
  const board = boardAt(spec, fen);
  const moves = mayMove ? legalMoves(position) : [];
  const losing = losingMoves(position);
  const targets = moves.flatMap((move) => {
    const [from, to] = squaresOf(move);
    return from === selected && to !== undefined ? [to] : [];
  });
  const isTried = selected !== null && legalMoves(position).includes(selected);
  const winner = otherSeat(board.turn);
  return {
    ...board,
    isFlipped,
    lastMove: squaresOf(shown.moves.at(-1) ?? ''),
    checked: checkedSquare || null,
    selected,
    movable: mayMove ? mobileSquares(position) : board.movable,
    free: new Set(moves.filter(isPut)),
    targets,
    losing: targets.filter((square) => losing.has(`${selected}${square}`)),
    chased: ruling?.victims ?? [],
    barred: barredPoints(position),
    rows: row.length === 0 ? [] : [{ meaning: 'won', seat: winner, stones: row, next: [] }],
    ghosts: isTried ? [triedStone(board, selected)] : [],
    arrows: cycleArrows(spec, ruling, selected !== null),
  };
}

/**
 * The side to which arrows are curved: outwards if the piece moves in a circle, so that they do not
 * cross.
 */
function bowOf(spec: GameSpec, moves: readonly string[]): 1 | -1 {
  const view = { size: spec, isFlipped: false };
  const ways = moves.map((move) => squaresOf(move).map((square) => pointOf(view, square)));
  const turn = ways.reduce((sum, [from, to]) => {
    return from && to ? sum + from.x * to.y - to.x * from.y : sum;
  }, 0);
  return turn < 0 ? -1 : 1;
}

/** Arrows of a cycle; faint if nobody loses, fainter if a selected piece shows its moves. */
function cycleArrows(spec: GameSpec, ruling: Ruling | null, isMoving: boolean): Arrow[] {
  const isMild = ruling?.isWarning === true && ruling.guilty === null;
  const opacity = isMoving ? 0.3 : isMild ? 0.6 : 0.95;
  const steps = ruling?.steps ?? [];
  return steps.map(({ move, deeds, home }) => {
    const ways = steps.filter((step) => step.home === home).map((step) => step.move);
    const meaning = deeds.length > 0 ? 'forcing' : 'quiet';
    return { move, meaning, opacity, bow: bowOf(spec, ways) };
  });
}
