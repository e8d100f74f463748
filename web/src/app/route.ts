// SPDX-License-Identifier: MIT
// What the page shows, as the part of its address behind the #: `#/play/gomoku`, or a record as a
// link: `#/analyse/xiangqi/x1…`.

import type { GameId } from '../engine/protocol.ts';
import { games } from '../games/index.ts';

export const screens = ['play', 'analyse'] as const;

export type Screen = (typeof screens)[number];

export interface Route {
  readonly screen: Screen;
  readonly game: GameId;
  /** The link of a record; empty without one. */
  readonly record: string;
}

/** What the address names; what it leaves out is as usual. */
export function parseRoute(hash: string, usual: Omit<Route, 'record'>): Route {
  const [, screen, game, record = ''] = hash.replace(/^#/, '').split('/');
  return {
    screen: screens.find((name) => name === screen) ?? usual.screen,
    game: games.find(({ id }) => id === game)?.id ?? usual.game,
    record,
  };
}

export function hashOf({ screen, game, record }: Route): string {
  return `#/${screen}/${game}${record === '' ? '' : `/${record}`}`;
}
