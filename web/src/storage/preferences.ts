// SPDX-License-Identifier: MIT
// How a reader wants boards to speak, sound and be played on.

import { isNotation, type Notation } from '../engine/protocol.ts';
import { saveNames } from './save-names.ts';
import { fieldsOf } from './store.ts';
import { Wish } from './wish.ts';

/** Of games, and as far as they can be had of analyses: what is usual where nobody has chosen. Nothing sounds on anybody's page unasked. */
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

/** Of analyses: each piece bears what it is worth, a game is reviewed once it is opened. */
const usualOfAnalyses = {
  hasPieceValues: false,
  reviewsAtOnce: false,
} as const;

/** Things that are or are not. */
export const usualPreferences = {
  ...usualOfGames,
  ...usualOfAnalyses,
  isStill: false,
  /** A mouse that rests on a piece is shown how it moves. */
  explainsPieces: true,
} as const;

export type Switch = keyof typeof usualPreferences;

function isSwitch(name: string): name is Switch {
  return name in usualPreferences;
}

/** Whose pieces are hidden, to play without seeing them. */
export const blindfolds = ['none', 'all', 'own', 'theirs'] as const;

export type Blindfold = (typeof blindfolds)[number];

export const volumes = [0, 20, 50, 100] as const;

/** What is missing nobody has chosen: what an element is given, or what is usual, then applies. */
export type Preferences = Readonly<Partial<Record<Switch, boolean>>> & {
  readonly notation?: Notation | null;
  readonly blindfold?: Blindfold;
  /** Of the sounds, as a percentage. */
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
