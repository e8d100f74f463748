// SPDX-License-Identifier: MIT
// <chuhe-viewer>: steps through a record. The engine reads it in any format and writes its moves.

import { Board } from '../board/board.ts';
import { boardAt, type BoardModel } from '../board/model.ts';
import { browserHost } from '../engine/browser-host.ts';
import { EngineClient, EngineError } from '../engine/client.ts';
import type { EngineEvent, EngineFault, GameId, WrittenMoves } from '../engine/protocol.ts';
import { withRule, type GameSpec } from '../games/game-spec.ts';
import { otherSeat } from '../games/seat.ts';
import { gameSpec } from '../games/index.ts';
import { placementAfter, squaresOf } from '../games/placement.ts';
import type { Walk } from '../i18n/index.ts';
import { notationFor } from '../screens/common/position/written.ts';
import { fromRecord } from '../screens/analyse/record/record-tree.ts';
import { kRoot, lineFrom, nodeOf } from '../screens/analyse/record/tree.ts';
import study from '../styles/study.css?inline';
import { ButtonBar } from '../ui/button-bar.ts';
import { h, setText } from '../ui/dom.ts';
import { walkIcons } from '../ui/icons.ts';
import { Lazy } from '../ui/lazy.ts';
import { reflect } from '../ui/reflect.ts';
import { sheetOf } from '../ui/sheet.ts';
import { BoardElement } from './board-element.ts';

interface Line {
  readonly startFen: string;
  readonly moves: readonly string[];
}

const studySheet = sheetOf(study);

const keys: Readonly<Record<string, Walk>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
};

/**
 * A record viewer with buttons, keys (Home, End, arrows) and a move list. The engine reads the record.
 *
 * @attr {string} record - the text of a record in any format of the game; replaces `fen` and `moves`
 * @attr {number} [ply=0] - the number of moves shown on the board
 * @attr {'on'} numbers - shows move numbers on the stones
 * @attr {'asian' | 'computer' | 'simple' | 'chinese' | 'freestyle' | 'standard' | 'renju' | 'caro'} rules - the rule
 *   set: for repetitions in Xiangqi, or the rule of Gomoku
 * @fires {CustomEvent<null>} chuhe-ready - the record has been read and the move list is complete
 * @fires {CustomEvent<{ move: string, ply: number }>} chuhe-move - the reader went to another move; `move` is empty
 *   at the start position
 * @fires {CustomEvent<{ fault: string }>} chuhe-error - an error occurred; `fault` is its code
 * @csspart status - the error message
 * @csspart actions - the row of buttons
 * @csspart moves - the move list
 */
export class ChuheViewer extends BoardElement {
  static override readonly observedAttributes = [
    ...BoardElement.observedAttributes,
    'record',
    'ply',
    'numbers',
    'rules',
  ];

