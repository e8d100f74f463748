// SPDX-License-Identifier: MIT
// The lessons of Gomoku in English.

import type { WordsOf } from '../texts.ts';

export const strings = {
  five: {
    name: 'Five in a row',
    about:
      'Black and White put stones on the board in turn. Whoever first has five in a row wins: across, up or diagonally.',
    steps: [
      {
        task: 'Put the fifth stone.',
        done: 'Five in a row. The other end would have done as well.',
      },
      {
        task: 'This line is diagonal and has a gap. Fill it.',
        done: 'Five again. Diagonals are easily missed.',
      },
      {
        task: 'Under the standard rule only exactly five win. One of two points makes five.',
        done: 'The other one makes six, which wins in freestyle but not here.',
      },
    ],
  },
  four: {
    name: 'Fours',
    about: 'Four stones that need only one more. The other side must answer at once.',
    steps: [
      {
        task: 'Make a four.',
        done: 'The mark shows where the five threatens. White has to take that point.',
      },
      {
        task: 'Make an open four, free at both ends.',
        done: 'Two points make five, and White can take only one. An open four wins.',
      },
      {
        task: 'Both sides have a four, and it is your turn. Win.',
        done: 'Look for your own five before you defend.',
      },
    ],
  },
  three: {
    name: 'Open threes',
    about: 'Three stones that can become an open four. Left alone, an open three wins.',
    steps: [
      {
        task: 'Make an open three.',
        done: 'The marks show where it becomes an open four. White should answer now.',
      },
      {
        task: 'A three may have a gap. Make one on the diagonal.',
        done: 'Filling the gap makes an open four.',
      },
      {
        task: 'One pair of stones is shut in, the other is free. Make an open three.',
        done: 'A shut-in line never becomes an open four. Count the free points first.',
      },
    ],
  },
  fork: {
    name: 'Two threats at once',
    about: 'White can answer one threat, not two. Make both with one stone.',
    steps: [
      {
        task: 'Make two open threes.',
        done: 'A double three. Whichever White stops, the other becomes an open four.',
      },
      {
        task: 'Make a four and an open three.',
        done: 'A four-three. White must answer the four, and the three goes on.',
      },
      {
        task: 'Make two fours.',
        done: 'A double four. Two points make five, and White has one stone.',
      },
    ],
  },
  fours: {
    name: 'Winning by fours',
    about:
      'Every four leaves White one answer. Four after four until two points make five: that is a VCF, a victory by continuous fours.',
    steps: [
      {
        task: 'Two points make a four. Start with the one that leads on.',
        done: 'The right four prepared the next one in another line.',
      },
      { task: 'Win by fours.', done: 'White never had a free move.' },
      {
        task: 'This time it takes four fours. Read to the end before you start.',
        done: 'The puzzles have many more of these.',
      },
    ],
  },
  defence: {
    name: 'Defending',
    about:
      'A four must be stopped at once, an open three before it becomes a four. You play White.',
    steps: [
      { task: 'Black has a four with a gap. Stop it.', done: 'There was only this point.' },
      { task: 'Stop the open three.', done: 'Right beside the row, on either side.' },
      { task: 'This three has a gap. Stop it.', done: 'The gap and both ends would do.' },
      {
        task: 'Stop the three with a stone that makes an open three of your own.',
        done: 'Now Black has to answer you.',
      },
    ],
  },
  foul: {
    name: 'Forbidden points',
    about:
      'Black’s first move is an advantage, so Renju forbids Black some points: double threes, double fours and overlines. White may play anywhere.',
    steps: [
      {
        task: 'The cross marks a forbidden point. Choose it.',
        done: 'A stone there would make two open threes.',
      },
      { task: 'Choose the forbidden point here.', done: 'A stone there would make two fours.' },
      {
        task: 'And here?',
        done: 'That would be six in a row, an overline. Only White wins with six.',
      },
      {
        task: 'You play White. Make a four whose only answer is forbidden to Black.',
        done: 'Black may not stop it, so White wins.',
      },
      {
        task: 'A stone that makes five is never forbidden. Win.',
        done: 'It makes two threes as well, but five comes first.',
      },
    ],
  },
  swap2: {
    name: 'Swap2',
    about:
      'One player puts two black stones and a white one. The other takes a side, or puts two more stones and leaves the choice. White moves next.',
    steps: [
      {
        task: 'Which side has the better chances?',
        done: 'Black: two stones together in the centre, and the white one far away.',
      },
      {
        task: 'And here?',
        done: 'White: the black stones are scattered, and it is White’s move in the centre.',
      },
    ],
  },
};

export type GomokuLessons = WordsOf<typeof strings>;
