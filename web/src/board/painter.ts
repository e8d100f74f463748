// SPDX-License-Identifier: MIT
// Draws a scene on a context whose unit is the cell and whose origin is the first point.

import type { GameSpec } from '../games/game-spec.ts';
import type { annotate } from './annotations.ts';
import { paintMark } from './marks.ts';
import type { Look } from './look.ts';
import { paintShadow, type PieceSprites } from './pieces.ts';
import { paintRow } from './rows.ts';
import type { PieceItem, Scene } from './scene.ts';

type Context = CanvasRenderingContext2D;

export interface Brush {
  readonly spec: GameSpec;
  readonly look: Look;
  readonly sprites: PieceSprites;
  /** Null until loaded. */
  readonly annotate: typeof annotate | null;
}

/** A lifted piece is drawn slightly larger. */
const kLiftedScale = 0.1;

function paintPiece(
  context: Context,
  { letter, at, lift, opacity }: PieceItem,
  brush: Brush,
): void {
  if (brush.spec.pieces[letter] === undefined) return;
  context.save();
  context.globalAlpha = opacity;
  context.translate(at.x, at.y);
  if (lift === 0) brush.sprites.drawShadow(context);
  else if (brush.look.ground !== 'plain') paintShadow(context, lift);
  const scale = 1 + kLiftedScale * lift;
  context.scale(scale, scale);
  brush.sprites.draw(context, letter);
  context.restore();
}

function isHeld({ lift }: PieceItem): boolean {
  return lift === 1;
}

export function paintScene(context: Context, scene: Scene, brush: Brush): void {
  const { palette } = brush.look;
  for (const { mark, at } of scene.under) paintMark(context, mark, at, palette);
  for (const piece of scene.pieces) if (!isHeld(piece)) paintPiece(context, piece, brush);
  for (const row of scene.rows) paintRow(context, row, palette);
  for (const { mark, at } of scene.over) paintMark(context, mark, at, palette);
  brush.annotate?.(context, scene, brush);
  for (const piece of scene.pieces) if (isHeld(piece)) paintPiece(context, piece, brush);
}
