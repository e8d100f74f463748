// SPDX-License-Identifier: MIT
// The address of the page, after the #: `#/play/gomoku`, or a place on the screen: a record as a
// link, `#/analyse/xiangqi/x1…`, a game with a friend, `#/play/xiangqi/x1…`, or the number of a
// puzzle, `#/puzzles/xiangqi/7`. If an analysis address ends with `&review`, as in
// `#/analyse/xiangqi/x1…&review`, a review starts at once.

import type { GameId } from './engine/protocol.ts';
import { screens, type Screen } from './games/game-spec.ts';
import { games } from './games/index.ts';

/** The place of the position editor on the analysis screen. */
export const kEditor = 'edit';

/** The place of the openings on the analysis screen; `openings-h2e2` shows them after that move. */
export const kOpenings = 'openings';

/** Suffix of an analysis place: start a review. */
const kReview = '&review';

/** Splits the suffix off an analysis place and returns whether it was present. */
export function reviewIn(place: string): { place: string; isWanted: boolean } {
  const isWanted = place.endsWith(kReview);
  return { place: isWanted ? place.slice(0, -kReview.length) : place, isWanted };
}

/** The place of the mistakes exercise on the analysis screen. */
export const kMistakes = 'mistakes';

/** The place of the endgame course on the Xiangqi lessons screen. */
export const kEndings = 'endings';

/** The place of the learner's path on the lessons screen. */
export const kPath = 'path';

/** The place of the rulings on the Xiangqi lessons screen; `rulings-7` is a case. */
export const kRulings = 'rulings';

/** The place of the opening trainer on the Xiangqi lessons screen; `train-h2e2` starts after that move. */
export const kTraining = 'train';

/** The place of the master games on the games screen; `masters-h2e2` lists those with the position after that move. */
export const kMasters = 'masters';

export interface Route {
  readonly screen: Screen;
  readonly game: GameId;
  /** A place on the screen in the screen's own format; empty for the place left last. */
  readonly place: string;
}

/** Screens and places of older links, and what they are now. */
const moved: readonly (readonly [was: RegExp, is: string])[] = [
  [/^openings\/(?=train)/, 'learn/'],
  [/^openings\/(?=masters|guess)/, 'games/'],
  [/^openings\/$/, 'analyse/openings'],
  [/^openings\//, 'analyse/openings-'],
  [/^analyse\/games$/, 'games/'],
  [/^analyse\/mend$/, `analyse/${kMistakes}`],
];

/** Parses an address; missing parts have the defaults in `usual`. */
export function parseRoute(hash: string, usual: Omit<Route, 'place'>): Route {
  const [, named, game, at = ''] = hash.split('/');
  const path = moved.reduce((now, [was, is]) => now.replace(was, is), `${named}/${at}`);
  const [screen, place = ''] = path.split('/');
  return {
    screen: screens.find((name) => name === screen) ?? usual.screen,
    game: games.find(({ id }) => id === game)?.id ?? usual.game,
    place,
  };
}

/** The address of My games. */
export function gamesHash(game: GameId): string {
  return hashOf({ screen: 'games', game, place: '' });
}

/** The address of the openings after these moves from the usual start; of those on the board for null. */
export function openingsHash(game: GameId, moves: readonly string[] | null): string {
  const place = moves === null ? kOpenings : `${kOpenings}-${moves.join('')}`;
  return hashOf({ screen: 'analyse', game, place });
}

export function hashOf({ screen, game, place }: Route): string {
  return `#/${screen}/${game}${place && `/${place}`}`;
}
