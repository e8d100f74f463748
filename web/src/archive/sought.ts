// SPDX-License-Identifier: MIT
// Games in search form: only the fields that filters use, so that a hundred thousand fit in memory.

import { gameSpec } from '../games/index.ts';
import { boardOfGame, type ArchivedGame } from './archived-game.ts';
import { packMoves } from './packed-moves.ts';
import { wordsOf, type Sought } from './query.ts';

const kRoom = 1024 * 1024;

/**
 * Packs many small arrays into a few large ones, because each array has several times its size as
 * overhead.
 */
class Arena {
  #room = new Uint8Array(0);
  #used = 0;

  keep(bytes: Uint8Array): Uint8Array {
    if (this.#used + bytes.length > this.#room.length) {
      this.#room = new Uint8Array(Math.max(kRoom, bytes.length));
      this.#used = 0;
    }
    this.#room.set(bytes, this.#used);
    this.#used += bytes.length;
    return this.#room.subarray(this.#used - bytes.length, this.#used);
  }
}

/**
 * The lines of a stored tree except the first, each complete from the first move; see
 * analyse/tree-text.ts.
 */
function linesIn(tree: string): string[][] {
  const lines: string[][] = [];
  let line: string[] = [];
  for (const [, ply, move = ''] of tree.matchAll(/^move (\d+) (\S+)/gm)) {
    const at = Number(ply) - 1;
    if (at < line.length) {
      lines.push(line);
      line = line.slice(0, at);
    }
    line.push(move);
  }
  return [...lines, line].slice(1);
}

export class SoughtGames {
  readonly #games = new Map<number, Sought>();
  readonly #arena = new Arena();
  /** Shared texts are stored once. */
  readonly #openings = new Map<string, ArchivedGame['opening']>();

  get(id: number): Sought | undefined {
    return this.#games.get(id);
  }

  take(archived: ArchivedGame): Sought {
    const { id, game, source, levels, opponent, own, result, date, startFen, isAided } = archived;
    const tree = archived.record?.form === 'tree' ? archived.record.text : '';
    const spec = boardOfGame(gameSpec(game), archived);
    const made = {
      id,
      game,
      source,
      levels,
      opponent,
      own,
      result,
      date,
      startFen,
      isAided,
      opening: this.#shared(archived.opening),
      moves: this.#arena.keep(archived.moves),
      lines: linesIn(tree).map((line) => this.#arena.keep(packMoves(spec, line))),
      words: wordsOf(archived),
    };
    this.#games.set(id, made);
    return made;
  }

  forget(ids: readonly number[]): void {
    for (const id of ids) this.#games.delete(id);
  }

  #shared(opening: ArchivedGame['opening']): ArchivedGame['opening'] {
    if (!opening) return opening;
    const known = this.#openings.get(opening.name) ?? opening;
    this.#openings.set(opening.name, known);
    return known;
  }

  /** The openings of the games read so far. */
  openings(): NonNullable<ArchivedGame['opening']>[] {
    return [...this.#openings.values()].flatMap((opening) => opening ?? []);
  }
}
