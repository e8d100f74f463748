// SPDX-License-Identifier: MIT
// Everything the dialog before a game says, in one language.

import { strings as en } from './en/setup.ts';
import { Texts } from './texts.ts';
import type { SetupStrings } from './types/setup.ts';

export type { SetupStrings } from './types/setup.ts';

export const setupTexts = new Texts<SetupStrings>(
  en,
  import.meta.glob<SetupStrings>(['./*/setup.ts', '!./{en,types}/*'], { import: 'strings' }),
);
