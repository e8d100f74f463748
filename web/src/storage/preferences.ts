// SPDX-License-Identifier: MIT
// The reader's preferences for boards: speech, sound, input, display.

import { isNotation, type Notation } from '../engine/protocol.ts';
import { saveNames } from './save-names.ts';
import { fieldsOf } from './store.ts';
import { Wish } from './wish.ts';

/** For games, and for analyses where they apply: the defaults. No page makes sounds unasked. */
export const usualOfGames = {
  hasCoordinates: true,
  speaks: false,
  hasPremove: false,
  mustTapTwice: true,
  showsThreats: false,
  showsThinking: false,
  typesMoves: false,
  hasNumbers: false,
} as const;

/** For analyses: show the value of each piece; review a game when it is opened. */
const usualOfAnalyses = {
  hasPieceValues: false,
  reviewsAtOnce: false,
} as const;

/** Boolean preferences. */
export const usualPreferences = {
  ...usualOfGames,
  ...usualOfAnalyses,
  isStill: false,
  /** Resting the mouse on a piece shows how it moves. */
  explainsPieces: true,
} as const;

export type Switch = keyof typeof usualPreferences;

function isSwitch(name: string): name is Switch {
  return name in usualPreferences;
}

/** Whose pieces are hidden in blindfold play. */
export const blindfolds = ['none', 'all', 'own', 'theirs'] as const;

export type Blindfold = (typeof blindfolds)[number];

export const volumes = [0, 20, 50, 100] as const;

/** Missing values were not chosen: the element's attributes or the defaults apply. */
export type Preferences = Readonly<Partial<Record<Switch, boolean>>> & {
  readonly notation?: Notation | null;
  readonly blindfold?: Blindfold;
  /** The sound volume as a percentage. */
  readonly volume?: (typeof volumes)[number];
};

export function parsePreferences(raw: unknown): Preferences | null {
  const fields = fieldsOf(raw);
  if (fields === null) return null;
  const chosen: { -readonly [Name in Switch]?: boolean } = {};
  for (const [name, value] of Object.entries(fields)) {
    if (isSwitch(name) && typeof value === 'boolean') chosen[name] = value;
  }
  const { notation } = fields;
  const volume = volumes.find((one) => one === fields['volume']);
  const blindfold = blindfolds.find((one) => one === fields['blindfold']);
  return {
    ...chosen,
    ...(isNotation(notation) && { notation }),
    ...(volume !== undefined && { volume }),
    ...(blindfold && { blindfold }),
  };
}

export const preferences = new Wish<Preferences>(saveNames.preferences, parsePreferences, {});
