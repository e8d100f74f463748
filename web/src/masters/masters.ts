// SPDX-License-Identifier: MIT
// Searches the master games by names, events, years, openings, results and positions. It runs in a
// worker.

import { unpackMoves } from '../archive/packed-moves.ts';
import { PositionSearch } from '../archive/positions.ts';
import { plain } from '../archive/query.ts';
import { seatToMove } from '../games/placement.ts';
import type { ResultToken } from '../games/record.ts';
import { xiangqi } from '../games/xiangqi/index.ts';
import { latinNames } from './latin-names.ts';
import { mirroredFen, mirroredMove } from './mirror.ts';
import { readList, type MastersList } from './list.ts';
import { PartedMoves } from './moves.ts';

export interface MastersQuery {
  /** One player, on either side, and the opponent; parts of names suffice. */
  readonly player: string;
  readonly opponent: string;
  readonly event: string;
  /** Null for any opening. */
  readonly codes: readonly string[] | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly result: ResultToken | null;
  /** A position that occurred in the game, directly or mirrored. */
  readonly fen: string | null;
}

export const everyGame: MastersQuery = {
  player: '',
  opponent: '',
  event: '',
  codes: null,
  from: null,
  to: null,
  result: null,
  fen: null,
};

/** How names are shown: the kind of characters, and whether in Latin letters too. */
export interface Reading {
  readonly isSimplified: boolean;
  readonly hasLatin: boolean;
}

export interface MasterGame {
  /** The index in the file. */
  readonly index: number;
  readonly red: string;
  readonly black: string;
  readonly event: string;
  /** `2008-07-13`, `2008`, or empty. */
  readonly date: string;
  readonly code: string;
  /** In traditional characters; empty if the code has no name. */
  readonly opening: string;
  readonly result: ResultToken;
}

/** A move in a position, and the results of those games for the side that made it. */
export interface MasterMove {
  readonly move: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

type Counting = { -readonly [Field in keyof MasterMove]: MasterMove[Field] };

/** Suggestions for the search form: players and events, most frequent first. */
export interface Offers {
  readonly players: readonly string[];
  readonly events: readonly string[];
  readonly openings: readonly (readonly [code: string, name: string])[];
}

const kMostPlayers = 300;
const kMostEvents = 200;

const { startFen: kStart } = xiangqi;

const isIn = (set: ReadonlySet<number> | null, number: number | undefined): boolean =>
  set === null || set.has(number ?? 0);

/** Pinyin separates syllables by an apostrophe, which few people type: Xin’an. */
function withoutApostrophe(text: string): string {
  return text.replaceAll(/['’]/g, '');
}

/** The most frequent texts among those numbers. */
function commonest(numbers: readonly number[], texts: readonly string[], most: number): string[] {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  counts.delete(0);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([number]) => texts[number] ?? '');
}

export class Masters {
  readonly #list: MastersList;
  readonly #moves: PartedMoves;
  readonly #positions = new PositionSearch(xiangqi);
  /** All games: those with both names first, and newest first. */
  readonly #ordered: readonly number[];
  #found: readonly number[];

  constructor(text: string, parts: number) {
    const list = readList(text);
    this.#list = list;
    this.#moves = new PartedMoves(list.results.length, parts);
    const { dates, red, black } = list;
    const isNamed = dates.map((_, game) => (red[game] ?? 0) > 0 && (black[game] ?? 0) > 0);
    this.#ordered = [...dates.keys()].toSorted((a, b) => {
      if (isNamed[a] !== isNamed[b]) return isNamed[a] === true ? -1 : 1;
      const [first = '', second = ''] = [dates[b], dates[a]];
      return first < second ? -1 : first > second ? 1 : a - b;
    });
    this.#found = this.#ordered;
  }

  get count(): number {
    return this.#ordered.length;
  }

  /** Adds the unpacked moves of a part. */
  take(part: number, bytes: Uint8Array): void {
    this.#moves.take(part, bytes);
  }

  partOf(game: number): number {
    return this.#moves.partOf(game);
  }

  /** Returns the number of matching games; `rows` returns them. */
  query(query: MastersQuery): number {
    const { results, dates, codes, red, black, event } = this.#list;
    const players = this.#namesWith(query.player);
    const opponents = this.#namesWith(query.opponent);
    const events = this.#eventsWith(query.event);
    const wanted = query.codes === null ? null : new Set(query.codes);
    const meets = query.fen === null ? null : this.#positions.tester(query.fen);
    const fitsYear = (date: string): boolean => {
      const year = Number(date.slice(0, 4));
      if (query.from === null && query.to === null) return true;
      return year > 0 && year >= (query.from ?? 0) && year <= (query.to ?? Infinity);
    };
    this.#found = this.#ordered.filter((game) => {
      const [first, second] = [red[game], black[game]];
      return (
        (query.result === null || results[game] === query.result) &&
        (wanted === null || wanted.has(codes[game] ?? '')) &&
        ((isIn(players, first) && isIn(opponents, second)) ||
          (isIn(players, second) && isIn(opponents, first))) &&
        isIn(events, event[game]) &&
        fitsYear(dates[game] ?? '') &&
        (meets === null || meets(kStart, this.#moves.of(game) ?? new Uint8Array()))
      );
    });
    return this.#found.length;
  }

