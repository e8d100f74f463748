// SPDX-License-Identifier: MIT
// A board on which given moves are played, legal or not, to tell positions apart.

import type { GameSpec } from '../../games/game-spec.ts';
import { parsePlacement, play, squareName } from '../../games/placement.ts';

export class Replay {
  readonly #spec: GameSpec;
  readonly #board: Map<string, string>;
  /** All squares, and where they are in the mirror. */
  readonly #squares: readonly string[];
  readonly #mirrored: readonly string[];

  private constructor(spec: GameSpec, board: Map<string, string>) {
    this.#spec = spec;
    this.#board = board;
    [this.#squares, this.#mirrored] = squaresOf(spec);
  }

  static start(spec: GameSpec): Replay {
    return new Replay(spec, new Map(parsePlacement(spec, spec.startFen)));
  }

  copy(): Replay {
    return new Replay(this.#spec, new Map(this.#board));
  }

  play(move: string): void {
    play(this.#board, move);
  }

  /** The same for the same pieces on the same squares. */
  key(): string {
    return this.#read(this.#squares);
  }

  /** The key of the mirror image. */
  mirrorKey(): string {
    return this.#read(this.#mirrored);
  }

  #read(squares: readonly string[]): string {
    return squares.map((square) => this.#board.get(square) ?? '.').join('');
  }
}

type Squares = readonly [all: readonly string[], mirrored: readonly string[]];

const known = new Map<GameSpec, Squares>();

function squaresOf(spec: GameSpec): Squares {
  const found = known.get(spec);
  if (found !== undefined) return found;
  const ranks = Array.from({ length: spec.ranks }, (_, rank) =>
    Array.from({ length: spec.files }, (_file, file) => squareName(spec, file, rank)),
  );
  const squares = [ranks.flat(), ranks.flatMap((rank) => rank.toReversed())] as const;
  known.set(spec, squares);
  return squares;
}

/** The same move in the mirror. */
export function mirrored({ files }: GameSpec, move: string): string {
  const last = 2 * 'a'.charCodeAt(0) + files - 1;
  return move.replace(/[a-z]/g, (file) => String.fromCharCode(last - file.charCodeAt(0)));
}
