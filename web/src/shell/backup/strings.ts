// SPDX-License-Identifier: MIT
// Everything the dialog about kept data says, in one language.

import { Texts } from '../../i18n/texts.ts';
import type { Fault } from './backup.ts';
import { en } from './en.ts';

export interface BackupStrings {
  readonly about: string;
  readonly save: string;
  readonly restore: string;
  readonly close: string;
  readonly saved: string;
  /** The store is full or forbidden. */
  readonly full: string;
  readonly faults: Readonly<{
    [Kind in Fault['kind']]: (fault: Extract<Fault, { kind: Kind }>) => string;
  }>;
}

export const backupTexts = new Texts<BackupStrings>(en, {
  'zh-Hans': async () => (await import('./zh-hans.ts')).zhHans,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  vi: async () => (await import('./vi.ts')).vi,
});
