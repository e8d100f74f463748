// SPDX-License-Identifier: MIT
// What the page shows, as the part of its address behind the #: `#/play/gomoku`, or a place on the
// screen: a record as a link, `#/analyse/xiangqi/x1…`, or the number of a puzzle, `#/puzzles/xiangqi/7`.

import type { GameId } from './engine/protocol.ts';
import { games } from './games/index.ts';

/** The place of the analysis where a position is set up. */
export const kEditor = 'edit';

export const screens = ['play', 'analyse', 'puzzles', 'learn', 'openings'] as const;

export type Screen = (typeof screens)[number];

/** Which of them there are for a game. */
export function hasScreen(game: GameId, screen: Screen): boolean {
  return game === 'xiangqi' || screen !== 'learn';
}

export interface Route {
  readonly screen: Screen;
  readonly game: GameId;
  /** Where on the screen, in a form of its own; empty for where one left it. */
  readonly place: string;
}

/** What the address names; what it leaves out is as usual. */
export function parseRoute(hash: string, usual: Omit<Route, 'place'>): Route {
  const [, screen, game, place = ''] = hash.replace(/^#/, '').split('/');
  const shownGame = games.find(({ id }) => id === game)?.id ?? usual.game;
  const shown = screens.find((name) => name === screen && hasScreen(shownGame, name));
  return { screen: shown ?? usual.screen, game: shownGame, place };
}

export function hashOf({ screen, game, place }: Route): string {
  return `#/${screen}/${game}${place === '' ? '' : `/${place}`}`;
}
