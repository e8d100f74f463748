// SPDX-License-Identifier: MIT
// The bare board: wood, the printed lines and marks, the river's name, the coordinates.

import type { BoardArt } from '../games/game-spec.ts';
import { place, type View } from './geometry.ts';
import { fillGlyph } from './glyph-painter.ts';
import type { Palette } from './palette.ts';
import { kDiscRadius } from './pieces.ts';

export interface Face {
  readonly view: View;
  readonly art: BoardArt;
  readonly palette: Palette;
  /** Device pixels per cell, and from the edge of the canvas to the first point. */
  readonly cell: number;
  readonly margin: number;
  readonly hasCoordinates: boolean;
}

type Context = CanvasRenderingContext2D;

const kRiverEm = 0.72;
const kGrainLines = 140;

/** Small and repeatable: the same board has the same grain at every visit. */
function* noise(): Generator<number, never> {
  let seed = 20_200;
  for (;;) {
    seed = (seed * 16_807) % 2_147_483_647;
    yield seed / 2_147_483_647;
  }
}

function paintWood(context: Context, { palette }: Face): void {
  const { width, height } = context.canvas;
  context.fillStyle = palette.wood;
  context.fillRect(0, 0, width, height);
  const random = noise();
  const next = (): number => random.next().value;
  context.strokeStyle = palette.grain;
  for (let line = 0; line < kGrainLines; line++) {
    const x = next() * width;
    const bend = (next() - 0.5) * width * 0.06;
    context.globalAlpha = 0.08 + next() * 0.3;
    context.lineWidth = (0.3 + next() ** 4 * 3) * (width / 480);
    context.beginPath();
    context.moveTo(x, 0);
    context.bezierCurveTo(x + bend, height * 0.3, x - bend, height * 0.65, x + bend / 2, height);
    context.stroke();
  }
  context.globalAlpha = 1;
  const light = context.createRadialGradient(
    width * 0.4,
    height * 0.3,
    0,
    width * 0.4,
    height * 0.3,
    height * 0.85,
  );
  light.addColorStop(0, 'rgb(255 255 255 / 0.1)');
  light.addColorStop(1, 'rgb(0 0 0 / 0.1)');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
}

/** Whole device pixels make crisp lines. */
function lineWidth(cell: number, share: number): number {
  return Math.max(1, Math.round(cell * share));
}

function paintLines(context: Context, face: Face): void {
  const { view, art, cell, margin, palette } = face;
  const width = lineWidth(cell, 0.025);
  const shift = width % 2 === 0 ? 0 : 0.5;
  const snap = (cells: number): number => Math.round(margin + cells * cell) + shift;
  context.strokeStyle = palette.line;
  context.lineWidth = width;
  context.lineCap = 'square';
  context.beginPath();
  for (const [fromFile, fromRank, toFile, toRank] of art.lines) {
    const from = place(view, fromFile, fromRank);
    const to = place(view, toFile, toRank);
    context.moveTo(snap(from.x), snap(from.y));
    context.lineTo(snap(to.x), snap(to.y));
  }
  context.stroke();

  const frame = lineWidth(cell, 0.055);
  const gap = Math.round(art.frameGap * cell);
  const { files, ranks } = view.size;
  context.lineWidth = frame;
  context.lineJoin = 'miter';
  context.strokeRect(
    snap(0) - gap,
    snap(0) - gap,
    snap(files - 1) - snap(0) + 2 * gap,
    snap(ranks - 1) - snap(0) + 2 * gap,
  );
}

/** Four corners about a point; those that would lie beyond the edge are left out. */
function paintCorners(context: Context, face: Face): void {
  const { view, art, cell, margin, palette } = face;
  const gap = 0.09 * cell;
  const arm = 0.17 * cell;
  context.strokeStyle = palette.line;
  context.lineWidth = lineWidth(cell, 0.025);
  context.lineCap = 'butt';
  context.beginPath();
  for (const [file, rank] of art.corners) {
    const at = place(view, file, rank);
    for (const side of [-1, 1]) {
      if (at.x + side < 0 || at.x + side >= view.size.files) continue;
      for (const end of [-1, 1]) {
        const x = margin + at.x * cell + side * gap;
        const y = margin + at.y * cell + end * gap;
        context.moveTo(x + side * arm, y);
        context.lineTo(x, y);
        context.lineTo(x, y + end * arm);
      }
    }
  }
  context.stroke();
}

function paintDots(context: Context, { view, art, cell, margin, palette }: Face): void {
  context.fillStyle = palette.line;
  for (const [file, rank] of art.dots) {
    const at = place(view, file, rank);
    context.beginPath();
    context.arc(margin + at.x * cell, margin + at.y * cell, 0.11 * cell, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintCharacters(context: Context, { art, cell, margin, palette }: Face): void {
  for (const { glyph, x, y } of art.characters) {
    fillGlyph(context, glyph, {
      x: margin + x * cell,
      y: margin + y * cell,
      em: kRiverEm * cell,
      colour: palette.river,
      weight: 0.012,
    });
  }
}

function paintCoordinates(context: Context, { view, art, cell, margin, palette }: Face): void {
  const { files, ranks, firstRank } = view.size;
  context.fillStyle = palette.line;
  context.font = `500 ${art.coordinateEm * cell}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Midway between the rim of a piece on the outer line and the edge, but for a hair.
  const edge = 0.5 * (kDiscRadius + art.margin) * cell + 0.008 * cell;
  for (let file = 0; file < files; file++) {
    const x = margin + place(view, file, 0).x * cell;
    context.fillText(String.fromCharCode(97 + file), x, margin + (ranks - 1) * cell + edge);
  }
  for (let rank = 0; rank < ranks; rank++) {
    const y = margin + place(view, 0, rank).y * cell;
    context.fillText(String(rank + firstRank), margin - edge, y);
  }
}

export function paintFace(context: Context, face: Face): void {
  paintWood(context, face);
  paintLines(context, face);
  paintCorners(context, face);
  paintDots(context, face);
  paintCharacters(context, face);
  if (face.hasCoordinates) paintCoordinates(context, face);
}
