// SPDX-License-Identifier: MIT
// Engraved discs, and stones; each is drawn once and then copied.

import type { PieceSpec } from '../games/game-spec.ts';
import { fillGlyph, pause } from './glyph-painter.ts';
import type { Look, Palette } from './look.ts';
import { engravingOf, type Engraving } from './piece-sets.ts';

type Context = CanvasRenderingContext2D;

/** In cells. */
export const kDiscRadius = 0.445;
const kThickness = 0.03;

function circle(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
}

function paintDisc(context: Context, palette: Palette): void {
  context.fillStyle = palette['disc-rim'];
  circle(context, 0, kThickness, kDiscRadius);
  context.fill();
  const face = context.createRadialGradient(-0.12, -0.18, 0.05, 0, 0, kDiscRadius);
  face.addColorStop(0, palette.disc);
  face.addColorStop(0.7, palette.disc);
  face.addColorStop(1, palette['disc-shade']);
  context.fillStyle = face;
  circle(context, 0, 0, kDiscRadius);
  context.fill();
  context.strokeStyle = palette['disc-rim'];
  context.lineWidth = 0.012;
  circle(context, 0, 0, kDiscRadius - 0.006);
  context.stroke();
}

/** The first side has two thin rings, the second a thick one, so that they differ without colour. */
function paintRings(context: Context, { seat }: PieceSpec, colour: string): void {
  context.strokeStyle = colour;
  const rings: readonly (readonly [number, number])[] =
    seat === 'first'
      ? [
          [0.392, 0.014],
          [0.36, 0.014],
        ]
      : [[0.376, 0.034]];
  for (const [radius, width] of rings) {
    context.lineWidth = width;
    circle(context, 0, 0, radius);
    context.stroke();
  }
}

/** A lens of slate or shell, lit from the upper left with a faint reflection below. */
function paintStone(context: Context, isDark: boolean, palette: Palette): void {
  const radius = kDiscRadius + 0.02;
  context.fillStyle = isDark ? palette.slate : palette.shell;
  circle(context, 0, 0, radius);
  context.fill();
  const shade = context.createRadialGradient(-0.14, -0.17, 0.02, -0.04, -0.06, radius * 1.12);
  shade.addColorStop(0, `rgb(255 255 255 / ${isDark ? 0.42 : 0.9})`);
  shade.addColorStop(isDark ? 0.38 : 0.45, `rgb(255 255 255 / ${isDark ? 0.1 : 0.25})`);
  shade.addColorStop(0.8, 'rgb(90 60 30 / 0.04)');
  shade.addColorStop(1, `rgb(60 35 10 / ${isDark ? 0.1 : 0.34})`);
  context.fillStyle = shade;
  circle(context, 0, 0, radius);
  context.fill();
  context.strokeStyle = `rgb(40 22 8 / ${isDark ? 0.7 : 0.45})`;
  context.lineWidth = 0.016;
  circle(context, 0, 0, radius - 0.008);
  context.stroke();
}

/** Flat with a rim, for high contrast. */
function paintPlainStone(context: Context, isDark: boolean, palette: Palette): void {
  context.fillStyle = isDark ? palette.slate : palette.shell;
  context.strokeStyle = palette.line;
  context.lineWidth = 0.05;
  circle(context, 0, 0, kDiscRadius);
  context.fill();
  context.stroke();
}

/** The second side's discs are dark, which is visible in any colours and on paper. */
function paintPlainDisc(context: Context, { seat }: PieceSpec, palette: Palette): string {
  const isDark = seat === 'second';
  context.fillStyle = isDark ? palette.black : palette.disc;
  context.strokeStyle = isDark ? palette['disc-rim'] : palette.red;
  context.lineWidth = 0.04;
  circle(context, 0, 0, kDiscRadius - 0.02);
  context.fill();
  context.stroke();
  return isDark ? palette.disc : palette.red;
}

/** The rings and the character, without the disc. */
export function paintEngraving(context: Context, piece: PieceSpec, look: Look): void {
  const engraving = engravingOf(look.pieces, piece);
  if (engraving === null) return;
  const { palette } = look;
  const colour = piece.seat === 'first' ? palette.red : palette.black;
  paintRings(context, piece, colour);
  fillGlyph(context, { ...engraving, x: 0.004, y: 0.012, colour: palette.disc });
  fillGlyph(context, { ...engraving, x: 0, y: 0, colour });
}

