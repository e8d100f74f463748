// SPDX-License-Identifier: MIT
// The options of a frame, from the query of its address or a command.

import type { GameSpec } from '../games/game-spec.ts';
import {
  attributeValues,
  faultOf,
  valuesOf,
  type OptionFault,
  type Values,
} from '../embed/attributes.ts';
import { gameSpec, games } from '../games/index.ts';

const shows = ['game', 'board', 'viewer', 'puzzle', 'analysis'] as const;

export type Show = (typeof shows)[number];

const controls = ['basic', 'full', 'none'] as const;

type Controls = (typeof controls)[number];

export interface FrameOptions {
  readonly show: Show;
  readonly game: GameSpec;
  readonly controls: Controls;
  /** The only origin that receives messages and may send commands; null for any. */
  readonly origin: string | null;
  /** The attributes of the element, including `game`. */
  readonly attributes: ReadonlyMap<string, string>;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

function frameValues(): Readonly<Record<string, Values>> {
  return { show: shows, game: games.map(({ id }) => id), controls, origin: isOrigin };
}

function isFault(fault: OptionFault | null): fault is OptionFault {
  return fault !== null;
}

/**
 * In a query "+" is a blank, but moves in WXF have pluses. Who writes blanks as "%20", as browsers do, and no plus as
 * "%2B" means it as it stands.
 */
function withPluses(query: string): string {
  return query.replace(/(?<=[?&]record=)[^&]*/, (record) =>
    /%(?:20|0a|0d)/i.test(record) && !/%2b/i.test(record) ? record.replaceAll('+', '%2B') : record,
  );
}

/**
 * Parses the query of an address, with or without its question mark; missing options have defaults.
 */
export function parseOptions(query: string): FrameOptions | readonly OptionFault[] {
  const given = new Map(new URLSearchParams(withPluses(query)));
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
