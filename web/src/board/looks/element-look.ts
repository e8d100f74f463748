// SPDX-License-Identifier: MIT
// The look of an element with a board, from its attributes, the reader's choice, the system and the printer.

import { boards, kUsualPieces, oneOf, pieceSets, views } from '../../games/looks.ts';
import { lookWish, watchLookWish } from './look-wish.ts';
import { themeOf, themeWishOf, watchMedia, type Watch } from '../../ui/theme.ts';

/**
 * `theme` (`auto`, `light`, `dark`, `contrast`), `board` (`wood`, `slate`, `paper`), `pieces` (`traditional`,
 * `simplified`, `symbols`, `letters`) and `view` (`flat`, `3d`). The reader's choice takes precedence, except for the
 * theme.
 */
export const lookAttributes: readonly string[] = ['theme', 'board', 'pieces', 'view'];

const print = 'print';
/** Some browsers print without reporting the end; a reader who acts on the page is past it. */
const printing = ['beforeprint', 'afterprint', 'pointerdown', 'keydown'];
const forcedColours = '(forced-colors: active)';

/** Zooming the page or moving it to another screen changes the pixel ratio. */
function watchDots(onChange: () => void): () => void {
  const ending = new AbortController();
  const change = (): void => {
    onChange();
    listen();
  };
  const listen = (): void => {
    const now = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    now.addEventListener('change', change, { once: true, signal: ending.signal });
  };
  listen();
  return () => ending.abort();
}

/** Sets the data attributes used by the style sheet; `onChange` repaints the board. */
export function watchLook(element: HTMLElement, onChange: () => void): Watch {
  const { documentElement: root, body } = element.ownerDocument;
  // Browsers fire the event before the medium changes, and some tools change the medium without the event.
  let isPrinting = false;
  const dataOf = (): Record<string, string | null> => {
    const wish = lookWish();
    const given = (name: string): string | null => element.getAttribute(name);
    const { theme, contrast } = themeOf(themeWishOf(given('theme')), element.parentElement ?? root);
    const board = wish.board ?? oneOf(boards, given('board')) ?? 'wood';
    const pieces = wish.pieces ?? oneOf(pieceSets, given('pieces')) ?? kUsualPieces;
    const view = wish.view ?? oneOf(views, given('view')) ?? 'flat';
    if (isPrinting || matchMedia(print).matches)
      return { theme: 'light', contrast: 'more', board: print, pieces, forced: null };
    const forced = matchMedia(forcedColours).matches ? 'forced' : null;
    return { theme, contrast, board: contrast === null ? board : 'plain', pieces, view, forced };
  };
  const watch = watchMedia(element, [print, forcedColours], dataOf, onChange);
  const setPrinting = ({ type }: Event): void => {
    const was = isPrinting;
    isPrinting = type === 'beforeprint';
    if (isPrinting !== was) watch.apply();
  };
  for (const type of printing) addEventListener(type, setPrinting);
  // Pages change their colour scheme by an attribute of one of these.
  const scheme = new MutationObserver(watch.apply);
  for (const one of [root, body]) scheme.observe(one, { attributes: true });
  const endings = [watchLookWish(watch.apply), watchDots(onChange)];
  return {
    apply: watch.apply,
    stop() {
      for (const type of printing) removeEventListener(type, setPrinting);
      for (const end of endings) end();
      scheme.disconnect();
      watch.stop();
    },
  };
}
