// SPDX-License-Identifier: MIT
// Who the opponents are, in one language.

import { strings as en } from './en/opponents.ts';
import { Texts } from './texts.ts';
import type { OpponentStrings } from './types/opponents.ts';

export type { OpponentStrings } from './types/opponents.ts';

export const opponentTexts = new Texts<OpponentStrings>(
  en,
  import.meta.glob<OpponentStrings>(['./*/opponents.ts', '!./{en,types}/*'], { import: 'strings' }),
);
