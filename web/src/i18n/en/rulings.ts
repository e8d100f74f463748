// SPDX-License-Identifier: MIT
// The laboratory of repetitions in English.

import type { RulingsStrings } from '../types/rulings.ts';

export const strings: RulingsStrings = {
  title: 'Repetitions under four laws',
  about:
    'Step through the moves. Or go to the start and play other moves on the board: each law rules them as soon as they repeat.',
  one: (number) => `Case ${number}`,
  own: 'Your own moves',
  given: 'From your game',
  search: 'Search the cases',
  searchHint: 'a piece, a deed, a source or a number',
  lessons: 'Lessons',
  source: (name) => `Source: ${name}`,
  verdicts: 'What each law says',
  none: 'no ruling yet: nothing has repeated',
  asking: 'being ruled…',
  loses: (side) => `${side} loses`,
  draw: 'Draw',
  move: 'The move on the board',
  walkOn: 'Step to a move of the cycle to see what it does.',
  quiet: 'neither checks, threatens mate nor chases',
  attacks: (piece, target) => `The ${piece} attacks the ${target}.`,
  cases: (count) => `Cases: ${count}`,
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
