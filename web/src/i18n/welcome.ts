// SPDX-License-Identifier: MIT
// What is said on the first visit, in one language.

import { strings as en } from './en/welcome.ts';
import { Texts } from './texts.ts';
import type { WelcomeStrings } from './types/welcome.ts';

export const welcomeTexts = new Texts<WelcomeStrings>(
  en,
  import.meta.glob<WelcomeStrings>(['./*/welcome.ts', '!./{en,types}/*'], { import: 'strings' }),
);
