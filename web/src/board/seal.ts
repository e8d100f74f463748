// SPDX-License-Identifier: MIT
// The seal stamped on what was achieved: a game won, a puzzle solved, a lesson finished. It carries the name of the
// river between the two sides, cut as on a stone seal.

import { glyphs, kGlyphBox } from './glyphs.ts';
import { drawing, h } from '../ui/dom.ts';

/** An ornament beside the words that say the same; each time it is shown it is stamped anew. */
export function makeSeal(): HTMLElement {
  const signs = (['楚', '河'] as const).map((sign) => drawing(glyphs[sign], kGlyphBox));
  return h('span', { class: 'seal', 'aria-hidden': 'true', hidden: '' }, ...signs);
}
