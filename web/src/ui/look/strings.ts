// SPDX-License-Identifier: MIT
// Everything the dialog about boards and pieces says, in one language.

import type { BoardName, PieceSet, ViewName } from '../../games/looks.ts';
import { Texts } from '../../i18n/texts.ts';
import { en } from './en.ts';

export interface LookStrings {
  readonly pieces: string;
  readonly sets: Readonly<Record<PieceSet, string>>;
  readonly board: string;
  readonly boards: Readonly<Record<BoardName, string>>;
  readonly view: string;
  readonly views: Readonly<Record<ViewName, string>>;
  /** How a board in space is turned. */
  readonly turning: string;
  readonly noWebGl: string;
  /** The graphics stopped, and may come back by themselves. */
  readonly lostWebGl: string;
  readonly close: string;
}

export const lookTexts = new Texts<LookStrings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});
