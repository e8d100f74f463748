// SPDX-License-Identifier: MIT
// Boards on other pages in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  about: 'Copy this into a page of yours. It works on any site.',
  /** The label of the choice between `kinds`. */
  as: 'Format',
  kinds: {
    element: 'Element',
    /** An element that runs only this version of the scripts. */
    fixed: 'Fixed version',
    frame: 'Frame',
    picture: 'Picture',
  },
  /** Describes each of `kinds`. */
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
  /** Shown in a frame, for the author of its address. */
  faults: {
    unknown: ({ name }: { readonly name: string }) => `This board has no option “${name}”.`,
    /** `allowed` is empty where the values cannot be listed. */
    value: ({
      name,
      value,
      allowed,
    }: {
      readonly name: string;
      readonly value: string;
      readonly allowed: string;
    }) =>
      `The option “${name}” cannot be “${value}”.${allowed === '' ? '' : ` It can be ${allowed}.`}`,
    record: 'The record in “record” cannot be read.',
    position: 'The position in “fen” and “moves” cannot be read.',
    missing: 'The board could not be loaded. Reload the page to try again.',
  },
};

export type EmbedStrings = WordsOf<typeof strings>;

export const embedTexts = new Texts<EmbedStrings>('embed', strings);
