// SPDX-License-Identifier: MIT
// Board textures: wood grain, slate veins, paper fibres.

import { pause } from './glyph-painter.ts';
import type { Ground, Look } from './look.ts';

type Context = CanvasRenderingContext2D;

interface Ink {
  readonly context: Context;
  readonly width: number;
  readonly height: number;
  /** A seeded random number below one, so that a board looks the same on every visit. */
  next(): number;
}

const kGrainLines = 140;
const kLinesPerTask = 47;
const kVeins = 26;
const kSpecks = 900;
const kFibres = 420;
/** Line widths are given for a board of this many pixels. */
const kUsualWidth = 480;

function sequence(): () => number {
  let seed = 20_200;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** From top to bottom, slightly bent. */
function* paintGrain({ context, width, height, next }: Ink): Generator<void> {
  for (let line = 0; line < kGrainLines; line++) {
    const x = next() * width;
    const bend = (next() - 0.5) * width * 0.06;
    context.globalAlpha = 0.08 + next() * 0.3;
    context.lineWidth = (0.3 + next() ** 4 * 3) * (width / kUsualWidth);
    context.beginPath();
    context.moveTo(x, 0);
    context.bezierCurveTo(x + bend, height * 0.3, x - bend, height * 0.65, x + bend / 2, height);
    context.stroke();
    if (line % kLinesPerTask === 0) yield* pause(context);
  }
}

/** Faint slanting layers, and specks. */
function* paintSlate({ context, width, height, next }: Ink): Generator<void> {
  for (let vein = 0; vein < kVeins; vein++) {
    const y = next() * height * 1.5 - height * 0.25;
    const bend = (next() - 0.5) * height * 0.3;
    context.globalAlpha = 0.05 + next() * 0.16;
    context.lineWidth = (0.4 + next() ** 3 * 14) * (width / kUsualWidth);
    context.beginPath();
    context.moveTo(0, y);
    context.bezierCurveTo(width * 0.3, y + bend, width * 0.7, y - bend, width, y - height * 0.14);
    context.stroke();
  }
  yield* pause(context);
  for (let speck = 0; speck < kSpecks; speck++) {
    const size = (0.4 + next() * 0.9) * (width / kUsualWidth);
    context.globalAlpha = next() * 0.4;
    context.fillRect(next() * width, next() * height, size, size);
  }
}

/** Short hairs in every direction. */
function* paintPaper({ context, width, height, next }: Ink): Generator<void> {
  for (let fibre = 0; fibre < kFibres; fibre++) {
    const [x, y] = [next() * width, next() * height];
    const length = (4 + next() * 22) * (width / kUsualWidth);
    const angle = next() * 2 * Math.PI;
    const bend = (next() - 0.5) * length;
    context.globalAlpha = 0.08 + next() * 0.22;
    context.lineWidth = (0.3 + next() * 0.6) * (width / kUsualWidth);
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(
      x + length * Math.cos(angle + 0.6),
      y + length * Math.sin(angle + 0.6) + bend,
      x + 2 * length * Math.cos(angle),
      y + 2 * length * Math.sin(angle),
    );
    context.stroke();
    if (fibre === kFibres / 2) yield* pause(context);
  }
}

/** Lit from the upper left. */
function paintLight({ context, width, height }: Ink): void {
  const [x, y] = [width * 0.4, height * 0.3];
  const light = context.createRadialGradient(x, y, 0, x, y, height * 0.85);
  light.addColorStop(0, 'rgb(255 255 255 / 0.1)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.1)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

const textures: Readonly<Record<Exclude<Ground, 'plain'>, (ink: Ink) => Generator<void>>> = {
  wood: paintGrain,
  slate: paintSlate,
  paper: paintPaper,
};

/** Fills the whole canvas, with pauses for other tasks. */
export function* paintGround(context: Context, { palette, ground }: Look): Generator<void> {
  const { width, height } = context.canvas;
  context.fillStyle = palette.wood;
  context.fillRect(0, 0, width, height);
  if (ground === 'plain') return;
  const ink = { context, width, height, next: sequence() };
  context.fillStyle = context.strokeStyle = palette.grain;
  yield* textures[ground](ink);
  context.globalAlpha = 1;
  paintLight(ink);
  yield* pause(context);
}
