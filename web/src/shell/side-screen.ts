// SPDX-License-Identifier: MIT
// The screens beside the game and its analysis.

import type { Screen } from '../games/game-spec.ts';

/** The screens other than the game and its analysis. */
export type SideScreen =
  Exclude<Screen, 'play' | 'analyse'> | 'endings' | 'rulings' | 'train' | 'masters' | 'guess';

/** The screen is visible immediately and fills the window. */
export const kEager = { loading: 'eager', 'data-fills': '' };
