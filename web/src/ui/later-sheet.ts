// SPDX-License-Identifier: MIT
// The styles that no first picture of a game needs: a game fetches them when it is seen.

import later from '../styles/later.css?inline';
import print from '../styles/print.css?inline';
import { sheetOf } from './sheet.ts';

/** Worn after `sheet()`. */
export const laterSheet = sheetOf(later + print);
