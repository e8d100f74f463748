// SPDX-License-Identifier: MIT
// The moves of the master games, in parts that load one after another.

/**
 * For each game two bytes per value: the number of plies, then the code of each move
 * (archive/packed-moves.ts).
 */
export class PartedMoves {
  readonly #parts: (readonly Uint8Array[] | undefined)[];
  readonly #sizeOfPart: number;

  /** All parts except the last contain the same number of games. */
  constructor(games: number, parts: number) {
    this.#parts = Array.from({ length: parts });
    this.#sizeOfPart = Math.max(1, Math.ceil(games / parts));
  }

  take(part: number, bytes: Uint8Array): void {
    const games: Uint8Array[] = [];
    for (let at = 0; at + 2 <= bytes.length;) {
      const end = at + 2 + 2 * ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8));
      games.push(bytes.subarray(at + 2, end));
      at = end;
    }
    this.#parts[part] = games;
  }

  partOf(game: number): number {
    return Math.floor(game / this.#sizeOfPart);
  }

  /** Null until its part is loaded. */
  of(game: number): Uint8Array | null {
    const part = this.partOf(game);
    return this.#parts[part]?.[game - part * this.#sizeOfPart] ?? null;
  }
}
