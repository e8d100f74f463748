// SPDX-License-Identifier: MIT
// The values of the attributes of elements, which the options of frames are too.

import type { GameSpec } from '../games/game-spec.ts';
import { gameSpec, games } from '../games/index.ts';
import { boards, pieceSets, themeWishes, views } from '../games/looks.ts';
import { onBoardOf } from '../games/placement.ts';
import { opponentIds } from '../games/opponents.ts';

/** An invalid option; `allowed` lists its valid values and is empty if they cannot be listed. */
export interface OptionFault {
  readonly name: string;
  /** Null if there is no such option. */
  readonly value: string | null;
  readonly allowed: readonly string[];
}

/** The valid values of an option: a list or a predicate. */
export type Values = readonly string[] | ((value: string) => boolean);

const anyText = (value: string): boolean => value.trim() !== '';

const wholeNumber = (value: string): boolean => /^\d{1,6}$/.test(value);

/** Only checks the size of the board; the engine checks the rest. */
const hasRows = (spec: GameSpec, fen: string): boolean =>
  fen.trim().split(/\s+/)[0]?.split('/').length === onBoardOf(spec, fen).ranks;

/** The attributes that a page and the address of a frame may give an element. */
export function attributeValues(spec: GameSpec): Readonly<Record<string, Values>> {
  return {
    fen: (value) => hasRows(spec, value),
    moves: () => true,
    record: anyText,
    src: anyText,
    autoplay: (value) => value === '' || wholeNumber(value),
    numbers: ['on'],
    ply: (value) => value === 'last' || wholeNumber(value),
    side: Object.values(spec.sides),
    level: Array.from({ length: 10 }, (_, index) => String(index + 1)),
    opponent: opponentIds,
    players: ['engine', 'people', 'engines'],
    movable: () => true,
    mate: wholeNumber,
    solution: anyText,
    at: (value) => wholeNumber(value) || ['', 'edit', 'mistakes'].includes(value),
    notation: spec.notations,
    rules: spec.rules,
    coordinates: ['off'],
    // Another language falls back to that of the reader.
    lang: () => true,
    theme: themeWishes,
    board: boards,
    pieces: pieceSets,
    view: views,
  };
}

/** Own properties only: an inherited name such as `constructor` is not an option. */
export function valuesOf(
  table: Readonly<Record<string, Values>>,
  name: string,
): Values | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

export function faultOf(
  name: string,
  value: string,
  values: Values | undefined,
): OptionFault | null {
  if (values === undefined) return { name, value: null, allowed: [] };
  const isList = typeof values !== 'function';
  const isKnown = isList ? values.includes(value) : values(value);
  return isKnown ? null : { name, value, allowed: isList ? values : [] };
}

const warned = new Set<string>();

/** Tells the author of a page, once, of each attribute whose value cannot be; the default applies. */
export function warnOf(element: Element): void {
  const game = element.getAttribute('game');
  const spec = gameSpec(game);
  const values = { game: games.map(({ id }) => id), ...attributeValues(spec) };
  for (const { name, value } of element.attributes) {
    const known = valuesOf(values, name);
    const fault = known === undefined ? null : faultOf(name, value, known);
    if (fault === null) continue;
    const can = fault.allowed.length === 0 ? '' : ` It can be ${fault.allowed.join(', ')}.`;
    const said = `<${element.localName}>: "${name}" cannot be "${value}".${can}`;
    if (!warned.has(said)) console.warn(said);
    warned.add(said);
  }
}
