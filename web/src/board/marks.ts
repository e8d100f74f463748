// SPDX-License-Identifier: MIT
// The signs on the board; every one has a shape of its own. The unit is the cell.

import type { Point } from './geometry.ts';
import type { Palette } from './palette.ts';
import { kDiscRadius } from './pieces.ts';
import type { ArrowItem, Mark } from './scene.ts';

type Context = CanvasRenderingContext2D;

function ring(context: Context, radius: number, width: number): void {
  context.lineWidth = width;
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.stroke();
}

function disc(context: Context, radius: number): void {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fill();
}

/** Corners of a square about the point. */
function corners(context: Context, reach: number, arm: number, width: number): void {
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [x, y] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    context.moveTo(x * reach, y * (reach - arm));
    context.lineTo(x * reach, y * reach);
    context.lineTo(x * (reach - arm), y * reach);
  }
  context.stroke();
}

/** Rays like an alarm drawn by hand. */
function burst(context: Context, inner: number, outer: number): void {
  const rays = 18;
  context.beginPath();
  for (let point = 0; point < 2 * rays; point++) {
    const radius = point % 2 === 0 ? outer : inner;
    const angle = (Math.PI * point) / rays;
    context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  context.closePath();
  context.fill();
}

/** Four arcs that close in on the piece to be taken. */
function crosshair(context: Context, radius: number, width: number): void {
  context.lineWidth = width;
  context.lineCap = 'round';
  for (let quarter = 0; quarter < 4; quarter++) {
    const middle = (Math.PI / 2) * quarter + Math.PI / 4;
    context.beginPath();
    context.arc(0, 0, radius, middle - 0.42, middle + 0.42);
    context.stroke();
  }
}

const painters: Readonly<Record<Mark, (context: Context, palette: Palette) => void>> = {
  left(context, palette) {
    context.fillStyle = palette.wood;
    disc(context, 0.2);
    context.strokeStyle = palette.last;
    ring(context, 0.2, 0.05);
  },
  arrived(context, palette) {
    context.strokeStyle = palette.last;
    corners(context, 0.47, 0.17, 0.055);
  },
  selected(context, palette) {
    context.strokeStyle = palette.select;
    ring(context, kDiscRadius + 0.08, 0.07);
  },
  target(context, palette) {
    context.fillStyle = palette.disc;
    disc(context, 0.15);
    context.fillStyle = palette.target;
    disc(context, 0.115);
  },
  capture(context, palette) {
    context.strokeStyle = palette.disc;
    crosshair(context, kDiscRadius + 0.01, 0.12);
    context.strokeStyle = palette.target;
    crosshair(context, kDiscRadius + 0.01, 0.075);
  },
  aimed(context, palette) {
    context.fillStyle = palette.target;
    context.globalAlpha *= 0.3;
    disc(context, 0.5);
  },
  checked(context, palette) {
    context.fillStyle = palette.check;
    burst(context, kDiscRadius + 0.01, 0.6);
  },
  hinted(context, palette) {
    context.strokeStyle = palette.hint;
    context.setLineDash([0.12, 0.09]);
    ring(context, kDiscRadius + 0.03, 0.055);
  },
};

export function paintMark(context: Context, mark: Mark, at: Point, palette: Palette): void {
  context.save();
  context.translate(at.x, at.y);
  painters[mark](context, palette);
  context.restore();
}

/** From the rim of one point to the heart of the other. */
export function paintArrow(context: Context, arrow: ArrowItem, palette: Palette): void {
  const { from, to } = arrow;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const start = 0.3;
  const tip = length - 0.12;
  const neck = tip - 0.3;
  context.save();
  context.translate(from.x, from.y);
  context.rotate(Math.atan2(to.y - from.y, to.x - from.x));
  context.beginPath();
  context.moveTo(start, -0.05);
  context.lineTo(neck, -0.06);
  context.lineTo(neck, -0.18);
  context.lineTo(tip, 0);
  context.lineTo(neck, 0.18);
  context.lineTo(neck, 0.06);
  context.lineTo(start, 0.05);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 0.05;
  context.strokeStyle = palette.disc;
  context.fillStyle = arrow.meaning === 'hint' ? palette.hint : palette.check;
  context.globalAlpha = 0.9;
  context.stroke();
  context.fill();
  context.restore();
}
