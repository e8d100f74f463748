// SPDX-License-Identifier: MIT
// The address of the page, after the #: `#/play/gomoku`, or a place on the screen: a record as a
// link, `#/analyse/xiangqi/x1…`, a game with a friend, `#/play/xiangqi/x1…`, or the number of a
// puzzle, `#/puzzles/xiangqi/7`. If an analysis address ends with `&review`, as in
// `#/analyse/xiangqi/x1…&review`, a review starts at once.

import type { GameId } from './engine/protocol.ts';
import { screens, type Screen } from './games/game-spec.ts';
import { games, gameSpec } from './games/index.ts';

/** The place of the position editor on the analysis screen. */
export const kEditor = 'edit';

/** The place of the archive on the analysis screen. */
export const kGames = 'games';

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

/** The place of the opening trainer on the openings screen; `train-h2e2` starts after that move. */
export const kTraining = 'train';

/**
 * The place of the master games on the openings screen; `masters-h2e2` lists those with the
 * position after that move.
 */
export const kMasters = 'masters';

export interface Route {
  readonly screen: Screen;
  readonly game: GameId;
  /** A place on the screen in the screen's own format; empty for the place left last. */
  readonly place: string;
}

/** Parses an address; missing parts have the defaults in `usual`. */
export function parseRoute(hash: string, usual: Omit<Route, 'place'>): Route {
  const [, screen, game, place = ''] = hash.split('/');
  const spec = gameSpec(games.find(({ id }) => id === game)?.id ?? usual.game);
  const shown = screens.find((name) => name === screen);
  return {
    screen: shown ?? usual.screen,
    game: spec.id,
    // Older links say `mend`.
    place: place === 'mend' ? kMistakes : place,
  };
}

/** The address of the archive. */
export function gamesHash(game: GameId): string {
  return hashOf({ screen: 'analyse', game, place: kGames });
}

export function hashOf({ screen, game, place }: Route): string {
  return `#/${screen}/${game}${place && `/${place}`}`;
}
