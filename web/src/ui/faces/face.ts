// SPDX-License-Identifier: MIT
// Draws the face of an opponent.

import type { OpponentId } from '../../games/opponents.ts';
import { svg } from '../dom.ts';
import { faces, type Stroke } from './drawings.ts';

function attributesOf({ path, colour, width }: Stroke): Record<string, string> {
  if (width === undefined) return { d: path, fill: colour };
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return { d: path, fill: 'none', stroke: colour, 'stroke-width': String(width), ...round };
}

/** The name is shown next to it. */
export function faceOf(opponent: OpponentId): SVGSVGElement {
  const strokes = faces[opponent].map((stroke) => svg('path', attributesOf(stroke)));
  return svg('svg', { class: 'face', viewBox: '0 0 64 64', 'aria-hidden': 'true' }, ...strokes);
}
