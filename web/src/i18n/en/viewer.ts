// SPDX-License-Identifier: MIT
// English texts of the record viewer.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  /** Shows the moves one after another. */
  play: 'Play',
  copy: 'Copy the game',
  save: 'Download the game',
  /** Nothing came from the address of the record. */
  missing: 'The game could not be downloaded.',
};

export type ViewerStrings = WordsOf<typeof strings>;

export const viewerTexts = new Texts<ViewerStrings>('viewer', strings);
