// SPDX-License-Identifier: MIT
// Everything said about pictures of positions and games, in one language.

import { strings as en } from './en/pictures.ts';
import { Texts } from './texts.ts';
import type { PictureStrings } from './types/pictures.ts';

export type { PictureStrings } from './types/pictures.ts';

export const pictureTexts = new Texts<PictureStrings>(
  en,
  import.meta.glob<PictureStrings>(['./*/pictures.ts', '!./{en,types}/*'], { import: 'strings' }),
);
