// SPDX-License-Identifier: MIT
// Draws the outlines of characters, bolder or lighter by a stroke.

import { glyphs, kGlyphEm, type GlyphId } from './glyphs.ts';

export interface GlyphStyle {
  /** Centre of the character. */
  readonly x: number;
  readonly y: number;
  readonly em: number;
  readonly colour: string;
  /** Width of the added stroke as a share of the em. */
  readonly weight: number;
}

const paths = new Map<GlyphId, Path2D>();

function pathOf(glyph: GlyphId): Path2D {
  const path = paths.get(glyph) ?? new Path2D(glyphs[glyph]);
  paths.set(glyph, path);
  return path;
}

export function fillGlyph(
  context: CanvasRenderingContext2D,
  glyph: GlyphId,
  { x, y, em, colour, weight }: GlyphStyle,
): void {
  const path = pathOf(glyph);
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
