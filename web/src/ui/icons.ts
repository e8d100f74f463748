// SPDX-License-Identifier: MIT
// Line icons for the buttons, in a box of 24, in the order of the row.

import type { Action, Walk } from '../i18n/index.ts';

/** The actions with a button in the row. */
export type Tool = Exclude<Action, 'draw'>;

export const icons: Readonly<Record<Tool, string>> = {
  'new-game': 'M12 5v14M5 12h14',
  undo: 'M9 6l-5 5 5 5M4 11h10a5.5 5.5 0 0 1 0 8h-3',
  hint: 'M9.5 18h5M10.5 21h3M9.5 15.5c0-2-3-3.2-3-7a5.5 5.5 0 0 1 11 0c0 3.8-3 5-3 7z',
  stop: 'M6 5l9 7-9 7zM18.5 5v14',
  pause: 'M9 5v14M15 5v14',
  step: 'M8 5l9 7-9 7z',
  flip: 'M8 20V5M4.5 8.5L8 5l3.5 3.5M16 4v15M12.5 15.5L16 19l3.5-3.5',
  resign: 'M6 21V4M6 5c4-2.5 7 2.5 12 0v9c-5 2.5-8-2.5-12 0',
};

/** Icons for stepping through a record. */
export const walkIcons: Readonly<Record<Walk, string>> = {
  first: 'M6 5v14M18 6l-7 6 7 6',
  back: 'M15 6l-7 6 7 6',
  forward: 'M9 6l7 6-7 6',
  last: 'M18 5v14M6 6l7 6-7 6',
};
