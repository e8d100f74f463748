// SPDX-License-Identifier: MIT
// Fills outlines, slightly emboldened so that they look engraved.

import { kGlyphEm } from './glyphs.ts';
import type { Engraving } from './piece-sets.ts';

export interface GlyphStyle extends Engraving {
  /** The centre of the outline. */
  readonly x: number;
  readonly y: number;
  readonly colour: string;
}

/**
 * Draws what the context was told so far, without its transform, and pauses for other tasks. Until somebody reads,
 * browsers only note what is to be drawn: this copies a pixel onto itself.
 */
export function* pause(context: CanvasRenderingContext2D): Generator<void> {
  context.resetTransform();
  context.drawImage(context.canvas, 0, 0, 1, 1, 0, 0, 1, 1);
  yield;
}

const paths = new Map<string, Path2D>();

function pathOf(outline: string): Path2D {
  const path = paths.get(outline) ?? new Path2D(outline);
  paths.set(outline, path);
  return path;
}

export function fillGlyph(context: CanvasRenderingContext2D, style: GlyphStyle): void {
  const { x, y, em, colour, weight } = style;
  const path = pathOf(style.path);
  const scale = em / kGlyphEm;
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  context.fillStyle = colour;
  context.strokeStyle = colour;
  context.lineWidth = weight * kGlyphEm;
  context.lineJoin = 'round';
  context.fill(path);
  context.stroke(path);
  context.restore();
}
