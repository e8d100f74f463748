// SPDX-License-Identifier: MIT
// Everything the puzzles say, in one language.

import { strings as en } from './en/puzzles.ts';
import { Texts } from './texts.ts';
import type { PuzzleStrings } from './types/puzzles.ts';

export type { PuzzleStrings } from './types/puzzles.ts';

export const puzzleTexts = new Texts<PuzzleStrings>(
  en,
  import.meta.glob<PuzzleStrings>(['./*/puzzles.ts', '!./{en,types}/*'], { import: 'strings' }),
);
