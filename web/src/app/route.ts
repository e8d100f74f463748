// SPDX-License-Identifier: MIT
// What the page shows, as the part of its address behind the #: `#/play/gomoku`.

import type { GameId } from '../engine/protocol.ts';
import { games } from '../games/index.ts';

const screens = ['play'] as const;

export type Screen = (typeof screens)[number];

export interface Route {
  readonly screen: Screen;
  readonly game: GameId;
}

/** What the address names; what it leaves out is as usual. */
export function parseRoute(hash: string, usual: Route): Route {
  const [, screen, game] = hash.replace(/^#/, '').split('/');
  return {
    screen: screens.find((name) => name === screen) ?? usual.screen,
    game: games.find(({ id }) => id === game)?.id ?? usual.game,
  };
}

export function hashOf({ screen, game }: Route): string {
  return `#/${screen}/${game}`;
}
