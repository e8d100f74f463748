// SPDX-License-Identifier: MIT
// Everything the trainer of openings says.

import { strings as en } from './en/trainer.ts';
import { Texts } from './texts.ts';
import type { TrainerStrings } from './types/trainer.ts';

export type { TrainerStrings } from './types/trainer.ts';

export const trainerTexts = new Texts<TrainerStrings>(
  en,
  import.meta.glob<TrainerStrings>(['./*/trainer.ts', '!./{en,types}/*'], { import: 'strings' }),
);
