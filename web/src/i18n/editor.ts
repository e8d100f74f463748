// SPDX-License-Identifier: MIT
// Everything that setting up a position says, in one language.

import { strings as en } from './en/editor.ts';
import { Texts } from './texts.ts';
import type { EditorStrings } from './types/editor.ts';

export type { EditorStrings } from './types/editor.ts';

export const editorTexts = new Texts<EditorStrings>(
  en,
  import.meta.glob<EditorStrings>(['./*/editor.ts', '!./{en,types}/*'], { import: 'strings' }),
);
