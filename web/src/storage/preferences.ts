// SPDX-License-Identifier: MIT
// How a reader wants boards to speak, sound and be played on. Null is nobody's choice: what an element is given, or what
// is usual, then applies.

import { isNotation, type Notation } from '../engine/protocol.ts';
import { saveNames } from './save-names.ts';
import { fieldsOf } from './store.ts';
import { Wish } from './wish.ts';

/** Things that are or are not. */
export const switches = [
  'hasCoordinates',
  'speaks',
  'hasPremove',
  'mustTapTwice',
  'showsThreats',
  'showsThinking',
  'typesMoves',
  'hasPieceValues',
  'isStill',
] as const;

export type Switch = (typeof switches)[number];

export type Preferences = Readonly<Record<Switch, boolean | null>> & {
  readonly notation: Notation | null;
  /** Of the sounds, as a percentage. */
  readonly volume: number | null;
};

function switchesOf(fields: Readonly<Record<string, unknown>>): Record<Switch, boolean | null> {
  const given = (name: Switch): boolean | null => {
    const value = fields[name];
    return typeof value === 'boolean' ? value : null;
  };
  return {
    hasCoordinates: given('hasCoordinates'),
    speaks: given('speaks'),
    hasPremove: given('hasPremove'),
    mustTapTwice: given('mustTapTwice'),
    showsThreats: given('showsThreats'),
    showsThinking: given('showsThinking'),
    typesMoves: given('typesMoves'),
    hasPieceValues: given('hasPieceValues'),
    isStill: given('isStill'),
  };
}

export function parsePreferences(raw: unknown): Preferences | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const { notation, volume } = fields;
  return {
    ...switchesOf(fields),
    notation: isNotation(notation) ? notation : null,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : null,
  };
}

const none: Preferences = { ...switchesOf({}), notation: null, volume: null };

export const volumes = [0, 20, 50, 100] as const;

/** Where nobody has chosen. Nothing sounds on anybody's page unasked. */
export const usualPreferences = {
  hasCoordinates: true,
  speaks: false,
  hasPremove: false,
  mustTapTwice: true,
  showsThreats: false,
  showsThinking: false,
  typesMoves: false,
  hasPieceValues: false,
  isStill: false,
  volume: 0,
} as const satisfies Partial<Preferences>;

export const preferences = new Wish<Preferences>(saveNames.preferences, parsePreferences, none);

/** `given` with what was chosen of what it holds. */
export function preferred<Given extends object>(given: Given): Given {
  const chosen = Object.entries(preferences.value).filter(
    ([name, value]) => name in given && value !== null,
  );
  return { ...given, ...Object.fromEntries(chosen) };
}
