// SPDX-License-Identifier: MIT
// The base class of the elements that show a board without a game.

import { measure } from '../board/measures.ts';
import { lookAttributes, watchLook } from '../board/looks/element-look.ts';
import { isNotation, type Notation } from '../engine/protocol.ts';
import { seatOfSide, type GameSpec } from '../games/game-spec.ts';
import { gameSpec } from '../games/index.ts';
import { onBoardOf } from '../games/placement.ts';
import { stringsOf, type Strings } from '../i18n/index.ts';
import { reflect, upgrade } from '../ui/reflect.ts';
import { laterSheet } from '../ui/later-sheet.ts';
import { preferences } from '../storage/preferences.ts';
import { ElementBase, rootOf } from '../ui/root.ts';
import { sheet, wear, type Style } from '../ui/sheet.ts';
import type { Watch } from '../ui/theme.ts';

/** A board with what stands around it. */
interface Shown {
  readonly board: { connect(): void; disconnect(): void; redraw(): void };
  readonly element: HTMLElement;
}

const common = ['game', 'side', ...lookAttributes] as const;

/**
 * @attr {'xiangqi' | 'gomoku'} [game=xiangqi] - the game
 * @attr {string} fen - the start position as a FEN; default: the usual start position
 * @attr {string} moves - the moves from that position, separated by spaces
 * @attr {'red' | 'black'} side - the side at the bottom of the board; Gomoku boards are never flipped
 * @attr {'off'} coordinates - `off` hides the coordinates
 * @attr {'zh-hans' | 'zh-hant' | 'wxf' | 'vietnamese' | 'iccs' | 'uci'} notation - the notation of the coordinates
 *   and the listed moves; default: the notation of the language
 * @csspart board - the board
 * @csspart grid - the grid of points on the board, which takes the keyboard focus
 */
export abstract class BoardElement extends ElementBase {
  static readonly observedAttributes: readonly string[] = [
    ...common,
    'fen',
    'moves',
    'coordinates',
    'notation',
    'lang',
  ];

  declare game: string | null;
  declare side: string | null;
  declare theme: string | null;
  declare board: string | null;
  declare pieces: string | null;
  declare view: string | null;
  declare coordinates: string | null;
  declare notation: string | null;
  readonly #root = rootOf(this);
  #watch: Watch | null = null;
  #unwatch = (): void => {};
  #board: Shown['board'] | null = null;
  #spec: GameSpec | null = null;

  connectedCallback(): void {
    upgrade(this);
    this.#watch = watchLook(this, () => this.#board?.redraw());
    this.#unwatch = preferences.watch(() => this.update());
    if (this.#spec === this.spec) this.#board?.connect();
    else this.#open();
  }

  disconnectedCallback(): void {
    this.#watch?.stop();
    this.#unwatch();
    this.#board?.disconnect();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || this.#board === null) return;
    if (lookAttributes.includes(name)) this.#watch?.apply();
    else if (name === 'game') this.renew();
    else this.changed(name);
  }

  protected get spec(): GameSpec {
    return onBoardOf(gameSpec(this.getAttribute('game')), this.shownFen);
  }

  /** A FEN that determines the size of the board. */
  protected get shownFen(): string {
    return this.getAttribute('fen') ?? gameSpec(this.getAttribute('game')).startFen;
  }

  protected get strings(): Strings {
    return stringsOf(this, () => this.update());
  }

  /** The position before the moves. */
  protected get startFen(): string {
    return this.getAttribute('fen') ?? this.spec.startFen;
  }

  protected get givenMoves(): readonly string[] {
    return (this.getAttribute('moves') ?? '').split(/\s+/).filter((move) => move !== '');
  }

  /** The reader's choice, or else the attribute; null to follow the language. */
  protected get wantedNotation(): Notation | null {
    const { notation } = this;
    return preferences.value.notation ?? (isNotation(notation) ? notation : null);
  }

  protected get isFlipped(): boolean {
    const { spec } = this;
    return spec.moving.isTurnable && seatOfSide(spec, this.getAttribute('side')) === 'second';
  }

  /** Creates the board and what stands around it. */
  protected abstract make(spec: GameSpec): Shown;

  protected styles(): Style[] {
    return [sheet, laterSheet];
  }

  /** Called when an attribute changes, except for the game and the look. */
  protected changed(_name: string): void {
    this.renew();
  }

  /** Shows the current data, with a new board if necessary. */
  protected renew(): void {
    if (this.#spec === this.spec) this.update();
    else this.#open();
  }

  /** Shows the position that the attributes describe. */
  protected abstract update(): void;

  /** Creates the board; another game or size needs a new one. */
  #open(): void {
    this.#board?.disconnect();
    const { spec } = this;
    const { board, element } = this.make(spec);
    this.#spec = spec;
    this.#board = board;
    measure(element, spec);
    wear(this.#root, this.styles());
    this.#root.replaceChildren(element);
    if (this.isConnected) board.connect();
    this.update();
  }
}

reflect(BoardElement, [...common, 'coordinates', 'notation']);
