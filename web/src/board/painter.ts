// SPDX-License-Identifier: MIT
// Draws a scene on a context whose unit is the cell and whose origin is the first point.

import type { GameSpec } from '../games/game-spec.ts';
import type { paintArrow } from './arrows.ts';
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
  readonly paintArrow: typeof paintArrow | null;
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

/** Fonts need whole pixel sizes, not fractions of a cell. */
const kFontUnits = 100;

/** In the colour of the other side's stones; the rim separates it from the line of a five. */
export function paintNumber(
  context: Context,
  piece: PieceItem,
  { spec, look }: Pick<Brush, 'spec' | 'look'>,
): void {
  const { letter, at, opacity, number } = piece;
  const { palette } = look;
  if (number === undefined) return;
  const isDark = spec.pieces[letter]?.seat === 'first';
  context.save();
  context.globalAlpha = opacity;
  context.translate(at.x, at.y);
  context.scale(1 / kFontUnits, 1 / kFontUnits);
  context.font = `600 ${number < 10 ? 54 : 46}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.lineJoin = 'round';
  context.lineWidth = 12;
  context.strokeStyle = isDark ? palette.slate : palette.shell;
  context.strokeText(String(number), 0, 3);
  context.fillStyle = isDark ? palette.shell : palette.slate;
  context.fillText(String(number), 0, 3);
  context.restore();
}

/** On the lower edge of the disc, between the character and the coordinates. */
const kValuePlace = 0.38;
const kValueHeight = 0.26;

export function paintValue(
  context: Context,
  piece: PieceItem,
  { spec, look }: Pick<Brush, 'spec' | 'look'>,
): void {
  const { letter, at, value } = piece;
  const { palette } = look;
  if (value === undefined) return;
  const isFirst = spec.pieces[letter]?.seat === 'first';
  context.save();
  context.translate(at.x, at.y + kValuePlace);
  context.scale(1 / kFontUnits, 1 / kFontUnits);
  context.font = '700 24px system-ui, sans-serif';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const reach = context.measureText(value).width / 2 - 5;
  const radius = (kValueHeight / 2) * kFontUnits;
  context.beginPath();
  context.arc(-reach, 0, radius, Math.PI / 2, -Math.PI / 2);
  context.arc(reach, 0, radius, -Math.PI / 2, Math.PI / 2);
  context.closePath();
  context.lineWidth = 3;
  context.strokeStyle = palette.disc;
  context.stroke();
  context.fillStyle = isFirst ? palette.red : palette.black;
  context.fill();
  context.fillStyle = palette.disc;
  context.fillText(value, 0, 1);
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
  for (const piece of scene.pieces) paintNumber(context, piece, brush);
  for (const { mark, at } of scene.over) paintMark(context, mark, at, palette);
  for (const arrow of scene.arrows) brush.paintArrow?.(context, arrow, palette);
  for (const piece of scene.pieces) paintValue(context, piece, brush);
  for (const piece of scene.pieces) if (isHeld(piece)) paintPiece(context, piece, brush);
}
