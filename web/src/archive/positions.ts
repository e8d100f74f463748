// SPDX-License-Identifier: MIT
// Finds the games that reached a position. It replays all moves: for a hundred thousand games of 80
// plies this takes a fraction of a second, while an index of their positions would be larger than
// the games.

import type { GameSpec } from '../games/game-spec.ts';
import { parsePlacement, seatToMove, stoneLetter } from '../games/placement.ts';
import { parseSquare } from '../games/squares.ts';
import { codesOf } from './packed-moves.ts';

/** Zobrist keys: two 32-bit words per letter and point, and for the side to move. */
interface Keys {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly letters: readonly string[];
}

/** Similar to SplitMix; any well-distributed numbers work, because hashes are not stored. */
function* numbers(): Generator<number, never> {
  let state = 0x9e3779b9;
  for (;;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    yield mixed ^ (mixed >>> 14);
  }
}

function keysFor({ pieces, files, ranks }: GameSpec): Keys {
  const letters = Object.keys(pieces);
  const size = letters.length * files * ranks;
  const source = numbers();
  const next = (): number => source.next().value;
  return { letters, low: new Int32Array(size).map(next), high: new Int32Array(size).map(next) };
}

interface Board {
  /** The index of the letter on each point, from 1; 0 means empty. */
  readonly points: Uint8Array;
  isSecond: boolean;
}

interface Target {
  readonly isSecond: boolean;
  /** The hashes of the position's images: the second word by the first. */
  readonly hashes: ReadonlyMap<number, number>;
}

export class PositionSearch {
  readonly #spec: GameSpec;
  readonly #keys: Keys;
  readonly #size: number;
  readonly #starts = new Map<string, Board>();

  constructor(spec: GameSpec) {
    this.#spec = spec;
    this.#keys = keysFor(spec);
    this.#size = spec.files * spec.ranks;
  }

  /**
   * Returns a test for lines, by start position and packed moves: whether they reach the position
   * or an image of it.
   */
  tester(fen: string): (startFen: string, moves: Uint8Array) => boolean {
    const { points, isSecond } = this.#boardOf(fen);
    const hashes = new Map(this.#imagesOf(points).map((image) => this.#hashOf(image)));
    return (startFen, moves) => this.#plyOf(startFen, moves, { isSecond, hashes }) >= 0;
  }

  /** Returns a function that finds the ply at which a line reaches the position itself, or -1. */
  finder(fen: string): (startFen: string, moves: Uint8Array) => number {
    const { points, isSecond } = this.#boardOf(fen);
    const hashes = new Map([this.#hashOf(points)]);
    return (startFen, moves) => this.#plyOf(startFen, moves, { isSecond, hashes });
  }

  /** The position and its mirror image; a Gomoku board has eight symmetries. */
  #imagesOf(points: Uint8Array): Uint8Array[] {
    const { files, ranks, moving } = this.#spec;
    const moved = (to: (file: number, rank: number) => number): Uint8Array => {
      const image = new Uint8Array(points.length);
      points.forEach((letter, point) => {
        image[to(point % files, Math.floor(point / files))] = letter;
      });
      return image;
    };
    const [last, top] = [files - 1, ranks - 1];
    const at = (file: number, rank: number): number => rank * files + file;
    const images = [points, moved((file, rank) => at(last - file, rank))];
    if (moving.isTurnable) return images;
    return [
      ...images,
      moved((file, rank) => at(file, top - rank)),
      moved((file, rank) => at(last - file, top - rank)),
      moved((file, rank) => at(rank, file)),
      moved((file, rank) => at(rank, last - file)),
      moved((file, rank) => at(top - rank, file)),
      moved((file, rank) => at(top - rank, last - file)),
    ];
  }

  #boardOf(fen: string): Board {
    const known = this.#starts.get(fen);
    if (known !== undefined) return known;
    const points = new Uint8Array(this.#size);
    for (const [name, letter] of parsePlacement(this.#spec, fen)) {
      const square = parseSquare(this.#spec, name);
      const own = this.#spec.aliases[letter] ?? letter;
      if (square !== null) {
        points[square.rank * this.#spec.files + square.file] = this.#keys.letters.indexOf(own) + 1;
      }
    }
    const board = { points, isSecond: seatToMove(this.#spec, fen) === 'second' };
    this.#starts.set(fen, board);
    return board;
  }

  #hashOf(points: Uint8Array): [number, number] {
    const { low, high } = this.#keys;
    let [first, second] = [0, 0];
    points.forEach((letter, point) => {
      if (letter === 0) return;
      first ^= low[(letter - 1) * this.#size + point] ?? 0;
      second ^= high[(letter - 1) * this.#size + point] ?? 0;
    });
    return [first, second];
  }

  #plyOf(startFen: string, moves: Uint8Array, target: Target): number {
    const start = this.#boardOf(startFen);
    const { low, high, letters } = this.#keys;
    const size = this.#size;
    const points = start.points.slice();
    let [first, second] = this.#hashOf(points);
    let { isSecond } = start;
    const isThere = (): boolean =>
      isSecond === target.isSecond && target.hashes.get(first) === second;
    if (isThere()) return 0;
    let ply = 0;
    const stones = this.#spec.moving.squares === 1;
    const stoneOf = (isWhite: boolean): number =>
      letters.indexOf(stoneLetter(this.#spec, isWhite ? 'second' : 'first')) + 1;
    const [black, white] = stones ? [stoneOf(false), stoneOf(true)] : [0, 0];
    const toggle = (letter: number, point: number): void => {
      const at = (letter - 1) * size + point;
      first ^= low[at]!;
      second ^= high[at]!;
    };
    for (const code of codesOf(moves)) {
      const to = stones ? code : code % size;
      let letter = isSecond ? white : black;
      if (!stones) {
        const from = (code - to) / size;
        letter = points[from]!;
        if (letter === 0) return -1;
        toggle(letter, from);
        points[from] = 0;
        const taken = points[to]!;
        if (taken > 0) toggle(taken, to);
      }
      toggle(letter, to);
      points[to] = letter;
      isSecond = !isSecond;
      ply++;
      if (isThere()) return ply;
    }
    return -1;
  }
}
