// SPDX-License-Identifier: MIT
// The bare board: lines, marks, the river's name, coordinates.

import type { BoardArt } from '../games/game-spec.ts';
import { edgeLabels, type Edges } from './edges.ts';
import { place, type View } from './geometry.ts';
import { fillGlyph, pause } from './glyph-painter.ts';
import { glyphs } from './glyphs.ts';
import { paintGround } from './ground.ts';
import type { Look } from './look.ts';
import { characterIn } from './piece-sets.ts';
import { kDiscRadius } from './pieces.ts';

export interface Face {
  readonly view: View;
  readonly art: BoardArt;
  readonly look: Look;
  /** Device pixels per cell, and from the canvas edge to the first point. */
  readonly cell: number;
  readonly margin: number;
  /** Null for no coordinates. */
  readonly edges: Edges | null;
}

type Context = CanvasRenderingContext2D;

const kRiverEm = 0.72;

/** Snaps to whole device pixels for crisp lines. */
function lineWidth(cell: number, share: number): number {
  return Math.max(1, Math.round(cell * share));
}

function paintLines(context: Context, face: Face): void {
  const { view, art, cell, margin, look } = face;
  const width = lineWidth(cell, 0.025);
  const shift = width % 2 === 0 ? 0 : 0.5;
  const snap = (cells: number): number => Math.round(margin + cells * cell) + shift;
  context.strokeStyle = look.palette.line;
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

/** Four corner marks around a point, except those beyond the edge. */
function paintCorners(context: Context, face: Face): void {
  const { view, art, cell, margin, look } = face;
  const gap = 0.09 * cell;
  const arm = 0.17 * cell;
  context.strokeStyle = look.palette.line;
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

function paintDots(context: Context, { view, art, cell, margin, look }: Face): void {
  context.fillStyle = look.palette.line;
  for (const [file, rank] of art.dots) {
    const at = place(view, file, rank);
    context.beginPath();
    context.arc(margin + at.x * cell, margin + at.y * cell, 0.11 * cell, 0, 2 * Math.PI);
    context.fill();
  }
}

function paintCharacters(context: Context, { art, cell, margin, look }: Face): void {
  for (const { glyph, x, y } of art.characters) {
    fillGlyph(context, {
      path: glyphs[characterIn(look.pieces, glyph)],
      x: margin + x * cell,
      y: margin + y * cell,
      em: kRiverEm * cell,
      colour: look.palette.river,
      weight: 0.012,
    });
  }
}

function paintEdges(context: Context, face: Face, edges: Edges): void {
  const { view, art, cell, margin, look } = face;
  context.fillStyle = look.palette.line;
  context.font = `500 ${art.coordinateEm * cell}px system-ui, sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { text, at } of edgeLabels(view, art, edges, kDiscRadius)) {
    // Digits sit slightly above the middle of their line.
    context.fillText(text, margin + at.x * cell, margin + (at.y + 0.008) * cell);
  }
}

/** Pauses for other tasks, as a slow phone needs. */
export function* paintFace(context: Context, face: Face): Generator<void> {
  yield* paintGround(context, face.look);
  paintLines(context, face);
  paintCorners(context, face);
  paintDots(context, face);
  yield* pause(context);
  paintCharacters(context, face);
  if (face.edges !== null) paintEdges(context, face, face.edges);
  yield* pause(context);
}
