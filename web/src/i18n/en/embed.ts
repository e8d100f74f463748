// SPDX-License-Identifier: MIT
// English texts of the dialog and the frame for embedding.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  about: 'Copy this into your page. It works on any site.',
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
    element: 'A script and a tag; the board fills the available width.',
    fixed:
      'Runs only this version of the scripts (Subresource Integrity). To update, replace the tag.',
    frame:
      'An iframe, for sites that do not allow scripts. The second line adjusts its height and is optional.',
    picture: 'An SVG image of the position, without scripts, for articles and print.',
  },
  show: 'Content',
  shows: {
    game: 'A game against the engine from this position',
    board: 'The position',
    viewer: 'The moves of the game',
    analysis: 'Analysis with the engine',
  },
  preview: 'Preview',
  code: 'Code to copy',
  /** Shown in a frame, for the author of its address. */
  faults: {
    unknown: ({ name }: { readonly name: string }) => `This board has no option “${name}”.`,
    /** `allowed` is empty if the values cannot be listed. */
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
    missing: 'The board could not be loaded. Reload the page to try again.',
  },
};

export type EmbedStrings = WordsOf<typeof strings>;

export const embedTexts = new Texts<EmbedStrings>('embed', strings);
