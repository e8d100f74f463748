// SPDX-License-Identifier: MIT
// How many threads and how large a table a reader wants the engine to have.

import { choiceFrom, usualChoice } from '../engine/engine-choice.ts';
import { saveNames } from './save-names.ts';
import { Wish } from './wish.ts';

export const engineWish = new Wish(saveNames.engine, choiceFrom, usualChoice);
