// SPDX-License-Identifier: MIT
// Everything the dialog about kept data says, in one language.

import { strings as en } from './en/backup.ts';
import { Texts } from './texts.ts';
import type { BackupStrings } from './types/backup.ts';

export type { BackupStrings } from './types/backup.ts';

export const backupTexts = new Texts<BackupStrings>(
  en,
  import.meta.glob<BackupStrings>(['./*/backup.ts', '!./{en,types}/*'], { import: 'strings' }),
);
