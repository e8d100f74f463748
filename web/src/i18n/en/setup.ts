// SPDX-License-Identifier: MIT
// English texts of the dialog for a new game.

import { Texts, type WordsOf } from '../texts.ts';
import { strings as faults } from './faults.ts';

export const strings = {
  modes: {
    engine: 'By level',
    people: 'Two people',
    friend: 'A friend, by link',
    engines: 'Engine vs engine',
  },
  random: 'Random',
  aboutFriend:
    'You take turns sending a link that contains the whole game: send it after your move, and your friend replies the same way. You need no account, and no server sees the game. If you play live, clocks run while the two screens are connected.',
  /** The heading above the unfinished games by link. */
  goOn: 'Or resume a game',
  going: (side: string, moves: number) => `${side} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  levelOf: (side: string) => `${side}’s strength`,
  time: 'Time',
  /** With the minutes for each side, and the seconds for each move. */
  times: {
    none: () => 'No clock',
    sudden: (minutes: number) => `${minutes}\u00a0min`,
    increment: (minutes: number, seconds: number) => `${minutes}\u00a0min +\u00a0${seconds}\u00a0s`,
    move: (_minutes: number, seconds: number) => `${seconds}\u00a0s per move`,
    byoyomi: (minutes: number, seconds: number) =>
      `${minutes}\u00a0min, then ${seconds}\u00a0s per move`,
  },
  more: 'More options',
  ownTime: 'Own time',
  kinds: {
    sudden: 'Total',
    increment: 'With increment',
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
  /** The following ones tell briefly what is not as usual. */
  thinks: (seconds: string) => `engine thinks ${seconds}\u00a0s`,
  coach: 'blunder warnings',
  turnsBoard: 'turning board',
  rules: (name: string) => `${name} rules`,
  handicap: 'handicap',
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
