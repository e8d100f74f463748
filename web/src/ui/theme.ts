// SPDX-License-Identifier: MIT
// Resolves the chosen theme and the system's preference to the theme that applies.

import { oneOf, themeWishes, type ThemeWish } from '../games/looks.ts';

export interface Watch {
  apply(): void;
  stop(): void;
}

const darkScheme = '(prefers-color-scheme: dark)';
const moreContrast = '(prefers-contrast: more)';

export function themeWishOf(value: unknown): ThemeWish {
  return oneOf(themeWishes, value) ?? 'auto';
}

/** Data attributes by name; null removes one. */
type Data = Readonly<Record<string, string | null>>;

/**
 * Unless the wish names a theme, the colour scheme of `around` decides if it has only one, else the system. High
 * contrast comes in both themes.
 */
export function themeOf(
  wish: ThemeWish,
  around?: Element | null,
): { theme: 'light' | 'dark'; contrast: 'more' | null } {
  const scheme = around && getComputedStyle(around).colorScheme;
  const isKnown = scheme === 'light' || scheme === 'dark';
  const automatic = isKnown ? scheme : matchMedia(darkScheme).matches ? 'dark' : 'light';
  const isContrast = wish === 'contrast' || matchMedia(moreContrast).matches;
  const theme = wish === 'light' || wish === 'dark' ? wish : automatic;
  return { theme, contrast: isContrast ? 'more' : null };
}

/** Returns whether anything changed. */
function setData({ dataset }: HTMLElement, data: Data): boolean {
  const changes = Object.entries(data).filter(([name, value]) => (dataset[name] ?? null) !== value);
  for (const [name, value] of changes) {
    if (value === null) delete dataset[name];
    else dataset[name] = value;
  }
  return changes.length > 0;
}

/** Keeps the data attributes of an element in line with `dataOf`, also when the system's preference changes. */
export function watchMedia(
  element: HTMLElement,
  queries: readonly string[],
  dataOf: () => Data,
  onChange: () => void = () => {},
): Watch {
  const lists = [darkScheme, moreContrast, ...queries].map((query) => matchMedia(query));
  const apply = (): void => {
    if (setData(element, dataOf())) onChange();
  };
  for (const list of lists) list.addEventListener('change', apply);
  apply();
  return {
    apply,
    stop: () => lists.forEach((list) => list.removeEventListener('change', apply)),
  };
}

/** Keeps `data-theme` of the page at `light` or `dark`, and `data-contrast` set for high contrast. */
export function watchTheme(root: HTMLElement, wishOf: () => ThemeWish): Watch {
  return watchMedia(root, [], () => themeOf(wishOf()));
}
