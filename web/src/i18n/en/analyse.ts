// SPDX-License-Identifier: MIT
// English texts of the analysis tools.

import type { ExportKind } from '../../games/formats.ts';
import { Texts, type WordsOf } from '../texts.ts';
import { strings as faults } from './faults.ts';
import { strings as reviewWords } from './motifs.ts';

export const strings = {
  retry: 'Find better moves',
  annotate: 'Add to the record',
  annotated: 'Added to the record. Undo removes it.',
  empty: 'Start anew',
  setUp: 'Set up a position…',
  details: 'Names and date',
  editDetails: 'Names and date…',
  detailsChanged: 'Details changed.',
  /** A button beside an error in a record; it shows the place in the text. */
  showInText: 'Show in text',
  aboutPieceValues:
    'What each piece is worth in this position, in soldiers: how much its side would lose without it. A negative value means it hinders its own side.',
  /** The value of a piece on the board, in soldiers. */
  worth: (soldiers: string) => `worth ${soldiers}`,
  /** The game is not over, or its end is unknown. */
  noResult: 'Unknown or unfinished',
  /** How long a game is, in plies and in moves as the game counts them. */
  length: (_plies: number, moves: number) => (moves === 1 ? '1 move' : `${moves} moves`),
  /** Searches the games of a file that contains several. */
  searchGames: 'Search these games',
  keepAll: 'Add all to My games',
  keeping: (percent: number) => `Adding: ${percent}%`,
  kept: (added: number, read: number) => `Added ${added} of ${read} games to My games.`,
  notKept: 'Your browser is blocking storage, so the games will not be saved.',
  faults,
  ...reviewWords,
  /** The proven result of an endgame. */
  facts: {
    wins: (side: string, moves: number) => `${side} wins in ${moves}`,
    won: (side: string) => `${side} wins`,
    drawn: 'Drawn',
    proven: 'Proven by endgame table',
  },
  /** A move of the record: its menu, and what the menu leads to. */
  move: {
    keys: 'Arrow keys step through moves and variations, Delete removes moves, Shift+F10 opens a menu.',
    menu: (move: string) => `Menu of ${move}`,
    comment: 'Comment…',
    commentOn: (move: string) => `Comment on ${move}`,
    promote: 'Make main line',
    remove: 'Delete from here',
    type: 'Type a move…',
  },
  /** The sheet that takes the record elsewhere. */
  share: {
    open: 'Share…',
    title: 'Share',
    link: 'Link',
    aboutLink: 'The link contains the whole record, including comments.',
    copyLink: 'Copy link',
    /** By the share sheet of the system. */
    shareLink: 'Share link',
    linkCopied: 'Link copied.',
    embed: 'Embed…',
    show: 'Picture or paper',
    picture: 'Picture…',
    print: 'Print…',
    file: 'Text or file',
    formats: {
      pgn: 'PGN',
      dhtmlxq: 'DhtmlXQ (UBB)',
      xqf: 'XQF file',
      psq: 'PSQ (piskvork)',
      sgf: 'SGF',
      fen: 'FEN of this position',
      text: 'Moves as text',
    } satisfies Record<ExportKind, string>,
    unsupported: 'Not included:',
  },
  /** Shown one at a time beside the board on small screens. */
  tabs: {
    moves: 'Moves',
    review: 'Review',
    openings: 'Openings',
    record: 'Record',
  },
  tabsLabel: 'Parts of the analysis',
};

export type ToolStrings = WordsOf<typeof strings>;

export const toolTexts = new Texts<ToolStrings>('analyse', strings);
