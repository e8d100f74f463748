// SPDX-License-Identifier: MIT
// A key moment as a picture of its own, upright as phones show stories.

import { glyphs, kGlyphEm } from '../../../board/glyphs.ts';
import type { Palette } from '../../../board/look.ts';
import { columnsOf, rowsOf } from '../../../board/measures.ts';
import { boardPicture } from '../../../board/picture.ts';
import type { Strings } from '../../../i18n/index.ts';
import { shape, shapeText, type Shape } from '../../../ui/shape.ts';
import type { Size } from '../pictures/raster.ts';
import type { MomentCard } from './moment-cards.ts';

export interface CardColours {
  readonly palette: Palette;
  readonly paper: string;
  readonly ink: string;
  readonly soft: string;
}

/** In pixels. */
const kWidth = 1080;
const kMargin = 60;
const kHead = 130;
const kLine = 1.35;
const kFont = 'system-ui, sans-serif';

interface Style {
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
}

/** Breaks a text where its language allows it, so that no line is wider than `width`. */
function brokenText(text: string, width: number, { size, weight }: Style, lang: string): string[] {
  const context = document.createElement('canvas').getContext('2d');
  if (context === null) return [text];
  context.font = `${weight} ${size}px ${kFont}`;
  const lines = [''];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const longer = (lines.at(-1) ?? '') + segment;
    // A mark at the end of a sentence never begins a line.
    const isBound = /^[\p{P}\s]+$/u.test(segment);
    if (isBound || context.measureText(longer).width <= width) lines.splice(-1, 1, longer);
    else lines.push(segment);
  }
  return lines.map((line) => line.trim());
}

function sign(path: string, x: number, colour: string): Shape {
  const scale = 72 / kGlyphEm;
  return shape('path', {
    d: path,
    transform: `translate(${x} ${kHead / 2}) scale(${scale})`,
    fill: colour,
  });
}

/** The card as a standalone SVG, as high as its words need. */
export function momentImage(
  { picture, title, played, better }: MomentCard,
  { palette, paper, ink, soft }: CardColours,
  { language }: Strings,
): { readonly svg: string; readonly size: Size } {
  const { spec } = picture;
  const across = kWidth - 2 * kMargin;
  const down = Math.round((across * rowsOf(spec)) / columnsOf(spec));
  let y = kHead + down + 24;
  const write = (text: string, style: Style): Shape[] =>
    brokenText(text, across, style, language).map((line) => {
      y += style.size * kLine;
      const attributes = {
        x: String(kMargin),
        y: String(y),
        'font-size': String(style.size),
        'font-weight': String(style.weight),
        'font-family': kFont,
        fill: style.colour,
      };
      return shape('text', attributes, line);
    });
  const plain: Style = { size: 36, weight: 400, colour: soft };
  const words = [
    ...write(title, { size: 52, weight: 700, colour: palette.check }),
    ...played.flatMap((text) => write(text, { ...plain, colour: ink })),
    ...better.flatMap((text, place) =>
      write(text, place === 0 ? { size: 40, weight: 600, colour: palette.hint } : plain),
    ),
  ];
  const height = Math.round(y + kMargin);
  const { attributes, ...board } = boardPicture(picture, (colour) => palette[colour]);
  const placed = {
    x: String(kMargin),
    y: String(kHead),
    width: String(across),
    height: String(down),
  };
  const size = { width: kWidth, height };
  const box = { width: String(kWidth), height: String(height) };
  const svg = shapeText(
    shape(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', ...box },
      shape('rect', { ...box, fill: paper }),
      sign(glyphs['楚'], kMargin + 36, palette.check),
      sign(glyphs['河'], kMargin + 108, palette.check),
      { ...board, attributes: { ...attributes, ...placed } },
      ...words,
    ),
  );
  return { svg, size };
}
