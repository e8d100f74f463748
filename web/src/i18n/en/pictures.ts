// SPDX-License-Identifier: MIT
// English texts of the dialog for pictures, and of the cards of key moments.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Picture',
  format: 'Format',
  /** The format GIF; the other formats have the same name in every language. */
  animation: 'Animation',
  /** Describes each format. */
  uses: {
    png: 'The position as a bitmap, for chats and posts.',
    svg: 'The position as a drawing that stays sharp at any size.',
    gif: 'The whole line as an animated GIF, one move per second.',
  },
  /** An option: the picture shows arrows and circles on the board. */
  marks: 'With arrows and circles',
  drawing: (percent: number) => `Drawing: ${percent}%`,
  failed: 'This browser cannot draw the picture.',
  /** The browser blocks the clipboard. */
  refused: 'The browser refused to copy. Save the picture instead.',
  share: 'Share',
  shared: 'Shared.',
  preview: 'Preview',
  /** The cards of the key moments. */
  previous: 'Previous moment',
  next: 'Next moment',
  place: (at: number, count: number) => `${at} of ${count}`,
};

export type PictureStrings = WordsOf<typeof strings>;

export const pictureTexts = new Texts<PictureStrings>('pictures', strings);