  rows(from: number, to: number, reading: Reading): MasterGame[] {
    return this.#found.slice(from, to).map((index) => this.game(index, reading));
  }

  /**
   * A random game of the last results; `roll` is in [0, 1). Skips games whose loaded moves are
   * fewer than `leastPlies`. Null if there is none.
   */
  drawn(roll: number, leastPlies: number, reading: Reading): MasterGame | null {
    const found = this.#found;
    const from = Math.floor(roll * found.length);
    const index = [...found.slice(from), ...found.slice(0, from)].find((game) => {
      const packed = this.#moves.of(game);
      return packed === null || packed.length >= 2 * leastPlies;
    });
    return index === undefined ? null : this.game(index, reading);
  }

  game(index: number, reading: Reading): MasterGame {
    const list = this.#list;
    const code = list.codes[index] ?? '';
    return {
      index,
      red: this.#named(list.names[list.red[index] ?? 0] ?? '', reading),
      black: this.#named(list.names[list.black[index] ?? 0] ?? '', reading),
      event: this.#written(list.events[list.event[index] ?? 0] ?? '', reading),
      date: list.dates[index] ?? '',
      code,
      opening: list.openings.get(code) ?? '',
      result: list.results[index] ?? '*',
    };
  }

  /** Null until its part is loaded. */
  moves(index: number): string[] | null {
    const packed = this.#moves.of(index);
    return packed === null ? null : unpackMoves(xiangqi, packed);
  }

  /** The continuations of the position or its mirror image, most frequent first. */
  movesAt(fen: string): { games: number; moves: MasterMove[] } {
    const twin = mirroredFen(fen);
    const [isHere, isMirrored] = [fen, twin].map((one) => this.#positions.finder(one));
    const isRed = seatToMove(xiangqi, fen) === 'first';
    const moves = new Map<string, Counting>();
    let games = 0;
    for (const game of this.#ordered) {
      const packed = this.#moves.of(game);
      if (packed === null) continue;
      const straight = isHere!(kStart, packed);
      const ply = straight >= 0 ? straight : isMirrored!(kStart, packed);
      if (ply < 0) continue;
      games++;
      const [made] = unpackMoves(xiangqi, packed.subarray(2 * ply, 2 * ply + 2));
      if (made === undefined) continue;
      const move = straight >= 0 ? made : mirroredMove(made);
      const row = moves.get(move) ?? { move, games: 0, won: 0, drawn: 0, lost: 0 };
      const result = this.#list.results[game];
      row.games++;
      if (result === '1/2-1/2') row.drawn++;
      else if (result === (isRed ? '1-0' : '0-1')) row.won++;
      else if (result === (isRed ? '0-1' : '1-0')) row.lost++;
      moves.set(move, row);
    }
    return { games, moves: [...moves.values()].toSorted((a, b) => b.games - a.games) };
  }

  offers(reading: Reading): Offers {
    const { red, black, names, event, events, openings } = this.#list;
    const written = (text: string): string => this.#written(text, reading);
    return {
      players: commonest([...red, ...black], names, kMostPlayers).map(written),
      events: commonest(event, events, kMostEvents).map(written),
      openings: [...openings],
    };
  }

  #written(text: string, { isSimplified }: Reading): string {
    return isSimplified ? this.#simplified(text) : text;
  }

  #named(name: string, reading: Reading): string {
    const latin = reading.hasLatin ? latinNames.get(name) : undefined;
    const written = this.#written(name, reading);
    return latin === undefined ? written : `${latin} ${written}`;
  }

  #simplified(text: string): string {
    return Array.from(text, (one) => this.#list.simplified.get(one) ?? one).join('');
  }

  /**
   * The words of the text in simplified characters, so that either kind of characters matches both.
   */
  #sought(text: string): string[] {
    return plain(this.#simplified(text))
      .split(/\s+/)
      .filter((word) => word !== '');
  }

  /** Null if any text matches. */
  #numbersWith(texts: readonly string[], wanted: string): ReadonlySet<number> | null {
    const words = this.#sought(wanted);
    if (words.length === 0) return null;
    const found = new Set<number>();
    texts.forEach((text, number) => {
      if (number > 0 && words.every((word) => text.includes(word))) found.add(number);
    });
    return found;
  }

  #namesWith(wanted: string): ReadonlySet<number> | null {
    const { names } = this.#list;
    if (wanted.trim() === '') return null;
    const said = names.map((name) =>
      withoutApostrophe(plain(`${this.#simplified(name)} ${latinNames.get(name) ?? ''}`)),
    );
    return this.#numbersWith(said, withoutApostrophe(wanted));
  }

  #eventsWith(wanted: string): ReadonlySet<number> | null {
    const { events } = this.#list;
    if (wanted.trim() === '') return null;
    return this.#numbersWith(
      events.map((event) => plain(this.#simplified(event))),
      wanted,
    );
  }
}
