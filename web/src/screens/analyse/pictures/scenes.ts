// SPDX-License-Identifier: MIT
// The contents of an exported picture: the board as shown, or the frames of a whole line.

import { edgesFor } from '../../../board/edges.ts';
import { readLook, type Look } from '../../../board/look.ts';
import { columnsOf, rowsOf } from '../../../board/measures.ts';
import type { BoardModel } from '../../../board/model.ts';
import { boardPicture, type Picture } from '../../../board/picture.ts';
import { boardInWords } from '../../../board/labels.ts';
import { placementAfter } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { shapeText } from '../../../ui/shape.ts';
import type { AnalysisState } from '../state.ts';
import { lineFrom, movesTo, nodeOf } from '../record/tree.ts';
import type { Frame } from './animation.ts';
import type { Size } from './raster.ts';

const kFrameMs = 1000;
/** Leaves time to see the final position. */
const kLastMs = 3000;

export class Scenes {
  readonly #state: AnalysisState;
  readonly #board: BoardModel;
  readonly #look: Look;
  readonly #strings: Strings;

  /** `board` is the board as shown on `element`, including the reader's marks. */
  constructor(state: AnalysisState, board: BoardModel, element: Element, strings: Strings) {
    this.#state = state;
    this.#board = board;
    this.#look = readLook(element);
    this.#strings = strings;
  }

  /** The size for a width in pixels. */
  sizeFor(width: number): Size {
    const { spec } = this.#board;
    return { width, height: Math.round((width * rowsOf(spec)) / columnsOf(spec)) };
  }

  /** The position as a standalone SVG; `width` in pixels. */
  position(width: number, hasMarks: boolean): string {
    const { placement, lastMove, marks, arrows, numbered } = this.#board;
    const circled = marks.flatMap(({ mark, square }) => (mark === 'circled' ? [square] : []));
    const marked = hasMarks ? { arrows, circled } : {};
    return this.#svg({ placement, lastMove: lastMove.join(''), numbered, ...marked }, width);
  }

  /** All positions of the current line, from the start. */
  line(width: number): Frame[] {
    const { spec, tree, at, settings } = this.#state;
    const before = movesTo(tree, at);
    const moves = [...before, ...lineFrom(tree, at).map((id) => nodeOf(tree, id).move)];
    const frames = Array.from({ length: moves.length + 1 }, (_, ply) => {
      const played = moves.slice(0, ply);
      const picture = {
        placement: placementAfter(spec, tree.startFen, played),
        lastMove: played.at(-1) ?? '',
        numbered: settings.hasNumbers ? played : [],
      };
      return { svg: this.#svg(picture, width), ms: kFrameMs };
    });
    const [last] = frames.splice(-1);
    return last === undefined ? [] : [...frames, { ...last, ms: kLastMs }];
  }

  #svg(
    own: Pick<Picture, 'placement' | 'lastMove' | 'arrows' | 'circled' | 'numbered'>,
    width: number,
  ): string {
    const { spec, isFlipped, hasCoordinates, notation } = this.#board;
    const { palette, pieces } = this.#look;
    const edges = edgesFor(spec, notation ?? this.#strings.notation);
    const picture = { spec, isFlipped, pieces, hasCoordinates, edges, ...own };
    const { attributes, ...drawn } = boardPicture(picture, (colour) => palette[colour]);
    const size = this.sizeFor(width);
    const alone = {
      xmlns: 'http://www.w3.org/2000/svg',
      width: String(size.width),
      height: String(size.height),
      role: 'img',
      'aria-label': boardInWords(this.#board, this.#strings),
    };
    return shapeText({ ...drawn, attributes: { ...alone, ...attributes } });
  }
}
