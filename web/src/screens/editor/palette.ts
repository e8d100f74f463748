// SPDX-License-Identifier: MIT
// The box beside the board: selects a piece, the hand or the eraser as the tool of the next touch.

import { readLook, type Look } from '../../board/look.ts';
import { paintPiece } from '../../board/pieces.ts';
import type { GameSpec, PieceSpec } from '../../games/game-spec.ts';
import type { Seat } from '../../games/seat.ts';
import type { Strings } from '../../i18n/index.ts';
import { drawing, h, setText } from '../../ui/dom.ts';
import { leftOf } from './draft.ts';
import type { EditorState, Tool } from './state.ts';
import type { EditorStrings } from '../../i18n/en/editor.ts';

const drawings: Readonly<Record<string, string>> = {
  hand: 'M12 3v18M3 12h18M9 6l3-3 3 3M9 18l3 3 3-3M6 9l-3 3 3 3M18 9l3 3-3 3',
  erase: 'M9 19h11M4 15l9-10 6 5.5L11.5 19H8z',
};

/** Draws a piece as on the board. */
class Picture {
  readonly #piece: PieceSpec;
  readonly element = h('canvas', { 'aria-hidden': 'true' });

  constructor(piece: PieceSpec) {
    this.#piece = piece;
  }

  paint(look: Look): void {
    const width = Math.round(this.element.clientWidth * devicePixelRatio);
    // Setting the size clears the canvas.
    this.element.width = this.element.height = width;
    const context = this.element.getContext('2d');
    if (context === null) return;
    context.scale(width, width);
    context.translate(0.5, 0.5);
    paintPiece(context, this.#piece, look);
  }
}

class Choice {
  readonly tool: Tool;
  readonly radio: HTMLInputElement;
  /** The picture of a piece; null for the hand and the eraser, which are icons. */
  readonly picture: Picture | null;
  readonly #count = h('small', { 'aria-hidden': 'true' });
  readonly element: HTMLElement;

  constructor({ pieces }: GameSpec, tool: Tool) {
    const piece = pieces[tool];
    this.tool = tool;
    this.radio = h('input', { type: 'radio', class: 'unseen', name: 'tool', value: tool });
    this.picture = piece === undefined ? null : new Picture(piece);
    const face = this.picture?.element ?? drawing(drawings[tool] ?? '', '0 0 24 24');
    this.element = h('label', { 'data-tool': tool }, this.radio, face, this.#count);
  }

  update(state: EditorState, { pieces }: Strings, own: EditorStrings): void {
    const { spec, draft } = state;
    const piece = spec.pieces[this.tool];
    const left = piece === undefined ? null : leftOf(spec, draft, this.tool);
    const plain = this.tool === 'hand' ? own.hand : own.erase;
    const name = piece === undefined ? plain : pieces[piece.label];
    const label = left === null ? name : own.left(name, left);
    this.radio.setAttribute('aria-label', label);
    this.element.title = label;
    this.radio.checked = state.tool === this.tool;
    this.element.classList.toggle('spent', left === 0);
    setText(this.#count, left === null ? '' : String(left));
  }
}

export class Palette {
  readonly #choices: readonly Choice[];
  readonly element: HTMLElement;

  constructor(spec: GameSpec, choose: (tool: Tool) => void) {
    this.#choices = ['hand', ...Object.keys(spec.pieces), 'erase'].map((tool) => {
      const choice = new Choice(spec, tool);
      choice.radio.addEventListener('change', () => choose(tool));
      return choice;
    });
    const isOf = (seat: Seat, { tool }: Choice): boolean => spec.pieces[tool]?.seat === seat;
    const [hand, rubber] = [this.#choices[0]!, this.#choices.at(-1)!];
    const firsts = this.#choices.filter((choice) => isOf('first', choice));
    const seconds = this.#choices.filter((choice) => isOf('second', choice));
    // One row per side, unless a side has only one kind of piece.
    const isOneRow = firsts.length === 1;
    const order = isOneRow
      ? [hand, ...firsts, ...seconds, rubber]
      : [hand, ...firsts, rubber, ...seconds];
    this.element = h(
      'div',
      { class: 'palette', 'data-shape': spec.shape, role: 'radiogroup' },
      ...order.map(({ element }) => element),
    );
    const columns = isOneRow ? order.length : order.length / 2;
    this.element.style.setProperty('--columns', String(columns));
    new ResizeObserver(() => this.redraw()).observe(this.element);
  }

  /** Redraws the pictures in a new size or theme. */
  redraw(): void {
    if (this.element.clientWidth === 0) return;
    const look = readLook(this.element);
    for (const { picture } of this.#choices) picture?.paint(look);
  }

  update(state: EditorState, strings: Strings, own: EditorStrings): void {
    this.element.setAttribute('aria-label', own.palette);
    for (const choice of this.#choices) choice.update(state, strings, own);
  }
}
