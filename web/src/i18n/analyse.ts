// SPDX-License-Identifier: MIT
// What the analysis says of its tools, in one language; the rest stands with the texts of the page.

import { strings as en } from './en/analyse.ts';
import { Texts } from './texts.ts';
import type { ToolStrings } from './types/analyse.ts';

export type { ToolStrings } from './types/analyse.ts';

export const toolTexts = new Texts<ToolStrings>(
  en,
  import.meta.glob<ToolStrings>(['./*/analyse.ts', '!./{en,types}/*'], { import: 'strings' }),
);
