// SPDX-License-Identifier: MIT
// The list of all games in English.

import type { OutcomeName } from '../../archive/query.ts';
import type { Source } from '../../archive/archived-game.ts';
import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'My games',
  loading: 'Reading your games…',
  /** Stands beside the number of games found so far. */
  searching: (percent: number) => `searching, ${percent}%`,
  count: (count: number, text: string) => (count === 1 ? '1 game' : `${text} games`),
  noneYet: 'No games yet. Every game you play is kept here from its first move on.',
  noneFound: 'No game matches.',
  search: 'Search',
  searchHint: 'Player, opening, event or date',
  filter: 'Filter…',
  /** `count` filters are set. */
  filters: (count: number) => `Filter: ${count}`,
  noFilter: 'Show all',
  source: 'Games',
  sources: {
    all: 'All',
    played: 'Played here',
    imported: 'Imported',
    analysed: 'Analysed',
  } satisfies Record<Source | 'all', string>,
  outcome: 'Result',
  outcomes: {
    all: 'Any',
    won: 'Won',
    lost: 'Lost',
    drawn: 'Drawn',
    unfinished: 'Unfinished',
  } satisfies Record<Exclude<OutcomeName, 'first' | 'second'> | 'all', string>,
  opponent: 'Opponent',
  anyOpponent: 'Any',
  position: 'With the position on the analysis board',
  /** What the search for a position finds. */
  aboutPosition:
    'Its mirror image counts as well. The moves of every game are searched, and the variations of games you analysed here.',
  list: 'List of games',
  listKeys: 'Up and down go from game to game, Enter opens one, Delete removes it.',
  open: (title: string) => `Open ${title}`,
  left: 'left off here',
  moves: (plies: number) => (plies === 1 ? '1 ply' : `${plies} plies`),
  remove: (title: string) => `Delete ${title}`,
  removed: 'Game deleted.',
  undo: 'Undo',
  rename: 'Names…',
  renameTitle: 'Names of players',
  yourName: 'Your name',
  aboutYourName: 'Written into the records of your games. Without it they say “You”.',
  oldName: 'Rename in all games',
  newName: 'New name',
  save: 'Save',
  saved: 'Names changed.',
  close: 'Close',
  import: 'Import…',
  importing: (read: string, percent: number) => `Importing: ${read} games, ${percent}%`,
  cancel: 'Cancel',
  /** `added` of the `read` games are new; `warnings` counts the remarks on them. */
  imported: (added: string, read: string, warnings: number) =>
    `${added} of ${read} games are new.${warnings === 0 ? '' : ` ${warnings} ${warnings === 1 ? 'thing' : 'things'} could not be read.`}`,
  cancelled: (added: string) => `Cancelled. ${added} games were added.`,
  /** There was no room for the rest of the file. */
  full: (added: string) =>
    `The browser has no room for more. ${added} games were added; save some to a file and delete them here to make room.`,
  importFailed: 'This file could not be read to its end. What was read of it is kept.',
  nothingRead: 'No game was found in it.',
  export: 'Save to a file…',
  exportTitle: 'Save games to a file',
  aboutExport:
    'A backup holds everything this page knows of your games, and Import reads it again. PGN is for other programs.',
  backup: 'Backup of all games',
  allPgn: 'All games as PGN',
  foundPgn: 'The games listed as PGN',
  blocked:
    'This browser does not let the page keep games. Those of this visit are lost when you close the page, so save them to a file.',
  unsaved: (count: number) =>
    count === 1
      ? 'The browser has no room for one game. It is lost when you close the page, so save it to a file.'
      : `The browser has no room for ${count} games. They are lost when you close the page, so save them to a file.`,
  damaged: (count: number) =>
    count === 1
      ? 'One entry is damaged and is left out.'
      : `${count} entries are damaged and are left out.`,
  failed: 'That did not work. Reload the page and try again.',
  statistics: 'Statistics',
  noStatistics: 'They begin with your first finished game.',
  results: (wins: number, draws: number, losses: number) =>
    `${wins} won, ${draws} drawn, ${losses} lost`,
  total: 'All',
  byLevel: 'By level',
  bySide: 'By side',
  byOpening: 'By opening',
  rating: 'Your rating',
  ratingOf: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
  aboutRating:
    'Glicko-2 against the levels of this page, from finished games without hints or moves taken back. It does not compare with ratings elsewhere.',
  noRating: 'Finish a game without hints or moves taken back, and your rating begins.',
  ratingCurve: (games: number) =>
    `Your rating over ${games} ${games === 1 ? 'day' : 'days'} with games`,
};

export type ArchiveStrings = WordsOf<typeof strings>;

export const archiveTexts = new Texts<ArchiveStrings>('archive', strings);
