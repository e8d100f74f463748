// SPDX-License-Identifier: MIT
// <chuhe-board>: a board that shows positions and reports moves. It knows no rules and has no
// engine.

import { Board, type Touch } from '../board/board.ts';
import { boardAt, type Arrow, type BoardModel, type Mark } from '../board/model.ts';
import { seatOfSide, type GameSpec } from '../games/game-spec.ts';
import { otherSeat } from '../games/seat.ts';
import { fenAfter, placementAfter, squaresOf } from '../games/placement.ts';
import { lineOf, lineText } from '../games/record.ts';
import alone from '../styles/alone.css?inline';
import { h } from '../ui/dom.ts';
import { FormPart } from '../ui/form-part.ts';
import { reflect } from '../ui/reflect.ts';
import { sheetOf, type Style } from '../ui/sheet.ts';
import { BoardElement } from './board-element.ts';

/** A move by the reader; a stone has no origin square. */
export interface BoardMove {
  readonly move: string;
  readonly from: string | null;
  readonly to: string;
  /** The position after the move. */
  readonly fen: string;
  readonly by: 'user';
}

const ownSheet = sheetOf(alone);

type GivenArrow = Pick<Arrow, 'move'> & Partial<Arrow>;

/**
 * A board that shows positions and reports the user's moves. It has no engine and knows no rules. In a form
 * its value is the position and the moves.
 *
 * @attr {'' | 'red' | 'black' | 'white' | 'both'} movable - which pieces the user can move: empty for the side to
 *   move, one side, or `both` for any piece at any time
 * @attr {string} name - the name of the form field that contains the position
 * @fires {CustomEvent<BoardMove>} chuhe-before-move - the user is about to make a move; `preventDefault()` rejects
 *   it, and so does setting another position
 * @fires {CustomEvent<BoardMove>} chuhe-move - the user has made a move
 */
export class ChuheBoard extends BoardElement {
  static readonly formAssociated = true;
  static override readonly observedAttributes = [...BoardElement.observedAttributes, 'movable'];

  declare name: string | null;
  declare movable: string | null;
  readonly #formPart = new FormPart(this);
  /** The value before the first move; a form reset restores it. */
  #given: string | null = null;
  #isDisabled = false;
  #board: Board | null = null;
  #selected: string | null = null;
  #arrows: readonly GivenArrow[] = [];
  #marks: BoardModel['marks'] = [];
  #legalMoves: readonly string[] | null = null;

  /** The position on the board. Setting it sets the position before all moves. */
  get fen(): string {
    return fenAfter(this.spec, this.startFen, this.givenMoves);
  }

  set fen(fen: string) {
    this.setAttribute('fen', fen);
  }

  /**
   * The moves played; the last one is marked. It can also be set to a string with spaces between the moves.
   */
  get moves(): readonly string[] {
    return this.givenMoves;
  }

  set moves(moves: readonly string[] | string) {
    this.setAttribute('moves', typeof moves === 'string' ? moves : moves.join(' '));
  }

  /** The arrows on the board, for example `{ move: 'h2e2' }`. */
  get arrows(): readonly GivenArrow[] {
    return this.#arrows;
  }

  set arrows(arrows: readonly GivenArrow[]) {
    this.#arrows = arrows;
    this.update();
  }

  /** The marks on points, for example `{ square: 'e4', mark: 'hinted' }`. */
  get marks(): readonly { readonly square: string; readonly mark: Mark }[] {
    return this.#marks;
  }

  set marks(marks: readonly { readonly square: string; readonly mark: Mark }[]) {
    this.#marks = marks;
    this.update();
  }

  /** The moves the user may make; the board shows them. Null allows any move. */
  get legalMoves(): readonly string[] | null {
    return this.#legalMoves;
  }

  set legalMoves(moves: readonly string[] | null) {
    this.#legalMoves = moves;
    this.update();
  }

  /** Plays a move without `chuhe-before-move`; any piece can move to any square. */
  play(move: string): void {
    this.moves = [...this.givenMoves, move];
  }

  /** The start position and the moves: `FEN moves h2e2 h9g7`. */
  get value(): string {
    return this.#formPart.value;
  }

  /** The form that contains the element. */
  get form(): HTMLFormElement | null {
    return this.#formPart.form;
  }

