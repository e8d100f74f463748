// SPDX-License-Identifier: MIT
// The dialog before a game in English.

import { Texts, type WordsOf } from '../texts.ts';
import { strings as faults } from './faults.ts';

export const strings = {
  players: 'Who plays',
  modes: {
    engine: 'You',
    people: 'Two people',
    engines: 'Engine only',
    friend: 'A friend, by link',
  },
  aboutFriend:
    'You play in turns by a link that holds the whole game: send it after your move, and your friend’s answer comes back the same way. There is no account, and no server sees the game. Played live, it can have clocks: they run while the two screens are connected.',
  /** The heading of games by link that have begun. */
  goOn: 'Or go on with a game',
  going: (side: string, moves: number) => `${side} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  levelOf: (side: string) => `Strength of ${side}`,
  clock: 'Clock',
  kinds: {
    none: 'No clock',
    sudden: 'Game time',
    increment: 'Increment',
    move: 'Per move',
    byoyomi: 'Byo-yomi',
  },
  minutes: 'Minutes for each side',
  /** What the seconds are for. */
  seconds: {
    increment: 'Added after each move',
    move: 'For each move',
    byoyomi: 'Then for each move',
  },
  thinkingTime: 'Seconds the engine thinks about a move',
  board: 'Board',
  /** `lines` is the number of lines each way. */
  boardOf: (lines: number) => `${lines} × ${lines}`,
  otherBoard: 'Another size',
  lines: (least: number, most: number) => `Lines, ${least} to ${most}`,
  from: 'Start from',
  usual: 'The standard position',
  handicaps: {
    horse: 'Handicap: left horse',
    horses: 'Handicap: both horses',
    chariot: 'Handicap: a chariot',
    'chariot-horse': 'Handicap: a chariot and a horse',
    nine: 'Handicap: nine pieces (soldiers, advisors, elephants)',
  },
  giver: 'Given by',
  position: 'Your own position',
  fen: 'Position as FEN',
  /** Stands before what is wrong with the position. */
  refused: 'This position cannot be played:',
  faults,
  start: 'Start',
  close: 'Cancel',
};

export type SetupStrings = WordsOf<typeof strings>;

export const setupTexts = new Texts<SetupStrings>('setup', strings);
