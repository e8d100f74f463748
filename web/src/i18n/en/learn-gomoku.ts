// SPDX-License-Identifier: MIT
// English texts of the Gomoku lessons.

import type { WordsOf } from '../texts.ts';

export const strings = {
  five: {
    name: 'Five in a row',
    about:
      'Black and White take turns placing stones. The first to get five in a row wins: horizontally, vertically or diagonally.',
    steps: [
      {
        task: 'Place the fifth stone.',
        done: 'Five in a row. The other end works, too.',
      },
      {
        task: 'This line is diagonal and has a gap. Fill it.',
        done: 'Five again. Diagonals are easily missed.',
      },
      {
        task: 'Under the standard rule, only exactly five wins. One of two points makes five.',
        done: 'The other one makes six, which wins in freestyle but not under the standard rule.',
      },
    ],
  },
  four: {
    name: 'Fours',
    about:
      'Four stones that need only one more to make five. The other side must answer immediately.',
    steps: [
      {
        task: 'Make a four.',
        done: 'The mark shows where you threaten to make five. White has to block there.',
      },
      {
        task: 'Make an open four, free at both ends.',
        done: 'Two points make five, and White can block only one. An open four wins.',
      },
      {
        task: 'Both sides have a four, and it is your turn. Win.',
        done: 'Look for your own five before you defend.',
      },
    ],
  },
  three: {
    name: 'Open threes',
    about: 'Three stones that can become an open four. An open three that is not answered wins.',
    steps: [
      {
        task: 'Make an open three.',
        done: 'The marks show where it becomes an open four. White has to answer now.',
      },
      {
        task: 'A three may have a gap. Make one on the diagonal.',
        done: 'Filling the gap makes an open four.',
      },
      {
        task: 'One pair is blocked, the other is free. Make an open three.',
        done: 'A blocked line never becomes an open four. Count the free points first.',
      },
    ],
  },
  fork: {
    name: 'Two threats at once',
    about: 'White can answer one threat, not two. Make both with one stone.',
    steps: [
      {
        task: 'Make two open threes.',
        done: 'A double three. Whichever three White stops, the other becomes an open four.',
      },
      {
        task: 'Make a four and an open three.',
        done: 'A four-three. White must answer the four, and then the three wins.',
      },
      {
        task: 'Make two fours.',
        done: 'A double four. Two points make five, and White can block only one.',
      },
    ],
  },
  fours: {
    name: 'Winning with fours',
    about:
      'Every four leaves White one answer. Play four after four until two points make five: that is a VCF, a victory by continuous fours.',
    steps: [
      {
        task: 'Two points make a four. Start with the one that leads to the next four.',
        done: 'This four prepared the next one on another line.',
      },
      { task: 'Win with fours.', done: 'White never had a free move.' },
      {
        task: 'This time it takes four fours. Read out the whole sequence before you start.',
        done: 'You will find many more of these in Puzzles.',
      },
    ],
  },
  defence: {
    name: 'Defending',
    about:
      'A four must be stopped immediately, an open three before it becomes an open four. You play White.',
    steps: [
      { task: 'Black has a four with a gap. Stop it.', done: 'There was only this point.' },
      { task: 'Stop the open three.', done: 'Next to the row, at either end.' },
      { task: 'This three has a gap. Stop it.', done: 'The gap and both ends all work.' },
      {
        task: 'Stop the three with a stone that makes an open three of your own.',
        done: 'Now Black has to answer you.',
      },
    ],
  },
  foul: {
    name: 'Forbidden points',
    about:
      'Moving first is an advantage, so Renju forbids Black from making double threes, double fours and overlines. White may play anywhere.',
    steps: [
      {
        task: 'The cross marks a forbidden point. Choose it.',
        done: 'A stone there would make two open threes.',
      },
      { task: 'Find the forbidden point here.', done: 'A stone there would make two fours.' },
      {
        task: 'And here?',
        done: 'That would be six in a row, an overline. Only White wins with six.',
      },
      {
        task: 'You play White. Make a four whose only answer is forbidden for Black.',
        done: 'Black is not allowed to stop it, so White wins.',
      },
      {
        task: 'A stone that makes five is never forbidden. Win now.',
        done: 'It also makes two threes, but five takes precedence.',
      },
    ],
  },
  swap2: {
    name: 'Swap2',
    about:
      'One player places two black stones and one white stone. The other chooses a side, or places two more stones and leaves the choice to the first player. White moves next.',
    steps: [
      {
        task: 'Which side has the better chances?',
        done: 'Black: two stones together in the centre, and the white stone far away.',
      },
      {
        task: 'And here?',
        done: 'White: the black stones are scattered, and White can play in the centre.',
      },
    ],
  },
};

export type GomokuLessons = WordsOf<typeof strings>;
