// SPDX-License-Identifier: MIT
// Everything that mending mistakes says, in one language.

import { strings as en } from './en/retry.ts';
import { Texts } from './texts.ts';
import type { RetryStrings } from './types/retry.ts';

export type { RetryStrings } from './types/retry.ts';

export const retryTexts = new Texts<RetryStrings>(
  en,
  import.meta.glob<RetryStrings>(['./*/retry.ts', '!./{en,types}/*'], { import: 'strings' }),
);
