// SPDX-License-Identifier: MIT
// The options of a frame, from the query of its address or a command.

import type { GameSpec } from '../games/game-spec.ts';
import { gameSpec, games } from '../games/index.ts';
import { boards, pieceSets, themeWishes, views } from '../games/looks.ts';
import { languages } from '../i18n/languages.ts';

const shows = ['game', 'board', 'viewer', 'puzzle', 'analysis'] as const;

export type Show = (typeof shows)[number];

const controls = ['basic', 'full', 'none'] as const;

type Controls = (typeof controls)[number];

/** An invalid option; `allowed` lists its valid values and is empty if they cannot be listed. */
export interface OptionFault {
  readonly name: string;
  /** Null if there is no such option. */
  readonly value: string | null;
  readonly allowed: readonly string[];
}

export interface FrameOptions {
  readonly show: Show;
  readonly game: GameSpec;
  readonly controls: Controls;
  /** The only origin that receives messages and may send commands; null for any. */
  readonly origin: string | null;
  /** The attributes of the element, including `game`. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The valid values of an option: a list or a predicate. */
type Values = readonly string[] | ((value: string) => boolean);

const anyText = (value: string): boolean => value.trim() !== '';

const wholeNumber = (value: string): boolean => /^\d{1,6}$/.test(value);

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** Only checks the size of the board; the engine checks the rest. */
const hasRows = ({ ranks }: GameSpec, fen: string): boolean =>
  fen.trim().split(/\s+/)[0]?.split('/').length === ranks;

/** Attributes passed to the element unchanged. */
function attributeValues(spec: GameSpec): Readonly<Record<string, Values>> {
  return {
    fen: (value) => hasRows(spec, value),
    moves: () => true,
    record: anyText,
    ply: wholeNumber,
    side: Object.values(spec.sides),
    level: Array.from({ length: 10 }, (_, index) => String(index + 1)),
    players: ['engine', 'people', 'engines'],
    movable: () => true,
    mate: wholeNumber,
    solution: anyText,
    at: wholeNumber,
    notation: spec.notations,
    rules: spec.rules,
    coordinates: ['off'],
    lang: languages.map(({ tag }) => tag),
    theme: themeWishes,
    board: boards,
    pieces: pieceSets,
    view: views,
  };
}

function frameValues(): Readonly<Record<string, Values>> {
  return { show: shows, game: games.map(({ id }) => id), controls, origin: isOrigin };
}

/** Own properties only: an inherited name such as `constructor` is not an option. */
function valuesOf(table: Readonly<Record<string, Values>>, name: string): Values | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

function faultOf(name: string, value: string, values: Values | undefined): OptionFault | null {
  if (values === undefined) return { name, value: null, allowed: [] };
  const isList = typeof values !== 'function';
  const isKnown = isList ? values.includes(value) : values(value);
  return isKnown ? null : { name, value, allowed: isList ? values : [] };
}

function isFault(fault: OptionFault | null): fault is OptionFault {
  return fault !== null;
}

/**
 * Parses the query of an address, with or without its question mark; missing options have defaults.
 */
export function parseOptions(query: string): FrameOptions | readonly OptionFault[] {
  const given = new Map(new URLSearchParams(query));
  const game = gameSpec(given.get('game') ?? null);
  const ofElement = attributeValues(game);
  const values = { ...frameValues(), ...ofElement };
  const faults = [...given].map(([name, value]) => faultOf(name, value, valuesOf(values, name)));
  const wrong = faults.filter(isFault);
  if (wrong.length > 0) return wrong;
  const attributes = [...given].filter(([name]) => valuesOf(ofElement, name) !== undefined);
  return {
    show: shows.find((show) => show === given.get('show')) ?? 'game',
    game,
    controls: controls.find((one) => one === given.get('controls')) ?? 'basic',
    origin: given.get('origin') ?? null,
    attributes: new Map([['game', game.id], ...attributes]),
  };
}

/** An attribute set by a command; null removes it. */
export type Change = readonly [name: string, value: string | null];

function changeOf([name, value]: readonly [string, unknown]): Change {
  if (value === null) return [name, null];
  return [name, Array.isArray(value) ? value.join(' ') : String(value)];
}

/** Returns the changes in the order in which to apply them. */
export function parseChanges(spec: GameSpec, given: object): readonly Change[] | OptionFault {
  const values = attributeValues(spec);
  const changes = Object.entries(given).map(changeOf);
  for (const [name, value] of changes) {
    const known = valuesOf(values, name);
    const fault = value === null && known !== undefined ? null : faultOf(name, value ?? '', known);
    if (fault !== null) return fault;
  }
  // Clear the moves before a new start position, and set new ones after it.
  const isNewStart = changes.some(([name]) => name === 'fen' || name === 'record');
  const none: Change[] = isNewStart ? [['moves', null]] : [];
  const others = changes.filter(([name]) => name !== 'moves');
  return [...none, ...others, ...changes.filter(([name]) => name === 'moves')];
}
