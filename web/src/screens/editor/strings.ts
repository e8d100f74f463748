// SPDX-License-Identifier: MIT
// Everything that setting up a position says, in one language.

import { Texts } from '../../i18n/texts.ts';
import { en } from './en.ts';

export interface EditorStrings {
  readonly title: string;
  readonly playable: string;
  readonly pending: string;
  /** Before the engine's own words, which are English. */
  readonly refused: string;
  readonly about: string;
  /** The browser refused to keep the draft. */
  readonly notKept: string;
  readonly palette: string;
  readonly hand: string;
  readonly erase: string;
  /** A man and how many are left in the box. */
  readonly left: (man: string, count: number) => string;
  readonly toMove: string;
  readonly fen: string;
  readonly actions: Readonly<
    Record<'undo' | 'flip' | 'mirror' | 'clear' | 'start', string> & { label: string }
  >;
  readonly analyse: string;
  readonly play: string;
  readonly leave: string;
  readonly spoken: {
    readonly taken: (square: string) => string;
    readonly count: (men: number) => string;
    readonly picked: (man: string, square: string) => string;
  };
}

export const editorTexts = new Texts<EditorStrings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});
