// SPDX-License-Identifier: MIT
// The picture of the start position, a separate file that a first visit shows before any script
// runs.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { boardPicture } from './src/board/picture.ts';
import { parsePlacement } from './src/games/placement.ts';
import { xiangqi } from './src/games/xiangqi/index.ts';
import { shapeText } from './src/ui/shape.ts';

const boardsFile = fileURLToPath(new URL('src/styles/boards.css', import.meta.url));

/** The colours in one rule of the board style sheet. */
export function coloursOf(selector: string): string {
  const text = readFileSync(boardsFile, 'utf8');
  const from = text.indexOf(`${selector} {`);
  if (from < 0) throw new Error(`${boardsFile} has no ${selector}`);
  return text.slice(text.indexOf('{', from) + 1, text.indexOf('}', from));
}

/** Defines each glyph once, even if several pieces use it. */
function eachOnce(drawn: string): { text: string; defs: string } {
  const ids = new Map<string, string>();
  const text = drawn.replaceAll(
    /<path d="([^"]{200,})"([^>]*)><\/path>/g,
    (_all, outline: string, rest: string) => {
      const id = ids.get(outline) ?? `o${ids.size}`;
      ids.set(outline, id);
      return `<use href="#${id}"${rest}/>`;
    },
  );
  const defs = [...ids].map(([outline, id]) => `<path id="${id}" d="${outline}"/>`).join('');
  return { text, defs };
}

/** Draws circles that differ only in their places as one shape: each element costs time before the first paint. */
function asOneShape(drawn: string): string {
  const circle = /<circle cx="([^"]*)" cy="([^"]*)" r="([^"]*)"([^>]*)><\/circle>/g;
  const shapes = new Map<string, string>();
  for (const [, x, y, r, style = ''] of drawn.matchAll(circle)) {
    const [left, width] = [Number(x) - Number(r), 2 * Number(r)];
    const halves = [width, -width].map((to) => `a${r} ${r} 0 0 1 ${to} 0`).join('');
    const key = `${r}${style}`;
    shapes.set(key, `${shapes.get(key) ?? ''}M${left.toFixed(3)} ${y}${halves}`);
  }
  return drawn.replaceAll(circle, (_all, _x, _y, r: string, style: string) => {
    const outline = shapes.get(r + style);
    shapes.delete(r + style);
    return outline === undefined ? '' : `<path d="${outline}"${style}/>`;
  });
}

/** Follows the system's light or dark theme. */
export function firstBoard(): string {
  const { attributes, children } = boardPicture({
    spec: xiangqi,
    placement: parsePlacement(xiangqi, xiangqi.startFen),
    isFlipped: false,
    pieces: 'traditional',
    // Coordinates depend on the language, which is not known here.
    hasCoordinates: false,
    lastMove: '',
  });
  const drawn = shapeText({
    tag: 'svg',
    attributes: { xmlns: 'http://www.w3.org/2000/svg', ...attributes },
    children,
  });
  const { text, defs } = eachOnce(asOneShape(drawn));
  const used = (rule: string): string =>
    coloursOf(rule)
      .split(';')
      .filter((one) => text.includes(`var(${one.split(':')[0]?.trim()})`))
      .join(';');
  const [light, dark] = [used('.patch'), used(":host([data-theme='dark']) .patch")];
  const style = `<style>svg{${light}}@media(prefers-color-scheme:dark){svg{${dark}}}</style>`;
  return text.replace('>', `>${style.replaceAll(/\s+/g, ' ')}<defs>${defs}</defs>`);
}

/**
 * Runs before the page is drawn. It detects a reader who has been here before, and a first visit whose address leads
 * to that board; without storage every visit counts as the first. It prepares reloading the page if its own script or
 * a later one fails to load. A style sheet that fails to load would block the page and its scripts, so it is skipped.
 */
export const newcomerScript = `{
  const isPlain = /^(#(\\/(play(\\/(xiangqi\\/?)?)?)?)?)?$/.test(location.hash);
  let isKnown = false;
  try {
    isKnown = Object.keys(localStorage).some((name) => name.startsWith('chuhe.'));
  } catch {}
  const { classList } = document.documentElement;
  classList.toggle('is-known', isKnown);
  classList.toggle('is-new', isPlain && !isKnown);

  // Without a style sheet the board has no size, and drawings are as large as the page.
  const dressPlainly = () => {
    try {
      if ([...document.styleSheets].some(({ cssRules }) => cssRules.length > 0)) return;
    } catch {
      // The rules of what is no style sheet may not be read.
    }
    const plain = new CSSStyleSheet();
    plain.replaceSync(\`
      body { display: grid; grid-template: auto 1fr / 100%; height: 100vh; margin: 0 }
      header, nav { display: flex; flex-wrap: wrap; gap: 1em; align-items: center }
      header svg { height: 1.5em; fill: currentColor }
      .first { display: none }
    \`);
    document.adoptedStyleSheets.push(plain);
  };

  setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
      if (link.sheet === null) link.remove();
    }
    dressPlainly();
  }, 15_000);

  // What came damaged would be taken from the cache again: files that never change are not asked about.
  const fetchOne = async (file) => {
    const response = await fetch(file, { cache: 'reload', signal: AbortSignal.timeout(10_000) });
    await response.arrayBuffer();
  };
  const files = new Set();
  new PerformanceObserver((news) => {
    for (const { name } of news.getEntries()) if (name.includes('/assets/')) files.add(name);
  }).observe({ type: 'resource', buffered: true });
  const fetchAgain = () => Promise.allSettled([...files].map(fetchOne));

  document.addEventListener('click', async (event) => {
    if (event.target.closest('.stalled a, .missing a') === null) return;
    event.preventDefault();
    await fetchAgain();
    location.reload();
  });

  // A script that came damaged, or an engine that cannot start: the next try is to find what is right by then.
  const afterFault = () => {
    removeEventListener('unhandledrejection', afterFault);
    fetchAgain();
  };
  addEventListener('unhandledrejection', afterFault);
  document.addEventListener('chuhe-error', ({ detail }) => {
    if (detail.fault.startsWith('engine-')) afterFault();
  });

  // Style sheet and scripts have come by then, if they ever will.
  const whenLoaded = () => {
    dressPlainly();
    if (customElements.get('chuhe-game') !== undefined) return;
    document.querySelector('.stalled')?.classList.add('broken');
    afterFault();
  };
  if (document.readyState === 'complete') whenLoaded();
  else addEventListener('load', whenLoaded);
}
`;
