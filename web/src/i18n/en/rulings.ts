// SPDX-License-Identifier: MIT
// English texts of the comparison of repetition rules.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Repetition under four rule sets',
  about:
    'Step through the moves, or play others on the board: each rule set gives its verdict once they repeat.',
  one: (number: number) => `Case ${number}`,
  /** Shown instead of the number of a case if the reader made the moves. */
  own: 'Your own moves',
  /** The title of a repetition from a game. */
  given: 'From your game',
  search: 'Search the cases',
  searchHint: 'piece, action, source or number',
  /** A link to the learner's path. */
  path: 'Path',
  tabs: { task: 'Case', list: 'Cases' },
  /** The cases that are asked about most, by their numbers in the table. */
  named: {
    161: 'Perpetual check',
    7: 'One side checks, the other chases',
    38: 'Perpetual threats of mate',
    151: 'A chariot chases an unprotected horse',
    126: 'A chariot chases a protected cannon',
    1: 'A cannon chases a protected chariot',
    119: 'Two chariots chase one cannon',
    105: 'A soldier chases a cannon',
    5: 'A chariot and a horse chase each other',
    87: 'A chariot keeps offering an exchange',
  },
  /** What a side does in a cycle. */
  does: (side: string, deeds: readonly string[]) => `${side} ${deeds.join(' and ')}`,
  asked: 'Often asked',
  /** The name of the button that shows it. */
  source: 'Source',
  sources: {
    asian: 'Diagrams of the Asian and World Xiangqi Federation',
    chinese: 'Chinese rules of 1999, diagram 3',
    own: 'Made for Chuhe',
    tests: 'Test collections of engines',
  },
  verdicts: 'Verdicts',
  /** No position has repeated at the end of the moves. */
  none: 'No repetition yet',
  asking: 'Checking…',
  loses: (side: string) => `${side} loses`,
  draw: 'Draw',
  /** The heading above the description of the move on the board. */
  move: 'Last move on the board',
  /** The move on the board is not part of the cycle. */
  walkOn: 'Step to a move of the cycle to see what it does.',
  quiet: 'idle move (no check, mate threat or chase)',
  attacks: (piece: string, target: string) => `The ${piece} attacks the ${target}.`,
  cases: (count: number) => `Cases: ${count}`,
  allCases: (count: number) => `All ${count} cases`,
  kind: 'Kind',
  all: 'All',
  kinds: { mixture: 'Mixed', none: 'Idle moves' },
  outcome: 'Under Asian rules',
  laws: 'Rules',
  differ: 'Only where they differ',
  missing: 'The cases could not be downloaded.',
  walk: 'Step through the moves',
  steps: { first: 'Start', back: 'Back', forward: 'Forward', last: 'End', flip: 'Flip' },
  analyse: 'Analyse these moves',
};

export type RulingsStrings = WordsOf<typeof strings>;

export const rulingsTexts = new Texts<RulingsStrings>('rulings', strings);
