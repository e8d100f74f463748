// SPDX-License-Identifier: MIT
// The dialog before a game in English.

import type { SetupStrings } from '../types/setup.ts';
import { strings as faults } from './faults.ts';

export const strings: SetupStrings = {
  players: 'Who plays',
  modes: {
    engine: 'You',
    people: 'Two people',
    engines: 'Engine only',
    friend: 'A friend, by link',
  },
  aboutFriend:
    'You play in turns by a link that holds the whole game: send it after your move, and your friend’s answer comes back the same way. There is no account, and no server sees the game. Played live, it can have clocks: they run while the two screens are connected.',
  goOn: 'Or go on with a game',
  going: (side, moves) => `${side} · ${moves === 1 ? '1 move' : `${moves} moves`}`,
  levelOf: (side) => `Strength of ${side}`,
  clock: 'Clock',
  kinds: {
    none: 'No clock',
    sudden: 'Game time',
    increment: 'Increment',
    move: 'Per move',
    byoyomi: 'Byo-yomi',
  },
  minutes: 'Minutes for each side',
  seconds: {
    increment: 'Added after each move',
    move: 'For each move',
    byoyomi: 'Then for each move',
  },
  thinkingTime: 'Seconds the engine thinks about a move',
  board: 'Board',
  boardOf: (lines) => `${lines} × ${lines}`,
  otherBoard: 'Another size',
  lines: (least, most) => `Lines, ${least} to ${most}`,
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
  refused: 'This position cannot be played:',
  faults,
  start: 'Start',
  close: 'Cancel',
};
