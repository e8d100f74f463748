// SPDX-License-Identifier: MIT
// Everything the dialog before a game says, in one language.

import { Texts } from '../../../i18n/texts.ts';
import type { ControlKind } from '../state/clock.ts';
import type { Players } from '../state/state.ts';
import { en } from './en.ts';
import type { HandicapName } from '../../../games/game-spec.ts';

export interface SetupStrings {
  readonly players: string;
  readonly modes: Readonly<Record<Players, string>>;
  /** The strength of the engine on that side. */
  readonly levelOf: (side: string) => string;
  readonly clock: string;
  readonly kinds: Readonly<Record<ControlKind, string>>;
  readonly minutes: string;
  readonly minuteCount: (count: number) => string;
  /** Of the seconds, by what they are for. */
  readonly seconds: Readonly<Record<Exclude<ControlKind, 'none' | 'sudden'>, string>>;
  readonly from: string;
  readonly usual: string;
  readonly handicaps: Readonly<Record<HandicapName, string>>;
  readonly giver: string;
  readonly position: string;
  readonly fen: string;
  /** Before the engine's own words, which are English. */
  readonly refused: string;
  readonly start: string;
  readonly close: string;
}

export const setupTexts = new Texts<SetupStrings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});
