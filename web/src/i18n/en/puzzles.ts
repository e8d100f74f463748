// SPDX-License-Identifier: MIT
// The puzzles in English.

import type { PuzzleStrings } from '../types/puzzles.ts';

export const strings: PuzzleStrings = {
  loading: 'Loading the puzzles…',
  missing: 'The puzzles could not be downloaded. Check the connection and try again.',
  mate: (side, moves) => `${side} mates in ${moves}`,
  win: (side) => `${side} plays and wins`,
  better: (side) => `${side}: find a better move than in your game`,
  left: (moves) => (moves === 1 ? 'One move to mate.' : `${moves} moves to mate.`),
  fours: (side, count) =>
    count === 1 ? `${side} wins by one four` : `${side} wins by ${count} fours`,
  foursLeft: (count) => {
    if (count === 0) return 'Now make five.';
    return count === 1 ? 'One more four wins.' : `${count} more fours win.`;
  },
  right: (reply) => `Right. The reply is ${reply}.`,
  judging: 'Looking for a way out…',
  wrong: 'Not that one',
  refuted: (reply) => `The reply is ${reply}.`,
  slow: (moves) =>
    `That mates as well, but takes longer: ${moves === 1 ? 'one move is' : `${moves} moves are`} enough.`,
  weak: 'There is a clearly better move.',
  fourFaults: {
    'no-four': (side) => `That makes no four, so ${side} may play anywhere.`,
    'too-late': (side) => `${side} makes five first.`,
    'counter-four': (side) => `${side}’s block makes a four of its own.`,
    'no-four-left': () => 'After the block no four is left.',
    fails: () => 'After the block the fours that are left do not win.',
    unknown: () => 'There was no time to tell whether that wins; another four certainly does.',
  },
  solved: 'Solved!',
  shown: 'That was the solution',
  streak: (count) => (count > 1 ? `${count} in a row.` : ''),
  mates: 'Mate.',
  wins: 'The move that wins.',
  betterMove: 'As good as the engine’s move.',
  five: 'Five in a row.',
  piece: (piece, square) => `Look at the ${piece} on ${square}.`,
  onFile: (file) => `The next four is on file ${file}.`,
  actions: {
    label: 'Puzzle',
    hint: 'Hint',
    solution: 'Solution',
    again: 'Try again',
    flip: 'Flip',
    next: 'Next',
  },
  theme: 'Kind',
  themes: {
    xiangqi: {
      all: 'All',
      '1': 'Mate in 1',
      '2': 'Mate in 2',
      '3': 'Mate in 3',
      '4': 'Mate in 4',
      '5': 'Mate in 5',
      longer: 'Longer mates',
      win: 'Winning move',
      own: 'From my games',
    },
    gomoku: {
      all: 'All',
      '1': 'One four',
      '2': 'Two fours',
      '3': 'Three fours',
      '4': 'Four fours',
      '5': 'Five fours',
      '6': 'Six fours',
      '7': 'Seven fours',
      longer: 'Eight and more',
      standard: 'Rule: exactly five',
      renju: 'Rule: Renju',
      own: 'From my games',
    },
  },
  count: (theme, count) => `${theme} (${count})`,
  order: 'Next puzzle',
  orders: { next: 'Easy ones first', random: 'At random', due: 'Repeat what is due' },
  number: 'Go to number',
  numberOf: (number) => `Puzzle ${number}`,
  go: 'Go',
  progress: 'Your progress',
  done: 'Solved',
  streakNow: 'In a row',
  due: 'Due again',
  doneOf: (done, count) => `${done} of ${count}`,
  streakBest: (now, best) => `${now}, best ${best}`,
  notKept: 'This browser does not allow the page to save your progress.',
  sources: {
    own: 'A mistake of a game you reviewed.',
    wukong: 'From the puzzles of wukong-xiangqi by Maksym Korzh, MIT licence.',
    ccpd: 'From the Chinese-Chess-Practical-Dataset (CCPD) by Yu-Han Tseng, CC BY 4.0; shortened.',
    'self-play':
      'From the engine’s games against itself. It is proved that only this first move wins by fours.',
  },
};
