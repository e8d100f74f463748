// SPDX-License-Identifier: MIT
// The laboratory of repetitions in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Repetitions under four laws',
  about:
    'Step through the moves. Or go to the start and play other moves on the board: each law rules them as soon as they repeat.',
  one: (number: number) => `Case ${number}`,
  /** Stands in place of a number: the reader made the moves. */
  own: 'Your own moves',
  /** The title of a repetition from a game. */
  given: 'From your game',
  search: 'Search the cases',
  searchHint: 'a piece, a deed, a source or a number',
  lessons: 'Lessons',
  source: (name: string) => `Source: ${name}`,
  verdicts: 'What each law says',
  /** At the end of the moves no law applies. */
  none: 'no ruling yet: nothing has repeated',
  asking: 'being ruled…',
  loses: (side: string) => `${side} loses`,
  draw: 'Draw',
  /** The heading of what the move on the board does. */
  move: 'The move on the board',
  /** The board does not show a move of the cycle. */
  walkOn: 'Step to a move of the cycle to see what it does.',
  quiet: 'neither checks, threatens mate nor chases',
  attacks: (piece: string, target: string) => `The ${piece} attacks the ${target}.`,
  cases: (count: number) => `Cases: ${count}`,
  kind: 'Kind',
  all: 'All',
  kinds: { mixture: 'In turn', none: 'Moves that force nothing' },
  outcome: 'Under Asian rules',
  laws: 'Laws',
  differ: 'Only where they differ',
  missing: 'The cases could not be downloaded.',
  walk: 'Step through the moves',
  steps: { first: 'Start', back: 'Back', forward: 'Forward', last: 'End', flip: 'Flip' },
  analyse: 'Analyse these moves',
};

export type RulingsStrings = WordsOf<typeof strings>;

export const rulingsTexts = new Texts<RulingsStrings>('rulings', strings);
