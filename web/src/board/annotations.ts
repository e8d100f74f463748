// SPDX-License-Identifier: MIT
// What most games never show: arrows, the numbers of stones, the values of pieces. The unit is the cell.

import type { GameSpec } from '../games/game-spec.ts';
import type { Point } from './geometry.ts';
import type { Look, Palette } from './look.ts';
import { kDiscRadius } from './pieces.ts';
import type { ArrowItem, PieceItem, Scene } from './scene.ts';

type Context = CanvasRenderingContext2D;

interface Dress {
  readonly spec: GameSpec;
  readonly look: Look;
}

/** From the rim of one point to the centre of the other. */
function straightArrow(context: Context, length: number): void {
  const start = 0.3;
  const tip = length - 0.12;
  const neck = tip - 0.3;
  context.beginPath();
  context.moveTo(start, -0.05);
  context.lineTo(neck, -0.06);
  context.lineTo(neck, -0.18);
  context.lineTo(tip, 0);
  context.lineTo(neck, 0.18);
  context.lineTo(neck, 0.06);
  context.lineTo(start, 0.05);
  context.closePath();
  context.stroke();
  context.fill();
}

const kHeadLength = 0.25;

/** Where a curved arrow meets the rims: the closer the points, the further from the straight line. */
function rimPoint(length: number): Point {
  const radius = kDiscRadius + 0.03;
  const angle = 0.6 + 0.5 * Math.max(0, Math.min(1, (3 - length) / 2));
  return { x: radius * Math.cos(angle), y: -radius * Math.sin(angle) };
}

/** Traces an arrow head with its tip there. */
function traceHead(context: Context, tip: Point, angle: number): void {
  context.save();
  context.translate(tip.x, tip.y);
  context.rotate(angle);
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(-kHeadLength - 0.03, -0.14);
  context.lineTo(-kHeadLength - 0.03, 0.14);
  context.closePath();
  context.restore();
}

/**
 * Without a rim it can be translucent, because nothing overlaps. It curves to the left of its direction, so that a
 * move and its return form a loop.
 */
function bowedArrow(
  context: Context,
  length: number,
  { isDashed, hasRim }: { isDashed: boolean; hasRim: boolean },
): void {
  const start = rimPoint(length);
  const middle = { x: length / 2, y: start.y - 0.16 - 0.1 * Math.min(length, 3) };
  const tip = { x: length - start.x, y: start.y };
  const angle = Math.atan2(tip.y - middle.y, tip.x - middle.x);
  const neck = {
    x: tip.x - kHeadLength * Math.cos(angle),
    y: tip.y - kHeadLength * Math.sin(angle),
  };
  const shaft = new Path2D();
  shaft.moveTo(start.x, start.y);
  shaft.quadraticCurveTo(middle.x, middle.y, neck.x, neck.y);
  if (hasRim) {
    traceHead(context, tip, angle);
    context.stroke();
    context.lineCap = 'round';
    context.lineWidth = 0.14;
    context.stroke(shaft);
  }
  context.strokeStyle = context.fillStyle;
  context.lineWidth = 0.085;
  if (isDashed) context.setLineDash([0.07, 0.15]);
  context.stroke(shaft);
  traceHead(context, tip, angle);
  context.fill();
}

/** Hints and the reader's arrows are straight; the moves of a cycle are curved, and dashed if they force nothing. */
function paintArrow(context: Context, arrow: ArrowItem, palette: Palette): void {
  const { from, to, meaning, opacity, bow } = arrow;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const colours = {
    hint: palette.hint,
    forcing: palette.check,
    quiet: palette.last,
    drawn: palette.last,
  };
  context.save();
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  if (bow < 0) context.scale(1, -1);
  context.lineJoin = 'round';
  context.lineWidth = 0.05;
  context.strokeStyle = palette.disc;
  context.fillStyle = colours[meaning];
  context.globalAlpha = opacity;
  if (bow === 0) straightArrow(context, length);
  else bowedArrow(context, length, { isDashed: meaning === 'quiet', hasRim: opacity > 0.9 });
  context.restore();
}

/** Fonts need whole pixel sizes, not fractions of a cell. */
const kFontUnits = 100;

/** In the colour of the other side's stones; the rim separates it from the line of a five. */
function paintNumber(context: Context, piece: PieceItem, { spec, look }: Dress): void {
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

function paintValue(context: Context, piece: PieceItem, { spec, look }: Dress): void {
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

/** Above the pieces and marks. */
export function annotate(context: Context, scene: Scene, dress: Dress): void {
  for (const piece of scene.pieces) paintNumber(context, piece, dress);
  for (const arrow of scene.arrows) paintArrow(context, arrow, dress.look.palette);
  for (const piece of scene.pieces) paintValue(context, piece, dress);
}
