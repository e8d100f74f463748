// SPDX-License-Identifier: MIT
// The colours of the board: custom properties, so that a page can set its own.

const names = [
  'wood',
  'wood-edge',
  'grain',
  'line',
  'river',
  'disc',
  'disc-shade',
  'disc-rim',
  'red',
  'black',
  'slate',
  'shell',
  'placed',
  'last',
  'select',
  'target',
  'check',
  'hint',
] as const;

type ColourName = (typeof names)[number];

export type Palette = Readonly<Record<ColourName, string>>;

/** Reads `--chuhe-NAME` as it applies to the element. */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const entries = names.map((name) => [name, style.getPropertyValue(`--chuhe-${name}`).trim()]);
  return Object.fromEntries(entries) as Palette;
}
