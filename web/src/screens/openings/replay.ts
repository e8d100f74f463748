// SPDX-License-Identifier: MIT
// A board on which given moves are played, legal or not, to tell positions apart.

import type { GameSpec } from '../../games/game-spec.ts';
import { parsePlacement, play, squaresOn } from '../../games/placement.ts';

export class Replay {
  readonly #board: Map<string, string>;
  /** All squares, and where they are in the mirror. */
  readonly #squares: readonly string[];
  readonly #mirrored: readonly string[];

  private constructor(
    board: Map<string, string>,
    squares: readonly string[],
    mirrorImages: readonly string[],
  ) {
    this.#board = board;
    this.#squares = squares;
    this.#mirrored = mirrorImages;
  }

  static start(spec: GameSpec): Replay {
    const squares = squaresOn(spec);
    const mirrorImages = squares.map((square) => mirrored(spec, square));
    return new Replay(new Map(parsePlacement(spec, spec.startFen)), squares, mirrorImages);
  }

  copy(): Replay {
    return new Replay(new Map(this.#board), this.#squares, this.#mirrored);
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

/** The same move in the mirror. */
export function mirrored({ files }: GameSpec, move: string): string {
  const last = 2 * 'a'.charCodeAt(0) + files - 1;
  return move.replace(/[a-z]/g, (file) => String.fromCharCode(last - file.charCodeAt(0)));
}
