// SPDX-License-Identifier: MIT
// What is said of the games of masters.

import { strings as en } from './en/masters.ts';
import { Texts } from './texts.ts';
import type { MastersStrings } from './types/masters.ts';

export type { MastersStrings } from './types/masters.ts';

export const mastersTexts = new Texts<MastersStrings>(
  en,
  import.meta.glob<MastersStrings>(['./*/masters.ts', '!./{en,types}/*'], { import: 'strings' }),
);
