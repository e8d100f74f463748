// SPDX-License-Identifier: MIT
// The marks on the board; each has its own shape. The unit is the cell.

import type { Point } from './geometry.ts';
import type { Palette } from './look.ts';
import { kDiscRadius } from './pieces.ts';
import type { Mark } from './model.ts';

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

/** Corners of a square around the point. */
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

/** Rays, like an alarm in a comic. */
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

/** Four wedges pointing at a piece. */
function wedges(context: Context, tip: number, base: number): void {
  for (let side = 0; side < 4; side++) {
    context.rotate(Math.PI / 2);
    context.beginPath();
    context.moveTo(tip, 0);
    context.lineTo(base, -0.1);
    context.lineTo(base, 0.1);
    context.closePath();
    context.stroke();
    context.fill();
  }
}

function cross(context: Context, reach: number, width: number): void {
  context.lineWidth = width;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(-reach, -reach);
  context.lineTo(reach, reach);
  context.moveTo(-reach, reach);
  context.lineTo(reach, -reach);
  context.stroke();
}

/** Four arcs around a piece that can be captured. */
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
    disc(context, 0.28);
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
  losing(context, palette) {
    context.strokeStyle = palette.disc;
    cross(context, 0.13, 0.15);
    context.strokeStyle = palette.check;
    cross(context, 0.13, 0.085);
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
  chased(context, palette) {
    context.lineJoin = 'round';
    context.lineWidth = 0.04;
    context.strokeStyle = palette.disc;
    context.fillStyle = palette.check;
    wedges(context, kDiscRadius + 0.02, 0.62);
  },
  placed(context, palette) {
    context.strokeStyle = palette.placed;
    ring(context, 0.19, 0.085);
  },
  barred(context, palette) {
    context.strokeStyle = palette.check;
    cross(context, 0.17, 0.075);
  },
  completing(context, palette) {
    context.fillStyle = palette.check;
    context.rotate(Math.PI / 4);
    context.fillRect(-0.13, -0.13, 0.26, 0.26);
  },
  growing(context, palette) {
    context.strokeStyle = palette.last;
    ring(context, 0.13, 0.06);
  },
  planned(context, palette) {
    context.strokeStyle = palette.last;
    context.lineWidth = 0.05;
    context.setLineDash([0.14, 0.1]);
    context.strokeRect(-0.47, -0.47, 0.94, 0.94);
  },
  circled(context, palette) {
    context.strokeStyle = palette.disc;
    ring(context, kDiscRadius + 0.05, 0.11);
    context.strokeStyle = palette.select;
    ring(context, kDiscRadius + 0.05, 0.06);
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
