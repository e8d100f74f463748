// SPDX-License-Identifier: MIT
// A board as shapes of an SVG: a picture that needs no engine and no canvas, and stays sharp in print.

import type { BoardArt, GameSpec } from '../games/game-spec.ts';
import type { PieceSet } from '../games/looks.ts';
import { squaresOf } from '../games/placement.ts';
import type { Placement } from '../games/squares.ts';
import { shape, type Shape } from '../ui/shape.ts';
import { edgeLabels, type Edges } from './edges.ts';
import { place, pointOf, type View } from './geometry.ts';
import { glyphs, kGlyphEm } from './glyphs.ts';
import type { ColourName } from './look.ts';
import type { Arrow } from './model.ts';
import { columnsOf, rowsOf } from './measures.ts';
import { characterIn, engravingOf } from './piece-sets.ts';

export interface Picture {
  readonly spec: GameSpec;
  readonly placement: Placement;
  readonly isFlipped: boolean;
  readonly pieces: PieceSet;
  readonly hasCoordinates: boolean;
  readonly edges?: Edges;
  /** Framed; empty for none. */
  readonly lastMove: string;
  readonly arrows?: readonly Arrow[];
  readonly circled?: readonly string[];
  /** The moves whose stones bear their number, from 1. */
  readonly numbered?: readonly string[];
}

/** What a colour is called in CSS. */
type Colours = (name: ColourName) => string;

const kRadius = 0.445;
const kRiverEm = 0.72;

function outline(path: string, x: number, y: number, em: number, weight: number, colour: string) {
  return shape('path', {
    d: path,
    transform: `translate(${x} ${y}) scale(${em / kGlyphEm})`,
    fill: colour,
    stroke: colour,
    'stroke-width': String(weight * kGlyphEm),
  });
}

function lines({ spec, view, line }: { spec: GameSpec; view: View; line: string }): Shape[] {
  const { art } = spec;
  const strokes = art.lines.map(([fromFile, fromRank, toFile, toRank]) => {
    const [from, to] = [place(view, fromFile, fromRank), place(view, toFile, toRank)];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
  });
  const gap = art.frameGap;
  const frame = shape('rect', {
    x: String(-gap),
    y: String(-gap),
    width: String(spec.files - 1 + 2 * gap),
    height: String(spec.ranks - 1 + 2 * gap),
    fill: 'none',
    stroke: line,
    'stroke-width': '0.055',
  });
  const d = strokes.join('') + corners(art, view);
  const printed = shape('path', { d, fill: 'none', stroke: line, 'stroke-width': '0.025' });
  const dots = art.dots.map(([file, rank]) => {
    const { x, y } = place(view, file, rank);
    return shape('circle', { cx: String(x), cy: String(y), r: '0.11', fill: line });
  });
  return [printed, frame, ...dots];
}

/** Four about a point; those that would lie beyond the edge are left out. */
function corners({ corners: points }: BoardArt, view: View): string {
  const [gap, arm] = [0.09, 0.17];
  const sides = [-1, 1] as const;
  return points
    .flatMap(([file, rank]) => {
      const { x, y } = place(view, file, rank);
      const inside = sides.filter((side) => x + side >= 0 && x + side < view.size.files);
      return inside.flatMap((side) =>
        sides.map((end) => {
          const [cornerX, cornerY] = [x + side * gap, y + end * gap];
          return `M${cornerX + side * arm} ${cornerY}H${cornerX}V${cornerY + end * arm}`;
        }),
      );
    })
    .join('');
}

function piece(picture: Picture, letter: string, x: number, y: number, colour: Colours) {
  const { spec, pieces } = picture;
  const known = spec.pieces[letter];
  if (known === undefined) return [];
  const isFirst = known.seat === 'first';
  const engraving = engravingOf(pieces, known);
  const ring = (r: number, width: number, fill: string, stroke: string): Shape =>
    shape('circle', {
      cx: String(x),
      cy: String(y),
      r: String(r),
      fill,
      stroke,
      'stroke-width': String(width),
    });
  if (engraving === null) {
    return [ring(kRadius, 0.02, colour(isFirst ? 'slate' : 'shell'), colour('slate'))];
  }
  const ink = colour(isFirst ? 'red' : 'black');
  const { path, em, weight } = engraving;
  const rings = isFirst
    ? [ring(0.392, 0.014, 'none', ink), ring(0.36, 0.014, 'none', ink)]
    : [ring(0.376, 0.034, 'none', ink)];
  return [
    ring(kRadius, 0.025, colour('disc'), colour('disc-rim')),
    ...rings,
    outline(path, x, y, em, weight, ink),
  ];
}

