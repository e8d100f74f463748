// SPDX-License-Identifier: MIT
// The reader's choice of threads and table size for the engine.

import { choiceFrom, usualChoice } from '../engine/engine-choice.ts';
import { saveNames } from './save-names.ts';
import { Wish } from './wish.ts';

export const engineWish = new Wish(saveNames.engine, choiceFrom, usualChoice);
