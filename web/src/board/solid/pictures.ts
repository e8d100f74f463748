// SPDX-License-Identifier: MIT
// Textures of the shapes, painted by the painters of the flat board.

import { annotate } from '../annotations.ts';
import { paintFace } from '../face.ts';
import type { Look } from '../look.ts';
import { paintMark } from '../marks.ts';
import { kDiscRadius, paintEngraving } from '../pieces.ts';
import { paintRow } from '../rows.ts';
import type { Dress } from '../space.ts';
import { isAnnotated, type MarkItem, type Scene } from '../scene.ts';
import type { GameSpec, PieceSpec } from '../../games/game-spec.ts';
import { atOnce } from '../../ui/next-task.ts';

type Context = CanvasRenderingContext2D;

/** In pixels. */
const kCell = 112;
const kPiece = 256;
const kShadow = 64;

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

/** A context whose unit is the cell and whose origin is the first point, covering the whole board. */
export function boardCanvas({ files, ranks, art }: GameSpec): HTMLCanvasElement {
  const size = (points: number): number => Math.round((points - 1 + 2 * art.margin) * kCell);
  return canvasOf(size(files), size(ranks));
}

function inCells(context: Context, { art }: GameSpec): void {
  context.setTransform(kCell, 0, 0, kCell, art.margin * kCell, art.margin * kCell);
}

function isOnPiece({ pieces }: Scene, { at }: MarkItem): boolean {
  return pieces.some((piece) => Math.hypot(piece.at.x - at.x, piece.at.y - at.y) < 0.5);
}

/** The bare board and the marks on it. */
export function paintGroundLayer(canvas: HTMLCanvasElement, scene: Scene, board: Dress): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { spec, look, edges } = board;
  const [cell, margin] = [kCell, spec.art.margin * kCell];
  context.setTransform(1, 0, 0, 1, 0, 0);
  const face = { view: scene.view, art: spec.art, look, cell, margin, edges };
  atOnce(paintFace(context, face));
  inCells(context, spec);
  const free = scene.over.filter((item) => !isOnPiece(scene, item));
  for (const { mark, at } of [...scene.under, ...free]) paintMark(context, mark, at, look.palette);
}

/** The marks above the pieces. */
export function paintTopLayer(canvas: HTMLCanvasElement, scene: Scene, board: Dress): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { palette } = board.look;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  inCells(context, board.spec);
  for (const row of scene.rows) paintRow(context, row, palette);
  for (const item of scene.over)
    if (isOnPiece(scene, item)) paintMark(context, item.mark, item.at, palette);
  annotate(context, scene, board);
}

export function hasTopLayer(scene: Scene): boolean {
  const isMarked = scene.over.some((item) => isOnPiece(scene, item));
  return scene.rows.length > 0 || isAnnotated(scene) || isMarked;
}

/** The top view; the side of the shape takes the colour of its edge. */
export function pieceCanvas(piece: PieceSpec, look: Look): HTMLCanvasElement {
  const canvas = canvasOf(kPiece, kPiece);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const { palette } = look;
  const isStone = piece.face === null;
  const stone = piece.seat === 'first' ? palette.slate : palette.shell;
  context.fillStyle = isStone ? stone : palette.disc;
  context.fillRect(0, 0, kPiece, kPiece);
  if (isStone) return canvas;
  const scale = kPiece / (2 * kDiscRadius);
  context.setTransform(scale, 0, 0, scale, kPiece / 2, kPiece / 2);
  paintTurnedGrain(context, palette['disc-shade']);
  paintEngraving(context, piece, look);
  return canvas;
}

/** Faint rings, as on turned wood. */
function paintTurnedGrain(context: Context, colour: string): void {
  context.strokeStyle = colour;
  for (let ring = 1; ring <= 9; ring++) {
    context.globalAlpha = 0.1 + 0.12 * ((ring * 5) % 3);
    context.lineWidth = 0.006 + 0.004 * ((ring * 7) % 3);
    context.beginPath();
    context.arc(0.05, -0.03, ring * 0.052, 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Round, dark in the middle, transparent at the edge. */
export function roundShadow(): HTMLCanvasElement {
  const canvas = canvasOf(kShadow, kShadow);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const middle = kShadow / 2;
  const shade = context.createRadialGradient(middle, middle, middle * 0.62, middle, middle, middle);
  shade.addColorStop(0, 'rgb(24 12 4 / 0.55)');
  shade.addColorStop(0.45, 'rgb(24 12 4 / 0.24)');
  shade.addColorStop(1, 'rgb(24 12 4 / 0)');
  context.fillStyle = shade;
  context.fillRect(0, 0, kShadow, kShadow);
  return canvas;
}

/** The shadow of the board on its ground, as a share of a sheet half as large again. */
export function boardShadow(): HTMLCanvasElement {
  const size = 256;
  const canvas = canvasOf(size, size);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  const edge = size / 6;
  context.shadowColor = 'rgb(24 12 4 / 0.6)';
  context.shadowBlur = edge * 0.8;
  // Only the shadow is visible.
  context.shadowOffsetX = 2 * size;
  context.fillRect(edge - 2 * size, edge, size - 2 * edge, size - 2 * edge);
  return canvas;
}
