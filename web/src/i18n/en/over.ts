// SPDX-License-Identifier: MIT
// The card at the end of a game in English.

import type { OverStrings } from '../types/over.ts';

export const strings: OverStrings = {
  decisive: (move) => `The decisive move: ${move}`,
  review: 'Review',
  rematch: 'Rematch',
  changeSides: 'Change sides',
  share: 'Share',
  print: 'Print',
  close: 'Close',
  copied: 'Link copied.',
  byHand: 'Copy this link:',
  failed: 'The link could not be made.',
};
