// SPDX-License-Identifier: MIT
// Pictures of positions and games in English.

import { Texts, type WordsOf } from '../texts.ts';

export const strings = {
  title: 'Picture',
  format: 'Format',
  /** The format GIF; the others have the same name in every language. */
  animation: 'Animation',
  /** Describes each format. */
  uses: {
    png: 'The position as a bitmap, for chats and posts.',
    svg: 'The position as a drawing that stays sharp at any size.',
    gif: 'The whole line as an animated GIF, one move per second.',
  },
  /** Whether the picture shows arrows and circles on the board. */
  marks: 'With arrows and circles',
  drawing: (percent: number) => `Drawing: ${percent}%`,
  failed: 'This browser cannot draw the picture.',
  /** The page may not write to the clipboard. */
  refused: 'The browser refused to copy. Save the picture instead.',
  share: 'Share',
  shared: 'Shared.',
  preview: 'Preview',
};

export type PictureStrings = WordsOf<typeof strings>;

export const pictureTexts = new Texts<PictureStrings>('pictures', strings);
