// SPDX-License-Identifier: MIT
// English texts of the comparison of repetition rules.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Repetition under four rule sets',
  about:
    'Step through the moves. Or go to the start and play other moves on the board: each rule set gives its verdict once they repeat.',
  one: (number: number) => `Case ${number}`,
  /** Shown instead of the number of a case if the reader made the moves. */
  own: 'Your own moves',
  /** The title of a repetition from a game. */
  given: 'From your game',
  search: 'Search the cases',
  searchHint: 'piece, action, source or number',
  lessons: 'Lessons',
  source: (name: string) => `Source: ${name}`,
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
