// SPDX-License-Identifier: MIT
// Boards on other pages in English.

import type { EmbedStrings } from '../types/embed.ts';

export const strings: EmbedStrings = {
  about: 'Copy this into a page of yours. It works on any site.',
  as: 'Format',
  kinds: { element: 'Element', fixed: 'Fixed version', frame: 'Frame', picture: 'Picture' },
  uses: {
    element: 'One script, and a tag where the board goes. It is as wide as your page allows.',
    fixed: 'Runs these scripts alone (Subresource Integrity). A new version needs a new tag.',
    frame:
      'An iframe, for sites that allow no scripts. The second line gives it the right height and can be left out.',
    picture: 'An SVG without any script: the position as it stands, for articles and print.',
  },
  show: 'Content',
  shows: {
    game: 'A game against the engine from here',
    board: 'The position',
    viewer: 'The moves, to step through',
    analysis: 'The analysis, with the engine',
  },
  preview: 'Preview',
  code: 'Code to copy',
  faults: {
    unknown: ({ name }) => `This board has no option “${name}”.`,
    value: ({ name, value, allowed }) =>
      `The option “${name}” cannot be “${value}”.${allowed === '' ? '' : ` It can be ${allowed}.`}`,
    record: 'The record in “record” cannot be read.',
    position: 'The position in “fen” and “moves” cannot be read.',
    missing: 'The board could not be loaded. Reload the page to try again.',
  },
};
