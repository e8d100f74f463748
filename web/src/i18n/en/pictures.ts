// SPDX-License-Identifier: MIT
// Pictures of positions and games in English.

import type { PictureStrings } from '../types/pictures.ts';

export const strings: PictureStrings = {
  title: 'Picture',
  format: 'Format',
  animation: 'Animation',
  uses: {
    png: 'The position in pixels, for chats and posts.',
    svg: 'The position as a drawing that stays sharp at any size.',
    gif: 'The whole line as an animated GIF, a move a second.',
  },
  marks: 'With arrows and circles',
  drawing: (percent) => `Drawing: ${percent}%`,
  failed: 'This browser cannot draw the picture.',
  refused: 'The browser refused to copy. Save the picture instead.',
  share: 'Share',
  shared: 'Shared.',
  preview: 'Preview',
};
