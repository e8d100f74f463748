// SPDX-License-Identifier: MIT
// The named mates in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  'heavy-cannons': 'A cannon gives check over the other cannon, with nothing else between.',
  'horse-behind-cannon':
    'The horse stands in the general’s line, one empty point away; the cannon gives check over it.',
  'iron-bolt':
    'A cannon on the middle file pins what stands before the general; a chariot or soldier mates beside him on the back rank.',
  'palcorner-horse': 'A horse on a front corner of the palace checks the general at home.',
  'trough-horse':
    'A horse on the point before the elephant’s home checks the general or guards his way out.',
  'angler-horse':
    'A horse two ranks before the elephant’s home guards that side of the palace; chariot or soldier mates there.',
  'high-angler-horse':
    'The angler horse one rank further out: it guards the point beside the palace’s centre, and chariot or soldier mates.',
  'octagonal-horse':
    'Horse and general stand on opposite corners of the palace, so he cannot move; another piece mates.',
  'two-horses-mate':
    'Two horses on the same wing: one gives check, the other takes the general’s ways out.',
  'spring-horse':
    'The horse leaves the chariot’s line: the chariot gives check, and the horse guards the way out from its new place.',
  'standing-horse':
    'A horse stands in the general’s line, one empty point away, and guards both sides; a chariot gives check.',
  'side-tiger':
    'The general was driven to a side file; a horse outside the palace on that side holds him, and a chariot mates.',
  'smothered-palace':
    'A cannon alone mates over the general’s own advisor: his own pieces leave him no way out.',
  'two-cups': 'One cannon gives itself up for an advisor; the other mates.',
  'cinnabar-cannon':
    'A cannon sweeps along the back rank, takes an advisor or elephant there and mates along it.',
  'heaven-earth-cannons':
    'One cannon holds the middle file, one the back rank; another piece mates.',
  'flanking-cannons':
    'A chariot and two cannons on two neighbouring lines check in turn until there is mate.',
  'double-chariot-mate': 'One chariot gives check, the other guards the line beside it.',
  'three-chariots':
    'Two chariots and a soldier in the palace, which counts as the third, break the advisors and mate.',
  'sea-bottom-moon': 'Chariot or cannon mates from the back rank, behind the general on his file.',
  'pierced-heart': 'A chariot takes the advisor in the middle of the palace and mates.',
  'two-ghosts': 'Two soldiers inside the palace, one on either side file, hold the general.',
  'soldier-on-throne': 'A soldier sits in the middle of the palace; another piece mates.',
  'home-driving-soldier':
    'A soldier drives the general back to his own rank with checks and mates him there from before him.',
  'back-rank-soldier': 'A soldier that has gone down to the back rank mates along it.',
  'facing-generals-mate':
    'The attacking general holds an open file, which the other one may not enter.',
  'advisor-presses-general': 'The general’s own advisor before him shuts him in.',
  'smothered-mate':
    'The general’s own pieces stand on every point he could go to, and one piece gives check.',
  'double-check-mate': 'Two pieces give check at once.',
  'no-move-left': 'The side to move is not in check but has no legal move, and that loses.',
};

export type MateStrings = WordsOf<typeof strings>;

export const mateTexts = new Texts<MateStrings>('mates', strings);
