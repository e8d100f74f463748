// SPDX-License-Identifier: MIT
// English texts of the game review.

import words from '../../../../engine/review/words/motifs.json' with { type: 'json' };
import type { GomokuMotif, XiangqiMotif } from '../../engine/protocol.ts';
import type { WordsOf } from '../texts.ts';
import { strings as mateNames, type MateNames } from './mate-names.ts';
import { strings as mates } from './mates.ts';

/**
 * Whole sentences. Placeholders stand for pieces, with name and colour, or for the points of stones:
 * `{actor}`; `{target}`, the most valuable target, `{second}`, the next, and `{targets}`, a list of all;
 * `{helper}` and `{helpers}`. In English `{the targets}` puts an article before each.
 */
const motifs: Readonly<Record<Exclude<XiangqiMotif | GomokuMotif, keyof MateNames>, string>> =
  words;

const review = {
  title: 'Game review',
  begin: 'Review the game',
  again: 'Review again',
  cancel: 'Cancel',
  progress: (done: number, count: number) => `Position ${done} of ${count}`,
  curve: (first: string) => `${first}’s winning chances, move by move`,
  about: 'The engine spends about half a second on each position, longer on slow devices.',
  none: 'No mistakes found.',
  gravities: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },

  verdict: (gravity: string, fault: string) => `${gravity}: ${fault}`,

  allowsMate: (moves: number) => `allows mate in ${moves}`,

  missesMate: (moves: number) => `misses mate in ${moves}`,

  /** In Gomoku, a win by force; so is the next text. */

  allowsWin: (moves: number) => `allows a forced win in ${moves}`,

  missesWin: (moves: number) => `misses a forced win in ${moves}`,

  /** `move` gave away the last chance of the side that lost. */

  escape: (side: string, move: string) =>
    `Last chance: ${move}. ${side} could still have held until here.`,

  loses: (piece: string) => `loses the ${piece}`,

  misses: (piece: string) => `misses a chance to win the ${piece}`,

  givesAway: 'gives away the advantage',

  weakens: 'costs winning chances',

  better: (line: string) => `Better: ${line}`,

  answer: (line: string) => `Then ${line}`,

  done: (mistakes: number) =>
    `Review done: ${mistakes} ${mistakes === 1 ? 'mistake' : 'mistakes'}.`,
  accuracy: 'Accuracy',
  aboutAccuracy:
    'Accuracy rates each move made while the game was open: 100 for a move that costs no winning chances, halved for every 6% it costs.',
  /** The accuracy of masters, which is known only for Xiangqi. */
  masters: 'Xiangqi masters average about 85.',
  tally: 'How each side played',
  counts: {
    inaccuracy: 'Inaccuracies',
    mistake: 'Mistakes',
    blunder: 'Blunders',
    'missed-mate': 'Missed mates',
    'allowed-mate': 'Allowed mates',
    'missed-win': 'Missed wins',
    'allowed-win': 'Allowed wins',
  },
  whose: 'My side',
  both: 'Both',
  moments: 'Key moments',
  /** The key moments as cards: of the reader, or of both if it is not known who the reader is. */
  cards: (isOfBoth: boolean, count: number) =>
    isOfBoth
      ? 'The key moments'
      : (['Your key moment', 'Your two moments', 'Your three moments'][count - 1] ?? ''),
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show key moments only',
  /** The side never recovered after this move. */
  tenable: (side: string, move: string) =>
    `Turning point: ${move}. After it, ${side}’s winning chances never reached 30% again.`,
  /** `sentence` describes the position after a later move of a line. */
  afterMove: (move: string, sentence: string) => `After ${move}: ${sentence}`,
  why: (move: string) => `What about ${move}?`,
  asking: 'Looking for a refutation…',
  /** The move is good, or even the best. */
  fine: (move: string, best: string) =>
    `${move} is fine; the engine only slightly prefers ${best}.`,
  best: (move: string) => `${move} is what the engine would play.`,
};

export const strings = {
  motifs,
  mateNames,
  mates,
  /** A named mate in the review. */
  named: (name: string, sentence: string) =>
    `${name}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  review,
};

export type ReviewTexts = WordsOf<typeof strings>;
export type MotifStrings = ReviewTexts['motifs'];
export type ReviewToolStrings = ReviewTexts['review'];
