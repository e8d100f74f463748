// SPDX-License-Identifier: MIT
// Draws a scene, in order, on a context whose unit is the cell and whose origin is the first point.

import type { GameSpec } from '../games/game-spec.ts';
import { paintArrow } from './arrows.ts';
import { paintNumber } from './ghosts.ts';
import { paintMark } from './marks.ts';
import type { Palette } from './palette.ts';
import { paintShadow, type PieceSprites } from './pieces.ts';
import { paintRow } from './rows.ts';
import type { PieceItem, Scene } from './scene.ts';

type Context = CanvasRenderingContext2D;

export interface Brush {
  readonly spec: GameSpec;
  readonly palette: Palette;
  readonly sprites: PieceSprites;
}

/** A raised piece looks a little larger. */
const kLiftedScale = 0.1;

function paintPiece(
  context: Context,
  { letter, at, lift, opacity }: PieceItem,
  brush: Brush,
): void {
  const piece = brush.spec.pieces[letter];
  if (piece === undefined) return;
  context.save();
  context.globalAlpha = opacity;
  context.translate(at.x, at.y);
  paintShadow(context, lift);
  const scale = 1 + kLiftedScale * lift;
  context.scale(scale, scale);
  brush.sprites.draw(context, letter, piece);
  context.restore();
}

function isHeld({ lift }: PieceItem): boolean {
  return lift === 1;
}

export function paintScene(context: Context, scene: Scene, brush: Brush): void {
  const { palette } = brush;
  for (const { mark, at } of scene.under) paintMark(context, mark, at, palette);
  for (const piece of scene.pieces) if (!isHeld(piece)) paintPiece(context, piece, brush);
  for (const row of scene.rows) paintRow(context, row, palette);
  for (const { mark, at } of scene.over) paintMark(context, mark, at, palette);
  for (const number of scene.numbers) paintNumber(context, number, palette);
  for (const arrow of scene.arrows) paintArrow(context, arrow, palette);
  for (const piece of scene.pieces) if (isHeld(piece)) paintPiece(context, piece, brush);
}