  declare record: string | null;
  declare numbers: string | null;
  declare rules: string | null;
  #board: Board | null = null;
  #bar: ButtonBar<Walk> | null = null;
  readonly #note = h('p', { class: 'soft note', role: 'status', part: 'status', hidden: '' });
  readonly #list = h('ol', { class: 'way', part: 'moves' });
  readonly #engine = new Lazy(this, () => this.#connectEngine());
  #client: EngineClient | null = null;
  /** The moves of the record; null if there is none, or until it has been read. */
  #read: Line | null = null;
  /** The game of the record. */
  #game: GameId | null = null;
  #written: WrittenMoves = {};
  /** Why the engine is not available. */
  #fault: EngineFault | null = null;
  /** The number of the last question; answers to older ones are ignored. */
  #asked = 0;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#key(event));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#engine.wait();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#engine.cancel();
    this.#disconnectEngine();
  }

  /** The position before the first move. */
  get fen(): string {
    return this.#line.startFen;
  }

  set fen(fen: string) {
    this.setAttribute('fen', fen);
  }

  /** All moves of the main line. */
  get moves(): readonly string[] {
    return this.#line.moves;
  }

  set moves(moves: readonly string[] | string) {
    this.setAttribute('moves', typeof moves === 'string' ? moves : moves.join(' '));
  }

  /** The number of moves shown on the board. */
  get ply(): number {
    const ply = Number(this.getAttribute('ply'));
    return Number.isInteger(ply) ? Math.max(0, Math.min(this.moves.length, ply)) : 0;
  }

  set ply(ply: number) {
    this.setAttribute('ply', String(ply));
  }

  get #line(): Line {
    return this.#read ?? { startFen: this.startFen, moves: this.givenMoves };
  }

  protected override get shownFen(): string {
    // A record of another game is dropped with its board.
    const isOfGame = gameSpec(this.getAttribute('game')).id === this.#game;
    return (isOfGame ? this.#read?.startFen : null) ?? super.shownFen;
  }

  protected override sheets(): CSSStyleSheet[] {
    return [...super.sheets(), studySheet()];
  }

  protected make(spec: GameSpec): { board: Board; below: readonly HTMLElement[] } {
    const board = new Board(spec, () => {});
    this.#board = board;
    this.#bar = new ButtonBar<Walk>(spec, walkIcons, (walk) => this.#walk(walk));
    const isOtherGame = this.#game !== null && this.#game !== spec.id;
    this.#game = spec.id;
    if (isOtherGame) this.#forget();
    if (isOtherGame && this.#client !== null) {
      this.#disconnectEngine();
      this.#connectEngine();
    }
    return { board, below: [this.#bar.element, this.#note, this.#list] };
  }

  protected override changed(name: string): void {
    if (name === 'record' || name === 'fen' || name === 'moves' || name === 'rules') {
      this.#forget();
      void this.#ask();
    }
    this.renew();
    const { ply } = this;
    if (name === 'ply') this.#tell('chuhe-move', { move: this.moves[ply - 1] ?? '', ply });
  }

  protected update(): void {
    const { strings, ply, moves } = this;
    const { analyse } = strings;
    this.#board?.update(this.#model(), strings);
    this.#bar?.update(analyse.walk, (walk) => ({
      name: analyse.walks[walk],
      isPossible: walk === 'first' || walk === 'back' ? ply > 0 : ply < moves.length,
    }));
    this.#note.hidden = this.#fault === null;
    setText(this.#note, this.#fault === null ? '' : strings.faults[this.#fault]);
    this.#listMoves();
  }

  #model(): BoardModel {
    const { spec, ply } = this;
    const { startFen, moves } = this.#line;
    const board = boardAt(spec, startFen);
    const played = moves.slice(0, ply);
    return {
      ...board,
      placement: placementAfter(spec, startFen, played),
      turn: ply % 2 === 0 ? board.turn : otherSeat(board.turn),
      isFlipped: this.isFlipped,
      hasCoordinates: this.coordinates !== 'off',
      notation: this.wantedNotation,
      numbered: spec.hasMoveNumbers && this.getAttribute('numbers') === 'on' ? played : [],
      lastMove: squaresOf(played.at(-1) ?? ''),
    };
  }

  #listMoves(): void {
    const { spec, ply, moves, strings } = this;
    const notation = notationFor(spec, this.wantedNotation, strings);
    const offset = boardAt(spec, this.fen).turn === 'first' ? 0 : 1;
    const items = moves.map((move, index) => {
      const number = Math.floor((index + offset) / 2) + 1;
      const isFirst = (index + offset) % 2 === 0;
      const sign = isFirst ? `${number}. ` : index === 0 ? `${number}… ` : '';
      const text = sign + (this.#written[notation]?.[index] ?? move);
      const button = h('button', { type: 'button', class: 'move' }, text);
      if (index === ply - 1) button.setAttribute('aria-current', 'step');
      button.addEventListener('click', () => (this.ply = index + 1));
      return h('li', {}, button);
    });
    const none = h('li', { class: 'soft' }, strings.labels.noMoves);
    if (notation.startsWith('zh')) this.#list.lang = notation;
    else this.#list.removeAttribute('lang');
    this.#list.setAttribute('aria-label', strings.labels.moves);
    const hadFocus = this.#list.matches(':focus-within');
    this.#list.replaceChildren(...(items.length > 0 ? items : [none]));
    if (hadFocus) this.#list.querySelector<HTMLElement>('[aria-current]')?.focus();
  }

  #walk(walk: Walk): void {
    const { ply, moves } = this;
    const places = { first: 0, back: ply - 1, forward: ply + 1, last: moves.length };
    const place = Math.max(0, Math.min(moves.length, places[walk]));
    if (place !== ply) this.ply = place;
  }

  /** Steps through the record; on the board these keys move between squares. */
  #key(event: KeyboardEvent): void {
    const walk = keys[event.key];
    const [target] = event.composedPath();
    const isOnBoard = target instanceof Element && target.closest('[role=grid]') !== null;
    if (walk === undefined || isOnBoard || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#walk(walk);
  }

  #forget(): void {
    this.#read = null;
    this.#written = {};
  }

  #connectEngine(): void {
    this.#client = new EngineClient({
      game: this.spec.id,
      host: browserHost,
      onEvent: (event) => this.#heard(event),
    });
    void this.#ask();
  }

  #disconnectEngine(): void {
    this.#asked++;
    this.#client?.dispose();
    this.#client = null;
  }

  #heard(event: EngineEvent): void {
    if (event.type === 'failed') this.#tell('chuhe-error', { fault: event.fault });
    const fault = event.type === 'failed' ? event.fault : null;
    if (fault === this.#fault) return;
    this.#fault = fault;
    this.update();
  }

  /** Asks the engine to read the record and to write its moves. */
  async #ask(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    const asked = ++this.#asked;
    const { spec, record } = this;
    const given = this.getAttribute('rules');
    const rules = spec.rules.find((name) => name === given) ?? spec.rules[0];
    try {
      if (record !== null) {
        const bytes = new TextEncoder().encode(record);
        const reading = await client.call('readRecord', [bytes, 0, rules, []]);
        if (asked !== this.#asked) return;
        const tree = reading.tree && fromRecord(reading.tree);
        if (tree === null) return this.#tell('chuhe-error', { fault: 'record-refused' });
        const moves = lineFrom(tree, kRoot).map((id) => nodeOf(tree, id).move);
        this.#read = { startFen: tree.startFen, moves };
        this.renew();
      }
      const { startFen, moves } = this.#line;
      const fen = withRule(spec, startFen, rules);
      const { written } = await client.call('describe', [{ fen, moves, rules }, spec.notations]);
      if (asked !== this.#asked) return;
      this.#written = written;
      this.update();
      this.#tell('chuhe-ready', null);
    } catch (error) {
      // An engine failure has been reported already.
      const isRefused = error instanceof EngineError && error.fault !== null;
      if (isRefused && asked === this.#asked) {
        this.#tell('chuhe-error', { fault: 'position-refused' });
      }
    }
  }

  #tell(name: string, detail: object | null): void {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }
}

reflect(ChuheViewer, ['record', 'rules']);

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-viewer': ChuheViewer;
  }
}

export function defineChuheViewer(): void {
  if (customElements.get('chuhe-viewer') === undefined) {
    customElements.define('chuhe-viewer', ChuheViewer);
  }
}

/** Called by the script for other pages. */
export { defineChuheViewer as define };