  formResetCallback(): void {
    if (this.#given !== null) this.formStateRestoreCallback(this.#given);
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    this.update();
  }

  formStateRestoreCallback(state: string): void {
    const { startFen, moves } = lineOf(state);
    this.fen = startFen;
    this.moves = moves;
  }

  protected make(spec: GameSpec): { board: Board; element: HTMLElement } {
    this.#selected = null;
    const board = new Board(spec, (touch) => this.#touch(touch));
    this.#board = board;
    const table = h('div', { class: 'table' }, board.element);
    return { board, element: h('div', { class: 'game alone' }, table) };
  }

  protected override styles(): Style[] {
    return [...super.styles(), ownSheet];
  }

  protected override changed(name: string): void {
    if (!['lang', 'coordinates', 'notation'].includes(name)) this.#selected = null;
    this.renew();
  }

  protected update(): void {
    const value = lineText(this.startFen, this.givenMoves);
    this.#given ??= value;
    if (value !== this.value) this.#formPart.set(value);
    this.#board?.update(this.#model(), this.strings);
  }

  #model(): BoardModel {
    const { spec, startFen, givenMoves } = this;
    const start = boardAt(spec, startFen);
    const placement = placementAfter(spec, startFen, givenMoves);
    const turn = givenMoves.length % 2 === 0 ? start.turn : otherSeat(start.turn);
    const bare = { ...start, placement, turn };
    const origins = this.#origins(bare);
    const routes = (this.#legalMoves ?? []).map(squaresOf);
    const arrow = { meaning: 'hint', opacity: 0.9 } as const;
    return {
      ...bare,
      isFlipped: this.isFlipped,
      hasCoordinates: this.coordinates !== 'off',
      notation: this.wantedNotation,
      lastMove: squaresOf(givenMoves.at(-1) ?? ''),
      selected: this.#selected,
      movable: new Set(origins.filter((square) => placement.has(square))),
      free: new Set(origins.filter((square) => !placement.has(square))),
      targets: routes.flatMap(([from, to]) => (from === this.#selected && to ? [to] : [])),
      marks: this.#marks,
      arrows: this.#arrows.map((given) => ({ ...arrow, ...given })),
    };
  }

  /** The squares of movable pieces, or the points where a stone can be placed. */
  #origins({ spec, placement, turn }: BoardModel): readonly string[] {
    const { movable } = this;
    if (movable === null || this.#isDisabled) return [];
    const given = seatOfSide(spec, movable);
    if (given !== null && given !== turn) return [];
    const froms = this.#legalMoves?.map((move) => squaresOf(move)[0] ?? '');
    const own = spec.moving.origins(spec, placement, movable === 'both' ? null : turn);
    return own.filter((square) => froms?.includes(square) !== false);
  }

  #touch(touch: Touch): void {
    const model = this.#model();
    switch (touch.type) {
      case 'selection-cleared':
        return this.#select(null);
      case 'piece-lifted':
        return this.#select(touch.square);
      case 'piece-dropped':
      case 'square-chosen': {
        const { square } = touch;
        const isMove = square !== null && this.#canMove(model, square);
        if (isMove) return this.#report(square);
        // A piece dropped on its own square stays selected.
        if (touch.type === 'piece-dropped' && square === this.#selected) return undefined;
        const isOwn = square !== null && model.movable.has(square) && square !== this.#selected;
        return this.#select(touch.type === 'square-chosen' && isOwn ? square : null);
      }
    }
  }

  #select(square: string | null): void {
    this.#selected = square;
    this.update();
  }

  #canMove({ spec, placement, free }: BoardModel, to: string): boolean {
    if (free.has(to)) return true;
    const from = this.#selected;
    if (from === null || from === to) return false;
    if (this.#legalMoves !== null) return this.#legalMoves.includes(from + to);
    const seatAt = (square: string) => spec.pieces[placement.get(square) ?? '']?.seat;
    return seatAt(from) !== seatAt(to);
  }

  #report(to: string): void {
    const from = this.#selected;
    const move = (from ?? '') + to;
    const [start, before] = [this.startFen, this.getAttribute('moves')];
    const fen = fenAfter(this.spec, start, [...this.givenMoves, move]);
    const detail: BoardMove = { move, from, to, fen, by: 'user' };
    const isTaken = this.#tell('chuhe-before-move', detail, true);
    this.#selected = null;
    // A listener may have set another position.
    const isSame = this.startFen === start && this.getAttribute('moves') === before;
    if (!isTaken || !isSame) return this.update();
    this.play(move);
    this.#tell('chuhe-move', detail, false);
    return undefined;
  }

  #tell(name: string, detail: BoardMove, cancelable: boolean): boolean {
    return this.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    );
  }
}

reflect(ChuheBoard, ['name', 'movable']);

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-board': ChuheBoard;
  }
}

export function defineChuheBoard(): void {
  if (customElements.get('chuhe-board') === undefined) {
    customElements.define('chuhe-board', ChuheBoard);
  }
}

/** Called by the script for other pages. */
export { defineChuheBoard as define };
