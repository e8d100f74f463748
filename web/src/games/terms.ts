// SPDX-License-Identifier: MIT
// What happens in games beside moves and results, by the names that texts and screens share.

/** How a game of stones begins: Black puts the first, or swap2 with the stones of either side. */
export const openings = ['plain', 'swap2-yours', 'swap2-engine'] as const;

export type Opening = (typeof openings)[number];

/** Where the procedure stands; at those of the engine it is asked, at the others the person acts. */
export const swap2Stages = [
  'you-put-three',
  'engine-puts-three',
  'you-answer',
  'engine-answers',
  'you-put-two',
  'you-choose',
] as const;

export type Swap2Stage = (typeof swap2Stages)[number];

/** Something to know about how this game began, or what came of an offer. */
export type Notice =
  | 'position-refused'
  | 'previous-game'
  | 'draw-too-early'
  | 'draw-declined'
  | 'part-missing'
  | 'not-kept';

/** How bad a move was. */
export type Gravity = 'inaccuracy' | 'mistake' | 'blunder';
