// SPDX-License-Identifier: MIT
// A board for printing: black lines on white, with red if printed in colour; without colour the rings distinguish the
// sides.

import { edgesFor } from '../../../board/edges.ts';
import type { ColourName } from '../../../board/look.ts';
import { boardPicture } from '../../../board/picture.ts';
import type { Notation } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { PieceSet } from '../../../games/looks.ts';
import type { Placement } from '../../../games/squares.ts';
import { h } from '../../../ui/dom.ts';
import { shapeElement } from '../../../ui/shape.ts';

const inks: Readonly<Partial<Record<ColourName, string>>> = {
  wood: '#fff',
  line: '#333',
  river: '#8a8a8a',
  disc: '#fff',
  'disc-rim': '#000',
  red: '#b3160f',
  shell: '#fff',
  last: '#4d7ea8',
};

export interface Diagram {
  readonly spec: GameSpec;
  readonly placement: Placement;
  readonly pieces: PieceSet;
  readonly notation: Notation;
  readonly lastMove?: string;
  readonly numbered?: readonly string[];
}

/** `title` is above and `caption` below; either may be empty. */
export function diagramOf(diagram: Diagram, title: string, caption: string): HTMLElement {
  const { spec, notation, lastMove = '', ...rest } = diagram;
  const picture = {
    ...rest,
    spec,
    lastMove,
    isFlipped: false,
    hasCoordinates: true,
    edges: edgesFor(spec, notation),
  };
  return h(
    'figure',
    {},
    ...(title === '' ? [] : [h('h3', {}, title)]),
    shapeElement(boardPicture(picture, (colour) => inks[colour] ?? '#000')),
    ...(caption === '' ? [] : [h('figcaption', {}, caption)]),
  );
}
