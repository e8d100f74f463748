// SPDX-License-Identifier: MIT
// What links to the site look like elsewhere: Open Graph tags, oEmbed, and one picture for all of it.

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

/** As the first board of the style sheet has it: of wood, by day. */
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
      // Letters would be those of whatever fonts the builder has.
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

/** The board, and the name in its characters. */
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

/** Says the page of itself. */
export interface Card {
  readonly title: string;
  readonly description: string;
}

export function cardOf(html: string): Card {
  const [, title = ''] = /<title>([^<]*)</.exec(html) ?? [];
  const [, description = ''] = /name="description"\s+content="([^"]*)"/.exec(html) ?? [];
  return { title, description };
}

/** `site` is the address of its folder, which ends in a slash; null where the build does not know it. */
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

/** Where the site's address is not known there is nothing to embed, and the answer is a mere link. */
export function oembed({ title }: Card, site: string | null): string {
  const provider = { version: '1.0', title, provider_name: 'Chuhe', cache_age: 86400 };
  if (site === null) return `${JSON.stringify({ ...provider, type: 'link' }, null, 2)}\n`;
  const size = { width: 800, height: 640 };
  const frame = `<iframe src="${site}embed/" title="Chuhe" width="800" height="640" style="border: 0"></iframe>`;
  const thumbnail = {
    thumbnail_url: site + kPicture,
    thumbnail_width: kPictureWidth,
    thumbnail_height: kPictureHeight,
  };
  const rich = { ...provider, type: 'rich', provider_url: site, html: frame, ...size };
  return `${JSON.stringify({ ...rich, ...thumbnail }, null, 2)}\n`;
}

/** From the environment; a mistake in it must not be published. */
export function siteAddress(given: string | undefined): string | null {
  if (given === undefined || given === '') return null;
  const isFolder = /^https?:/.test(given) && URL.canParse(given) && /^[^?#"]*\/$/.test(given);
  if (!isFolder) throw new Error(`CHUHE_SITE_URL is no address of a folder: ${given}`);
  return given;
}
