// SPDX-License-Identifier: MIT
// English texts of the master games.

import type { ResultToken } from '../../games/record.ts';
import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Master games',
  loading: 'Loading the list of games…',
  failed: 'The games could not be downloaded. The first time, you need to be online.',
  /** On the first visit, while the games are unpacked. */
  unpacking: (percent: number) => `Preparing games (first time only): ${percent}%`,
  count: (count: number, text: string) => (count === 1 ? '1 game' : `${text} games`),
  noneFound: 'No game matches.',
  list: 'List of games',
  listKeys: 'Up and Down select a game, Enter opens it.',
  filter: 'Search',
  player: 'Player',
  opponent: 'Against',
  event: 'Event',
  opening: 'Opening, by name or code',
  from: 'From year',
  to: 'To year',
  result: 'Result',
  results: {
    all: 'Any',
    '1-0': 'Red won',
    '1/2-1/2': 'Drawn',
    '0-1': 'Black won',
  } satisfies Record<Exclude<ResultToken, '*'> | 'all', string>,
  clear: 'Clear the search',
  /** Only games with this position are listed. */
  position: (plies: number) =>
    plies === 1
      ? 'Games with this first move (or its mirror image).'
      : `Games that reached the position after move ${Math.ceil(plies / 2)} (or its mirror image).`,
  anyPosition: 'Any position',
  openings: 'Openings',
  /** A link from the openings screen to the list of games. */
  here: 'Games with this position',
  show: 'Moves beyond the book',
  counted: (games: number, text: string) =>
    games === 1 ? '1 game reached this position.' : `${text} games reached this position.`,
  noMore: 'The book shows every move played here.',
  /** `won` and `lost` count from the view of the side that made the move. */
  ended: (games: number, [won, drawn, lost]: readonly [won: number, drawn: number, lost: number]) =>
    `${games === 1 ? '1 game' : `${games} games`} · won ${won} · drawn ${drawn} · lost ${lost}`,
  /** A link to the quiz with a random game. */
  guess: 'Guess the moves of a game',
  guessGame: (title: string) => `Guess the moves of ${title}`,
  unnamed: 'Unknown players',
  credit:
    'Games from the Chinese-Chess-Practical-Dataset (CCPD), Yu-Han Tseng 2026, CC BY 4.0. Doubtful names, dates and events have been omitted.',
};

export type MastersStrings = WordsOf<typeof strings>;

export const mastersTexts = new Texts<MastersStrings>('masters', strings);
