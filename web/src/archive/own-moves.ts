// SPDX-License-Identifier: MIT
// The reader's moves in their own games: from one position, and as a repertoire of repeated moves.

import type { GameSpec } from '../games/game-spec.ts';
import { otherSeat, type Seat } from '../games/seat.ts';
import { fenOf, parsePlacement, play, seatToMove, stoneLetter } from '../games/placement.ts';
import type { GameFacts } from './archived-game.ts';
import { unpackMoves } from './packed-moves.ts';
import { ownScore } from './query.ts';

type Played = Pick<GameFacts, 'own' | 'result' | 'startFen' | 'moves'>;

/** A move in a position, and the results of those games for the reader, who made it. */
export interface OwnMove {
  readonly move: string;
  readonly seat: Seat;
  /** Including games without a result. */
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Openings have ended by then. */
const kMostPlies = 40;

function withGame(row: OwnMove, score: number | null): OwnMove {
  return {
    ...row,
    games: row.games + 1,
    won: row.won + (score === 1 ? 1 : 0),
    drawn: row.drawn + (score === 0.5 ? 1 : 0),
    lost: row.lost + (score === 0 ? 1 : 0),
  };
}

/** Most frequent first. `plyOf` returns the ply at which a game reached the position, or -1. */
export function ownMovesAt(
  spec: GameSpec,
  games: readonly GameFacts[],
  plyOf: (game: Played) => number,
): OwnMove[] {
  const rows = new Map<string, OwnMove>();
  for (const game of games) {
    const { own, moves } = game;
    const ply = own === null ? -1 : plyOf(game);
    if (own === null || ply < 0) continue;
    const [move] = unpackMoves(spec, moves.subarray(2 * ply, 2 * ply + 2));
    if (move === undefined) continue;
    const none = { move, seat: own, games: 0, won: 0, drawn: 0, lost: 0 };
    const name = `${own} ${move}`;
    rows.set(name, withGame(rows.get(name) ?? none, ownScore(game)));
  }
  return [...rows.values()].toSorted((a, b) => b.games - a.games);
}

/**
 * The reader's most frequent move by position (pieces and turn of its FEN), if played at least
 * `least` times.
 */
export function ownRepertoire(
  spec: GameSpec,
  games: readonly Played[],
  least: number,
): [position: string, move: string][] {
  const counts = new Map<string, Map<string, number>>();
  for (const { own, startFen, moves } of games) {
    if (own === null || startFen !== '') continue;
    const board = new Map(parsePlacement(spec, spec.startFen));
    let seat = seatToMove(spec, spec.startFen);
    for (const move of unpackMoves(spec, moves.subarray(0, 2 * kMostPlies))) {
      if (seat === own) {
        const position = fenOf(spec, board, seat).split(' ', 2).join(' ');
        const here = counts.get(position) ?? new Map<string, number>();
        counts.set(position, here.set(move, (here.get(move) ?? 0) + 1));
      }
      play(board, move, stoneLetter(spec, seat));
      seat = otherSeat(seat);
    }
  }
  return [...counts].flatMap(([position, here]) => {
    const [[move, count] = ['', 0]] = [...here].toSorted(([, a], [, b]) => b - a);
    return count >= least ? [[position, move]] : [];
  });
}
