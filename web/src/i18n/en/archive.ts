// SPDX-License-Identifier: MIT
// English texts of My games.

import type { OutcomeName } from '../../archive/query.ts';
import type { Source } from '../../archive/archived-game.ts';
import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'My games',
  loading: 'Loading your games…',
  /** Shown beside the number of games found so far. */
  searching: (percent: number) => `searching, ${percent}%`,
  count: (count: number, text: string) => (count === 1 ? '1 game' : `${text} games`),
  noneYet: 'No games yet. Every game you play is saved here from the first move.',
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
  position: 'Contains the position on the analysis board',
  /** Describes the search for a position. */
  aboutPosition:
    'Mirror images count, too. The search covers the moves of all games and the variations of games you analysed here.',
  list: 'List of games',
  listKeys: 'Up and Down select a game, Enter opens it, Delete deletes it.',
  open: (title: string) => `Open ${title}`,
  left: 'last viewed',
  /** How long a game is, in plies and in moves as the game counts them. */
  length: (_plies: number, moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  remove: (title: string) => `Delete ${title}`,
  removed: 'Game deleted.',
  undo: 'Undo',
  rename: 'Names…',
  renameTitle: 'Names of players',
  yourName: 'Your name',
  aboutYourName: 'Saved in your game records. If empty, “You” is used.',
  oldName: 'Rename in all games',
  newName: 'New name',
  save: 'Save',
  saved: 'Names changed.',
  close: 'Close',
  import: 'Import…',
  importing: (read: string, percent: number) => `Importing: ${read} games, ${percent}%`,
  cancel: 'Cancel',
  /** `added` of the `read` games are new; `warnings` counts the errors in them. */
  imported: (added: string, read: string, warnings: number) =>
    `Imported ${added} of ${read} games${added === read ? '' : ' (the rest were already here)'}.${warnings === 0 ? '' : ` ${warnings} ${warnings === 1 ? 'item' : 'items'} could not be read.`}`,
  cancelled: (added: string) => `Cancelled. ${added} games were added.`,
  /** The browser storage had no room for the rest of the file. */
  full: (added: string) =>
    `Browser storage is full. ${added} games were added. To make room, save some games to a file and delete them here.`,
  importFailed: 'The file could only be read in part. The games read so far were imported.',
  nothingRead: 'No game found.',
  export: 'Save to a file…',
  exportTitle: 'Save games to a file',
  aboutExport:
    'A backup contains everything saved about your games, and Import restores it. PGN is for other programs.',
  backup: 'Backup of all games',
  allPgn: 'All games as PGN',
  foundPgn: 'Listed games as PGN',
  blocked:
    'Your browser is blocking storage. Games from this visit will be lost when you close this page. Save them to a file.',
  /** A newer version of the page has stored the games in a way that this one cannot read. */
  newer:
    'These games were saved by a newer version of this page, which this version cannot read. Nothing was deleted: reload the page to see them. Games from this visit are only here until then, so save them to a file first.',
  unsaved: (count: number) =>
    count === 1
      ? '1 game does not fit in browser storage and will be lost when you close this page. Save it to a file.'
      : `${count} games do not fit in browser storage and will be lost when you close this page. Save them to a file.`,
  damaged: (count: number) =>
    count === 1
      ? '1 entry is damaged and was skipped.'
      : `${count} entries are damaged and were skipped.`,
  failed: 'Something went wrong. Reload the page and try again.',
  statistics: 'Statistics',
  noStatistics: 'Statistics appear after your first finished game.',
  results: (wins: number, draws: number, losses: number) =>
    `${wins} won, ${draws} drawn, ${losses} lost`,
  total: 'All',
  byLevel: 'By level',
  bySide: 'By side',
  byOpening: 'By opening',
  rating: 'Your rating',
  ratingOf: (rating: number, deviation: number) => `${rating} ± ${deviation}`,
  aboutRating:
    'Glicko-2 rating against Chuhe’s levels, from finished games without hints or taken-back moves. Not comparable to ratings elsewhere.',
  noRating: 'Finish a game without hints or taken-back moves to get a rating.',
  ratingCurve: (games: number) =>
    `Your rating over ${games} ${games === 1 ? 'day' : 'days'} with games`,
};

export type ArchiveStrings = WordsOf<typeof strings>;

export const archiveTexts = new Texts<ArchiveStrings>('archive', strings);
