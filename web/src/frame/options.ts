// SPDX-License-Identifier: MIT
// What a frame shows, as the query of its address says it, or a command to it.

import type { GameSpec } from '../games/game-spec.ts';
import { gameSpec, games } from '../games/index.ts';
import { boards, pieceSets, themeWishes, views } from '../games/looks.ts';
import { languages } from '../i18n/languages.ts';

const shows = ['game', 'board', 'viewer', 'puzzle', 'analysis'] as const;

export type Show = (typeof shows)[number];

const controls = ['basic', 'full', 'none'] as const;

type Controls = (typeof controls)[number];

/** What is wrong with an option; `allowed` are the values it can have, empty where they are no list. */
export interface OptionFault {
  readonly name: string;
  /** Null where there is no such option. */
  readonly value: string | null;
  readonly allowed: readonly string[];
}

export interface FrameOptions {
  readonly show: Show;
  readonly game: GameSpec;
  readonly controls: Controls;
  /** The only one of which a page may hear from the frame and command it; null for any. */
  readonly origin: string | null;
  /** Of the element, `game` among them. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The values an option can have: a list of them, or whether one is among them. */
type Values = readonly string[] | ((value: string) => boolean);

const anyText = (value: string): boolean => value.trim() !== '';

const wholeNumber = (value: string): boolean => /^\d{1,6}$/.test(value);

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

/** The engine says whether it can be played. */
const hasRows = ({ ranks }: GameSpec, fen: string): boolean =>
  fen.trim().split(/\s+/)[0]?.split('/').length === ranks;

/** Those that go to the element as they are. */
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

/** What is inherited, `constructor` say, is no option. */
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

/** From the query of an address, with or without its question mark; what it leaves out is as usual. */
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

/** An attribute that a command sets; null takes it away. */
export type Change = readonly [name: string, value: string | null];

function changeOf([name, value]: readonly [string, unknown]): Change {
  if (value === null) return [name, null];
  return [name, Array.isArray(value) ? value.join(' ') : String(value)];
}

/** In the order in which they are to be made. */
export function parseChanges(spec: GameSpec, given: object): readonly Change[] | OptionFault {
  const values = attributeValues(spec);
  const changes = Object.entries(given).map(changeOf);
  for (const [name, value] of changes) {
    const known = valuesOf(values, name);
    const fault = value === null && known !== undefined ? null : faultOf(name, value ?? '', known);
    if (fault !== null) return fault;
  }
  // The moves of before fit no new start, and those that come with it fit no other.
  const isNewStart = changes.some(([name]) => name === 'fen' || name === 'record');
  const none: Change[] = isNewStart ? [['moves', null]] : [];
  const others = changes.filter(([name]) => name !== 'moves');
  return [...none, ...others, ...changes.filter(([name]) => name === 'moves')];
}
