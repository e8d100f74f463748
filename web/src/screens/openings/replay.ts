// SPDX-License-Identifier: MIT
// A board on which given moves are played, legal or not, to tell positions apart.

import { parsePlacement } from '../../games/placement.ts';
import type { GameSpec } from '../../games/game-spec.ts';

const kEmpty = '.';

export class Replay {
  readonly #files: number;
  /** Rank by rank from the lowest, from the left. */
  readonly #letters: string[];

  private constructor(files: number, letters: string[]) {
    this.#files = files;
    this.#letters = letters;
  }

  static start(spec: GameSpec): Replay {
    const { files, ranks, startFen } = spec;
    const replay = new Replay(files, Array<string>(files * ranks).fill(kEmpty));
    for (const [square, letter] of parsePlacement(spec, startFen)) {
      replay.#letters[replay.#indexOf(square, 0)] = letter;
    }
    return replay;
  }

  copy(): Replay {
    return new Replay(this.#files, this.#letters.slice());
  }

  /** Squares of Xiangqi have two characters. */
  play(move: string): void {
    const [from, to] = [this.#indexOf(move, 0), this.#indexOf(move, 2)];
    this.#letters[to] = this.#letters[from] ?? kEmpty;
    this.#letters[from] = kEmpty;
  }

  /** The same for the same pieces on the same squares. */
  key(): string {
    return this.#letters.join('');
  }

  /** The key of the mirror image. */
  mirrorKey(): string {
    const seen = this.#letters.map((_, index) => {
      const file = index % this.#files;
      return this.#letters[index - file + (this.#files - 1 - file)];
    });
    return seen.join('');
  }

  #indexOf(text: string, at: number): number {
    return Number(text[at + 1]) * this.#files + text.charCodeAt(at) - 'a'.charCodeAt(0);
  }
}

/** The same move in the mirror. */
export function mirrored({ files }: GameSpec, move: string): string {
  const last = 2 * 'a'.charCodeAt(0) + files - 1;
  return move.replace(/[a-z]/g, (file) => String.fromCharCode(last - file.charCodeAt(0)));
}