function paintPlainEngraved(
  context: Context,
  piece: PieceSpec,
  engraving: Engraving,
  palette: Palette,
): void {
  const colour = paintPlainDisc(context, piece, palette);
  paintRings(context, piece, colour);
  fillGlyph(context, { ...engraving, x: 0, y: 0, colour });
}

/** Centred on the origin of a context whose unit is the cell. */
export function paintPiece(context: Context, piece: PieceSpec, look: Look): void {
  const { palette } = look;
  const engraving = engravingOf(look.pieces, piece);
  const isPlain = look.ground === 'plain';
  if (engraving === null) {
    const paint = isPlain ? paintPlainStone : paintStone;
    return paint(context, piece.seat === 'first', palette);
  }
  if (isPlain) return paintPlainEngraved(context, piece, engraving, palette);
  paintDisc(context, palette);
  return paintEngraving(context, piece, look);
}

/** The shadow of a disc; the higher it is, the wider and further down. */
export function paintShadow(context: Context, lift: number): void {
  const y = 0.05 + 0.12 * lift;
  const radius = kDiscRadius + 0.07 + 0.1 * lift;
  const shade = context.createRadialGradient(0, y, radius * 0.72, 0, y, radius);
  shade.addColorStop(0, `rgb(30 14 4 / ${0.5 - 0.2 * lift})`);
  shade.addColorStop(1, 'rgb(30 14 4 / 0)');
  context.fillStyle = shade;
  circle(context, 0, y, radius);
  context.fill();
}

/** A shadow extends beyond its cell. */
const kSpriteCells = 1.2;

/**
 * A sprite sheet of the pieces in one size and look, and of the shadow of a piece on the board: one canvas, because
 * copying from many is slower.
 */
export class PieceSprites {
  readonly #sheet = document.createElement('canvas');
  readonly #pieces: Readonly<Record<string, PieceSpec>>;
  readonly #letters: readonly string[];
  readonly #cell: number;
  readonly #size: number;

  constructor(pieces: Readonly<Record<string, PieceSpec>>, cell: number) {
    this.#pieces = pieces;
    this.#letters = Object.keys(pieces);
    this.#cell = cell;
    this.#size = 2 * Math.ceil((kSpriteCells * cell) / 2);
    this.#sheet.width = (this.#letters.length + 1) * this.#size;
    this.#sheet.height = this.#size;
  }

  /** Paints the sheet; pauses after each piece, as a slow phone needs. */
  *paint(look: Look): Generator<void> {
    const context = this.#sheet.getContext('2d');
    if (context === null) return;
    const half = this.#size / 2;
    const goTo = (place: number): void =>
      context.setTransform(this.#cell, 0, 0, this.#cell, place * this.#size + half, half);
    goTo(0);
    if (look.ground !== 'plain') paintShadow(context, 0);
    for (const [index, piece] of Object.values(this.#pieces).entries()) {
      goTo(index + 1);
      paintPiece(context, piece, look);
      yield* pause(context);
    }
  }

  /** Draws a piece centred on the origin of a context whose unit is the cell. */
  draw(context: Context, letter: string): void {
    this.#copy(context, this.#letters.indexOf(letter) + 1);
  }

  /** The shadow of a piece on the board; none on a plain board. */
  drawShadow(context: Context): void {
    this.#copy(context, 0);
  }

  #copy(context: Context, place: number): void {
    const [size, cells] = [this.#size, this.#size / this.#cell];
    const { a: scale, e: x, f: y } = context.getTransform();
    if (scale !== this.#cell) {
      const [from, to] = [place * size, -cells / 2];
      context.drawImage(this.#sheet, from, 0, size, size, to, to, cells, cells);
      return;
    }
    // Pixel by pixel, which is faster and sharper.
    context.save();
    context.setTransform(1, 0, 0, 1, Math.round(x - size / 2), Math.round(y - size / 2));
    context.drawImage(this.#sheet, place * size, 0, size, size, 0, 0, size, size);
    context.restore();
  }
}
