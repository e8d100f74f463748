// SPDX-License-Identifier: MIT
// The games of masters in English.

import type { MastersStrings } from '../types/masters.ts';

export const strings: MastersStrings = {
  title: 'Master games',
  loading: 'Fetching the list of games…',
  failed: 'The games could not be fetched. They need a connection the first time.',
  unpacking: (percent) => `Preparing the moves, this once: ${percent}%`,
  count: (count, text) => (count === 1 ? '1 game' : `${text} games`),
  noneFound: 'No game matches.',
  list: 'List of games',
  listKeys: 'Up and down go from game to game, Enter opens one.',
  filter: 'Search',
  player: 'Player',
  opponent: 'Against',
  event: 'Event',
  opening: 'Opening, by name or code',
  from: 'From the year',
  to: 'To the year',
  result: 'Result',
  results: { all: 'Any', '1-0': 'Red won', '1/2-1/2': 'Drawn', '0-1': 'Black won' },
  clear: 'Clear the search',
  position: (plies) =>
    plies === 1
      ? 'With the position after 1 ply, or its mirror image.'
      : `With the position after ${plies} plies, or its mirror image.`,
  anyPosition: 'Any position',
  openings: 'Openings',
  here: 'Games with this position',
  show: 'Moves beyond the book',
  counted: (games, text) => (games === 1 ? '1 game came here.' : `${text} games came here.`),
  noMore: 'The book shows every move made here.',
  ended: (games, [won, drawn, lost]) =>
    `${games === 1 ? '1 game' : `${games} games`} · won ${won} · drawn ${drawn} · lost ${lost}`,
  guess: 'A game to guess',
  guessGame: (title) => `Guess the moves of ${title}`,
  unnamed: 'Unknown players',
  credit:
    'Games from the Chinese-Chess-Practical-Dataset (CCPD), Yu-Han Tseng 2026, CC BY 4.0. What was doubtful in names, dates and events is left out.',
};
