// SPDX-License-Identifier: MIT
// English texts of the dialog for a new game.

import { Texts, type WordsOf } from '../texts.ts';
import { strings as faults } from './faults.ts';

export const strings = {
  players: 'Mode',
  modes: {
    engine: 'You vs. engine',
    people: 'Two people',
    engines: 'Engine vs. engine',
    friend: 'A friend, by link',
  },
  aboutFriend:
    'You take turns sending a link that contains the whole game: send it after your move, and your friend replies the same way. You need no account, and no server sees the game. If you play live, clocks run while the two screens are connected.',
  /** The heading above the unfinished games by link. */
  goOn: 'Or resume a game',
  going: (side: string, moves: number) => `${side} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  levelOf: (side: string) => `${side}’s strength`,
  clock: 'Clock',
  kinds: {
    none: 'No clock',
    sudden: 'Sudden death',
    increment: 'Increment',
    move: 'Per move',
    byoyomi: 'Byo-yomi',
  },
  minutes: 'Minutes for each side',
  /** Labels of the fields for seconds. */
  seconds: {
    increment: 'Added after each move',
    move: 'For each move',
    byoyomi: 'Then for each move',
  },
  thinkingTime: 'Engine thinking time (s per move)',
  board: 'Board',
  /** `lines` is the number of lines in each direction. */
  boardOf: (lines: number) => `${lines} × ${lines}`,
  otherBoard: 'Other size',
  lines: (least: number, most: number) => `Size, ${least} to ${most}`,
  from: 'Start from',
  usual: 'The standard position',
  handicaps: {
    horse: 'Handicap: left horse',
    horses: 'Handicap: both horses',
    chariot: 'Handicap: a chariot',
    'chariot-horse': 'Handicap: a chariot and a horse',
    nine: 'Handicap: nine pieces (soldiers, advisors, elephants)',
  },
  giver: 'Handicap given by',
  position: 'Custom position',
  fen: 'Position as FEN',
  /** Shown before the fault of the position. */
  refused: 'This position is not playable:',
  faults,
  start: 'Start',
  close: 'Cancel',
};

export type SetupStrings = WordsOf<typeof strings>;

export const setupTexts = new Texts<SetupStrings>('setup', strings);
