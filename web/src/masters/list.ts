// SPDX-License-Identifier: MIT
// Reads the list of master games (masters/masters.txt) into arrays, in which each name or event is
// stored once.

import type { ResultToken } from '../games/record.ts';

const tokens: readonly ResultToken[] = ['*', '1-0', '0-1', '1/2-1/2'];

/** Texts by number; 0 means none. */
class Interned {
  readonly texts = [''];
  readonly #numbers = new Map([['', 0]]);

  numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }
}

export interface MastersList {
  readonly results: readonly ResultToken[];
  /** `2008-07-13`, `2008`, or empty. */
  readonly dates: readonly string[];
  /** ECCO codes such as `C18`; empty if unknown. */
  readonly codes: readonly string[];
  /** Indices into `names`, one per game. */
  readonly red: readonly number[];
  readonly black: readonly number[];
  readonly names: readonly string[];
  readonly event: readonly number[];
  readonly events: readonly string[];
  /** The common name of a code's openings, in traditional characters. */
  readonly openings: ReadonlyMap<string, string>;
  /** Simplified characters, keyed by traditional ones. */
  readonly simplified: ReadonlyMap<string, string>;
}

/** Throws if the text is not a complete list. */
export function readList(text: string): MastersList {
  const [names, events] = [new Interned(), new Interned()];
  const list = {
    results: [] as ResultToken[],
    dates: [] as string[],
    codes: [] as string[],
    red: [] as number[],
    black: [] as number[],
    names: names.texts,
    event: [] as number[],
    events: events.texts,
    openings: new Map<string, string>(),
    simplified: new Map<string, string>(),
  };
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const [first = '', second = '', third = '', red = '', black = '', event] = line.split('\t');
    if (first === 'opening') list.openings.set(second, third);
    else if (first === 'simplified') {
      const to = [...third];
      [...second].forEach((one, index) => list.simplified.set(one, to[index] ?? one));
    } else if (event === undefined) {
      throw new Error('a game of the list is damaged');
    } else {
      list.results.push(tokens.find((token) => token === first) ?? '*');
      list.dates.push(second);
      list.codes.push(third);
      list.red.push(names.numberOf(red));
      list.black.push(names.numberOf(black));
      list.event.push(events.numberOf(event));
    }
  }
  // The file that contains the moves of a game is computed from the number of games.
  if (list.results.length === 0 || !text.endsWith('\n')) throw new Error('the list is not whole');
  return list;
}
