// SPDX-License-Identifier: MIT
// Answers the questions asked by keys and commands.

import type { BoardModel } from '../../../board/model.ts';
import { otherSeat } from '../../../games/seat.ts';
import { fenAfter } from '../../../games/placement.ts';
import { parseSquare, squareName, type Placement } from '../../../games/squares.ts';
import type { ByEarStrings } from '../../../i18n/en/by-ear.ts';
import type { Strings } from '../../../i18n/index.ts';
import { opponentTexts } from '../../../i18n/en/opponents.ts';
import { moveInWords, pieceName } from '../../../ui/words/pieces.ts';
import { lastSaid, notationFor } from '../../common/position/written.ts';
import { formatTime } from '../clock/clock-face.ts';
import { timeLeft } from '../state/clock.ts';
import { bottomSeat } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { sentences } from '../../../ui/words/sentences.ts';

/** The last move on the board, and who made it. */
export function lastMoveInWords(state: GameState, strings: Strings, own: ByEarStrings): string {
  const { spec, shown, game, settings } = state;
  const move = shown.moves.at(-1);
  if (move === undefined) return own.noMove;
  const before = fenAfter(spec, game.startFen, shown.moves.slice(0, -1));
  const notation = notationFor(spec, settings.notation, strings);
  return moveInWords(spec, before, move, strings, lastSaid(shown.written, notation));
}

/** The person's own clock first. */
export function clocksInWords(state: GameState, strings: Strings, own: ByEarStrings): string {
  const { clocks, spec } = state;
  if (clocks === null) return own.noClocks;
  const near = bottomSeat(state);
  const now = performance.now();
  const times = [near, otherSeat(near)].map((seat) => {
    const time = formatTime(timeLeft(state, seat, now).ms);
    return strings.spoken.timeLeft(strings.sides[spec.sides[seat]], time);
  });
  return sentences(strings, ...times);
}

export function opponentInWords(state: GameState, strings: Strings): string {
  const { settings, spec } = state;
  const { players, opponent, level } = settings;
  const { labels, levels } = strings;
  if (players === 'friend') return labels.friend;
  // Two people know who they play.
  if (players === 'people') return strings.sides[spec.sides[otherSeat(bottomSeat(state))]];
  if (opponent !== null) return opponentTexts.in(strings.language).names[opponent];
  return `${labels.engine} · ${strings.level(level, levels[level - 1] ?? '')}`;
}

/** The points of the pieces with that letter, or of all pieces. */
export function piecesInWords(
  { spec, placement }: BoardModel,
  letter: string | null,
  strings: Strings,
  own: ByEarStrings,
): string {
  const letters = letter === null ? Object.keys(spec.pieces) : [letter];
  const lines = letters.flatMap((one) => {
    const squares = [...placement].filter(([, piece]) => piece === one).map(([square]) => square);
    const isTold = squares.length > 0 || letter !== null;
    const where = squares.length === 0 ? own.none : squares.toSorted().join(' ');
    return isTold ? [own.holds(pieceName(spec, one, strings) ?? one, where)] : [];
  });
  return sentences(strings, ...lines);
}

function standing(placement: Placement, squares: readonly string[]): string[] {
  return squares.filter((square) => placement.has(square));
}

/** The content of a file (`a`), a rank (`3`) or a square (`e4`). */
export function scanInWords(
  { spec, placement }: BoardModel,
  where: string,
  strings: Strings,
  own: ByEarStrings,
): string {
  const content = (square: string): string =>
    pieceName(spec, placement.get(square), strings) ?? strings.spoken.empty;
  if (parseSquare(spec, where) !== null) return strings.spoken.square(where, content(where));
  const isFile = /^[a-z]/.test(where);
  const squares = Array.from({ length: isFile ? spec.ranks : spec.files }, (_one, at) => {
    if (isFile) return squareName(spec, where.charCodeAt(0) - 'a'.charCodeAt(0), at);
    return squareName(spec, at, Number(where) - spec.firstRank);
  });
  const told = standing(placement, squares).map((square) =>
    strings.spoken.square(square, content(square)),
  );
  return own.holds(where, told.length === 0 ? own.none : sentences(strings, ...told));
}
