// SPDX-License-Identifier: MIT
// The styles that the first paint of a game does not need; a game loads them afterwards.

import later from '../styles/later.css?inline';
import print from '../styles/print.css?inline';
import { sheetOf } from './sheet.ts';

/** Applied after `sheet()`. */
export const laterSheet = sheetOf(later + print);
