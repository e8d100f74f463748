// SPDX-License-Identifier: MIT
// What the page shows, as the part of its address behind the #: `#/play/gomoku`, or a place on the
// screen: a record as a link, `#/analyse/xiangqi/x1…`, a game with a friend, `#/play/xiangqi/x1…`, or the
// number of a puzzle, `#/puzzles/xiangqi/7`. A game of the analysis is reviewed at once where its place ends
// so: `#/analyse/xiangqi/x1…&review`.

import type { GameId } from './engine/protocol.ts';
import { screens, type Screen } from './games/game-spec.ts';
import { games, gameSpec } from './games/index.ts';

/** The place of the analysis where a position is set up. */
export const kEditor = 'edit';

/** The place of the analysis where all games are listed. */
export const kGames = 'games';

/** At the end of a place of the analysis: the game there is to be reviewed. */
const kReview = '&review';

/** The place of the analysis without that wish, and whether it was there. */
export function reviewIn(place: string): { place: string; isWanted: boolean } {
  const isWanted = place.endsWith(kReview);
  return { place: isWanted ? place.slice(0, -kReview.length) : place, isWanted };
}

/** The place of the analysis where the reader finds better moves than the mistakes of a review. */
export const kMistakes = 'mistakes';

/** Where the course of endings is: a place of the lessons of Xiangqi. */
export const kEndings = 'endings';

/** Where repetitions are ruled: such a place, too; `rulings-7` is a case there. */
export const kRulings = 'rulings';

/** Where openings are trained: a place of that screen; `train-h2e2` begins after that move. */
export const kTraining = 'train';

/** Where the games of masters are: such a place, too; `masters-h2e2` lists those with the position after that move. */
export const kMasters = 'masters';

export interface Route {
  readonly screen: Screen;
  readonly game: GameId;
  /** Where on the screen, in a form of its own; empty for where one left it. */
  readonly place: string;
}

/** What the address names; what it leaves out is as usual. */
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

/** Where all games are listed. */
export function gamesHash(game: GameId): string {
  return hashOf({ screen: 'analyse', game, place: kGames });
}

export function hashOf({ screen, game, place }: Route): string {
  return `#/${screen}/${game}${place && `/${place}`}`;
}