function coordinates({ spec, edges }: Picture, view: View, line: string): Shape[] {
  return edgeLabels(view, spec.art, edges ?? 'points', kRadius).map(({ text, at }) =>
    shape(
      'text',
      {
        x: String(at.x),
        y: String(at.y),
        'font-size': String(spec.art.coordinateEm),
        'font-family': 'system-ui, sans-serif',
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        fill: line,
      },
      text,
    ),
  );
}

const arrowColours = {
  hint: 'hint',
  forcing: 'check',
  quiet: 'last',
  drawn: 'select',
} as const satisfies Record<Arrow['meaning'], ColourName>;

/** From the rim of one point to the heart of the other. */
function arrow({ move, meaning, opacity }: Arrow, view: View, colour: Colours): Shape[] {
  const [from = null, to = null] = squaresOf(move).map((square) => pointOf(view, square));
  if (from === null || to === null) return [];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const tip = Math.hypot(dx, dy) - 0.12;
  const neck = tip - 0.3;
  const turn = `rotate(${(Math.atan2(dy, dx) * 180) / Math.PI})`;
  return [
    shape('path', {
      d: `M0.3-0.05L${neck}-0.06V-0.18L${tip} 0L${neck} 0.18V0.06L0.3 0.05Z`,
      transform: `translate(${from.x} ${from.y}) ${turn}`,
      fill: colour(arrowColours[meaning]),
      stroke: colour('disc'),
      'stroke-width': '0.05',
      'stroke-linejoin': 'round',
      opacity: String(opacity),
    }),
  ];
}

function circles(picture: Picture, view: View, colour: Colours): Shape[] {
  return (picture.circled ?? []).flatMap((square) => {
    const at = pointOf(view, square);
    if (at === null) return [];
    const stroke = { stroke: colour('select'), 'stroke-width': '0.07', fill: 'none' };
    return [shape('circle', { cx: String(at.x), cy: String(at.y), r: '0.47', ...stroke })];
  });
}

/** Of stones that are still there. */
function numbers({ spec, placement, numbered }: Picture, view: View, colour: Colours): Shape[] {
  return (numbered ?? []).flatMap((move, index) => {
    const at = pointOf(view, move);
    const known = spec.pieces[placement.get(move) ?? ''];
    if (at === null || known?.face !== null) return [];
    const attributes = {
      x: String(at.x),
      y: String(at.y),
      'font-size': index < 99 ? '0.46' : '0.36',
      'font-family': 'system-ui, sans-serif',
      'text-anchor': 'middle',
      'dominant-baseline': 'central',
      fill: colour(known.seat === 'first' ? 'shell' : 'slate'),
    };
    return [shape('text', attributes, String(index + 1))];
  });
}

/** `colour` gives custom properties unless a picture is to stand alone. */
export function boardPicture(
  picture: Picture,
  colour: Colours = (name) => `var(--chuhe-${name})`,
): Shape {
  const { spec, placement, isFlipped, pieces, lastMove } = picture;
  const view: View = { size: spec, isFlipped };
  const { margin, characters } = spec.art;
  const [width, height] = [columnsOf(spec), rowsOf(spec)];
  const ground = shape('rect', {
    x: String(-margin),
    y: String(-margin),
    width: String(width),
    height: String(height),
    fill: colour('wood'),
  });
  const river = characters.map(({ glyph, x, y }) =>
    outline(glyphs[characterIn(pieces, glyph)], x, y, kRiverEm, 0.012, colour('river')),
  );
  const men = [...placement].flatMap(([square, letter]) => {
    const at = pointOf(view, square);
    return at === null ? [] : piece(picture, letter, at.x, at.y, colour);
  });
  const moved = squaresOf(lastMove).flatMap((square) => {
    const at = pointOf(view, square);
    if (at === null) return [];
    const box = { x: String(at.x - 0.47), y: String(at.y - 0.47), width: '0.94', height: '0.94' };
    const stroke = { fill: 'none', stroke: colour('last'), 'stroke-width': '0.05' };
    return [shape('rect', { ...box, ...stroke, rx: '0.08' })];
  });
  return shape(
    'svg',
    { viewBox: `${-margin} ${-margin} ${width} ${height}` },
    ground,
    ...lines({ spec, view, line: colour('line') }),
    ...river,
    ...(picture.hasCoordinates ? coordinates(picture, view, colour('line')) : []),
    ...men,
    ...moved,
    ...numbers(picture, view, colour),
    ...circles(picture, view, colour),
    ...(picture.arrows ?? []).flatMap((one) => arrow(one, view, colour)),
  );
}
