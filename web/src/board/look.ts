// SPDX-License-Identifier: MIT
// How the board looks: colours, ground and pieces are custom properties, so that a page can set its own.

import { kUsualPieces, pieceSets, type PieceSet } from '../games/looks.ts';

function paletteOf(colour: (name: string) => string) {
  return {
    wood: colour('wood'),
    'wood-edge': colour('wood-edge'),
    grain: colour('grain'),
    line: colour('line'),
    river: colour('river'),
    disc: colour('disc'),
    'disc-shade': colour('disc-shade'),
    'disc-rim': colour('disc-rim'),
    red: colour('red'),
    black: colour('black'),
    slate: colour('slate'),
    shell: colour('shell'),
    placed: colour('placed'),
    last: colour('last'),
    select: colour('select'),
    target: colour('target'),
    check: colour('check'),
    hint: colour('hint'),
  };
}

export type Palette = Readonly<ReturnType<typeof paletteOf>>;

export type ColourName = keyof Palette;

/** A plain ground has no texture, shades or shadows, and black discs that are black. */
const grounds = ['wood', 'slate', 'paper', 'plain'] as const;

export type Ground = (typeof grounds)[number];

export interface Look {
  readonly palette: Palette;
  readonly ground: Ground;
  readonly pieces: PieceSet;
  /** In space, by WebGL; a plain board is always flat. */
  readonly isSolid: boolean;
  /** In the fineness of a printer, and with coordinates. */
  readonly isPrinted: boolean;
}

const forcedColours = '(forced-colors: active)';

/** A canvas knows no forced colours: the names of the system's are looked up for it. */
function systemColours(element: Element): (colour: string) => string {
  if (!matchMedia(forcedColours).matches) return (colour) => colour;
  return (colour) => {
    const probe = document.createElement('span');
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    element.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

/** Reads `--chuhe-NAME` as it applies to the element. */
export function readLook(element: Element): Look {
  const style = getComputedStyle(element);
  const read = (name: string): string => style.getPropertyValue(`--chuhe-${name}`).trim();
  const resolve = systemColours(element);
  const ground = grounds.find((one) => one === read('ground')) ?? 'wood';
  return {
    palette: paletteOf((name) => resolve(read(name))),
    ground,
    pieces: pieceSets.find((set) => set === read('pieces')) ?? kUsualPieces,
    isSolid: ground !== 'plain' && read('view') === '3d',
    isPrinted: read('medium') === 'print',
  };
}
