// SPDX-License-Identifier: MIT
// Everything the settings say, in one language.

import { strings as en } from './en/settings.ts';
import { Texts } from './texts.ts';
import type { SettingsStrings } from './types/settings.ts';

export type {
  BoardDeed,
  Deed,
  EngineStrings,
  FieldDeed,
  KeyName,
  SettingsStrings,
} from './types/settings.ts';

export const settingsTexts = new Texts<SettingsStrings>(
  en,
  import.meta.glob<SettingsStrings>(['./*/settings.ts', '!./{en,types}/*'], { import: 'strings' }),
);
