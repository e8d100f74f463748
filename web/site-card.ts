// SPDX-License-Identifier: MIT
// Link previews of the site: Open Graph tags, oEmbed, and their picture.

import { frameCode, frameSize } from './oembed.mjs';
import type { HtmlTagDescriptor } from 'vite';
import { coloursOf } from './first-board.ts';
import { glyphs, kGlyphEm } from './src/board/glyphs.ts';
import { columnsOf, rowsOf } from './src/board/measures.ts';
import { boardPicture } from './src/board/picture.ts';
import { parsePlacement } from './src/games/placement.ts';
import { xiangqi } from './src/games/xiangqi/index.ts';
import { shape, shapeText, type Shape } from './src/ui/shape.ts';

export const kPicture = 'social.png';
export const kPictureWidth = 1200;
const kPictureHeight = 630;
const kMargin = 45;

/** A colour of the default board of the style sheet: wood, light theme. */
function colour(name: string): string {
  const [, value] = new RegExp(`--chuhe-${name}: (#\\w+)`).exec(coloursOf('.patch')) ?? [];
  if (value === undefined) throw new Error(`there is no ${name}`);
  return value;
}

function board(): Shape {
  const { attributes, ...drawn } = boardPicture(
    {
      spec: xiangqi,
      placement: parsePlacement(xiangqi, xiangqi.startFen),
      isFlipped: false,
      pieces: 'traditional',
      // Text would depend on the fonts of the build machine.
      hasCoordinates: false,
      lastMove: '',
    },
    colour,
  );
  const height = kPictureHeight - 2 * kMargin;
  const width = (height * columnsOf(xiangqi)) / rowsOf(xiangqi);
  const place = { x: kMargin, y: kMargin, width, height };
  const placed = Object.entries(place).map(([name, value]) => [name, String(value)]);
  return { ...drawn, attributes: { ...attributes, ...Object.fromEntries(placed) } };
}

/** The board with the name in Chinese characters. */
export function socialPicture(): string {
  const em = 270;
  const name = (['楚', '河'] as const).map((glyph, index) => {
    const y = kPictureHeight / 2 + (index - 0.5) * em;
    const transform = `translate(885 ${y}) scale(${em / kGlyphEm})`;
    const red = colour('red');
    return shape('path', { d: glyphs[glyph], transform, fill: red });
  });
  const size = { width: String(kPictureWidth), height: String(kPictureHeight) };
  const ground = shape('rect', { ...size, fill: '#f5efe3' });
  const svg = { xmlns: 'http://www.w3.org/2000/svg', ...size };
  return shapeText(shape('svg', svg, ground, board(), ...name));
}

/** The title and description of the page. */
export interface Card {
  readonly title: string;
  readonly description: string;
}

export function cardOf(html: string): Card {
  const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
  const [, description = ''] = /name="description"\s+content="([^"]*)"/.exec(html) ?? [];
  return { title, description };
}

/**
 * `site` is the address of the site's folder with a trailing slash; null if the build does not know
 * it.
 */
export function cardTags({ title, description }: Card, site: string | null): HtmlTagDescriptor[] {
  const base = site ?? './';
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Chuhe',
    'og:title': title,
    'og:description': description,
    ...(site === null ? {} : { 'og:url': site }),
    'og:image': base + kPicture,
    'og:image:width': String(kPictureWidth),
    'og:image:height': String(kPictureHeight),
    'og:image:alt': 'A board of Xiangqi at the start of a game',
  };
  const discovery = { rel: 'alternate', type: 'application/json+oembed', title };
  return [
    ...Object.entries(properties).map(([property, content]) => ({
      tag: 'meta',
      attrs: { property, content },
      injectTo: 'head' as const,
    })),
    {
      tag: 'meta',
      attrs: { name: 'twitter:card', content: 'summary_large_image' },
      injectTo: 'head',
    },
    { tag: 'link', attrs: { ...discovery, href: `${base}oembed.json` }, injectTo: 'head' },
  ];
}

/** If the site's address is unknown there is nothing to embed, and the response is a plain link. */
export function oembed({ title }: Card, site: string | null): string {
  const provider = { version: '1.0', title, provider_name: 'Chuhe', cache_age: 86400 };
  if (site === null) return `${JSON.stringify({ ...provider, type: 'link' }, null, 2)}\n`;
  const frame = frameCode(`${site}embed/`, frameSize);
  const thumbnail = {
    thumbnail_url: site + kPicture,
    thumbnail_width: kPictureWidth,
    thumbnail_height: kPictureHeight,
  };
  const rich = { ...provider, type: 'rich', provider_url: site, html: frame, ...frameSize };
  return `${JSON.stringify({ ...rich, ...thumbnail }, null, 2)}\n`;
}

/**
 * Reads the address from the environment; throws if it is invalid, so that a mistake is not
 * published.
 */
export function siteAddress(given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const isFolder = /^https?:/.test(given) && URL.canParse(given) && /^[^?#"]*\/$/.test(given);
  if (!isFolder) throw new Error(`CHUHE_SITE_URL is no address of a folder: ${given}`);
  return given;
}
