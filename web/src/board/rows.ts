// SPDX-License-Identifier: MIT
// Rows of stones that won or threaten to: a line through them, or a frame around them. The unit is the cell.

import type { Palette } from './look.ts';
import { kDiscRadius } from './pieces.ts';
import type { RowItem } from './scene.ts';

type Context = CanvasRenderingContext2D;

function strokeTwice(context: Context, palette: Palette, colour: string, width: number): void {
  context.strokeStyle = palette.disc;
  context.lineWidth = width + 0.08;
  context.stroke();
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke();
}

/** Through all stones, with a pale rim so that it is visible on either colour. */
function line(context: Context, length: number): void {
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(length, 0);
}

function capsule(context: Context, length: number): void {
  const radius = kDiscRadius + 0.06;
  context.beginPath();
  context.arc(length, 0, radius, -Math.PI / 2, Math.PI / 2);
  context.arc(0, 0, radius, Math.PI / 2, -Math.PI / 2);
  context.closePath();
}

/** A four has a solid frame, an open three a dashed one. */
export function paintRow(context: Context, { meaning, from, to }: RowItem, palette: Palette): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  context.save();
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  context.lineCap = 'round';
  if (meaning === 'won') {
    line(context, length);
    strokeTwice(context, palette, palette.check, 0.12);
  } else {
    capsule(context, length);
    if (meaning === 'open-three') context.setLineDash([0.14, 0.16]);
    strokeTwice(context, palette, meaning === 'four' ? palette.check : palette.last, 0.06);
  }
  context.restore();
}
