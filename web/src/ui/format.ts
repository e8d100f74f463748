// SPDX-License-Identifier: MIT
// Formats numbers for people.

import type { Notation, Report } from '../engine/protocol.ts';
import type { GameSpec } from '../games/game-spec.ts';
import { otherSeat, type Seat } from '../games/seat.ts';
import type { Strings } from '../i18n/index.ts';

/** Scores below this many centipawns are shown as even. */
const kEvenCentipawns = 10;
const kMovesOfLine = 8;

/** Who is better, and by how much; the report is from the view of `seat`. */
export function formatScore(
  { info, seat }: { readonly info: Report; readonly seat: Seat },
  spec: GameSpec,
  strings: Strings,
): string {
  const { scores, sides, language } = strings;
  if (info.source === 'book') return scores.book;
  const value = info.mate === 0 ? info.score : info.mate;
  const leader = sides[spec.sides[value > 0 ? seat : otherSeat(seat)]];
  if (info.mate !== 0) return scores[spec.forcedWin](leader, Math.abs(info.mate));
  if (info.kind === 'rule') {
    return scores.losesByRepetition(sides[spec.sides[info.score > 0 ? otherSeat(seat) : seat]]);
  }
  if (Math.abs(info.score) < kEvenCentipawns) return scores.even;
  const pawns = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const words = scores.ahead(leader, pawns.format(Math.abs(info.score) / 100));
  if (info.bound !== 'lower' && info.bound !== 'upper') return words;
  // A lower bound for the side to move is an upper bound for the other.
  return (info.bound === 'lower') === info.score > 0 ? `≥ ${words}` : `≤ ${words}`;
}

/** The moves of a game of that many plies: in Xiangqi a move is one of each side, in Gomoku every stone. */
export function moveCount({ moving }: Pick<GameSpec, 'moving'>, plies: number): number {
  return moving.glides ? Math.ceil(plies / 2) : plies;
}

export function formatSpeed(nodesPerSecond: number, strings: Strings): string {
  const compact = { notation: 'compact', maximumFractionDigits: 1 } as const;
  const count = new Intl.NumberFormat(strings.language, compact).format(nodesPerSecond);
  return strings.perSecond(count);
}

/** The engine's line, or the book's moves. */
export function movesOfLine(
  { written, pv, bestMove }: Report,
  notation: Notation,
): readonly string[] {
  return written[notation] ?? (pv.length > 0 ? pv : [bestMove]);
}

export function formatLine(report: Report, notation: Notation): string {
  return movesOfLine(report, notation).slice(0, kMovesOfLine).join(' ');
}
