// SPDX-License-Identifier: MIT
// What the parts beside the board know of the element of a game.

import type { Strings } from '../../i18n/index.ts';
import type { GameStore } from './game-store.ts';

export interface PartsHost {
  readonly element: HTMLElement & { newGame(): void };
  readonly root: ShadowRoot;
  readonly store: GameStore;
  strings(): Strings;
}
