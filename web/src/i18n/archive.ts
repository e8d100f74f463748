// SPDX-License-Identifier: MIT
// What the list of all games says, in one language.

import { strings as en } from './en/archive.ts';
import { Texts } from './texts.ts';
import type { ArchiveStrings } from './types/archive.ts';

export type { ArchiveStrings } from './types/archive.ts';

export const archiveTexts = new Texts<ArchiveStrings>(
  en,
  import.meta.glob<ArchiveStrings>(['./*/archive.ts', '!./{en,types}/*'], { import: 'strings' }),
);
