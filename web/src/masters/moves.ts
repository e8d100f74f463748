// SPDX-License-Identifier: MIT
// The moves of the games of masters, in parts that come one after another.

/** One after another, two bytes each: a count of plies, then the code of each (archive/packed-moves.ts). */
export class PartedMoves {
  readonly #parts: (readonly Uint8Array[] | undefined)[];
  readonly #sizeOfPart: number;

  /** All parts but the last hold equally many games. */
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

  /** Null until its part has come. */
  of(game: number): Uint8Array | null {
    const part = this.partOf(game);
    return this.#parts[part]?.[game - part * this.#sizeOfPart] ?? null;
  }
}
