// SPDX-License-Identifier: MIT
// <chuhe-viewer>: a record with its players, comments and variations. The engine reads it in any format and writes its
// moves.

import { withDrawn } from '../board/drawn.ts';
import { boardAt, type BoardModel } from '../board/model.ts';
import { browserHost } from '../engine/browser-host.ts';
import { EngineClient } from '../engine/client.ts';
import type { EngineEvent, GameId, RecordReading, RuleSet } from '../engine/protocol.ts';
import { withRule, type GameSpec } from '../games/game-spec.ts';
import { gameSpec } from '../games/index.ts';
import { onBoardOf, placementAfter, squaresOf } from '../games/placement.ts';
import { lineText } from '../games/record.ts';
import { otherSeat, type Seat } from '../games/seat.ts';
import { viewerTexts } from '../i18n/en/viewer.ts';
import { stringsOf, type Strings } from '../i18n/index.ts';
import { languageOf } from '../i18n/languages.ts';
import { BoardPart } from '../screens/common/board-part.ts';
import { notationFor } from '../screens/common/position/written.ts';
import { annotated } from '../screens/analyse/record/annotations.ts';
import { RecordMoves, type Sign } from '../screens/analyse/record/move-list.ts';
import type { FileGames } from '../screens/analyse/record/file-games.ts';
import { fromRecord } from '../screens/analyse/record/record-tree.ts';
import {
  emptyTree,
  kRoot,
  lineFrom,
  movesTo,
  nodeOf,
  stepFrom,
  withLine,
  type NodeId,
  type Step,
  type Tree,
  headerOf,
} from '../screens/analyse/record/tree.ts';
import viewer from '../styles/viewer.css?inline';
import { h, setText } from '../ui/dom.ts';
import { LateParts } from '../ui/late-parts.ts';
import { Lazy } from '../ui/lazy.ts';
import { reflect } from '../ui/reflect.ts';
import { sheetOf, type Style } from '../ui/sheet.ts';
import { BoardElement } from './board-element.ts';
import { givenRecord, RecordMissing } from './given-record.ts';
import { ViewerTools, type ViewerAction } from './viewer-tools.ts';

const ownSheet = sheetOf(viewer);

const keys: Readonly<Record<string, Step>> = {
  Home: 'first',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'last',
};

const kUsualPauseMs = 1500;
const kLeastPauseMs = 200;

/** What the reader is told: what is wrong with the record, or only for now how taking it out went. */
interface Told {
  readonly words: (strings: Strings) => string;
  readonly isFault: boolean;
}

/** What is wrong, by the code of `chuhe-error`; the engine's own faults have other codes. */
type ViewerFault = 'record-missing' | 'record-refused' | 'record-incomplete' | 'position-refused';

const noSigns: ReadonlyMap<NodeId, Sign> = new Map();

const results: Readonly<Record<string, Seat | null>> = {
  '1-0': 'first',
  '0-1': 'second',
  '1/2-1/2': null,
};

/**
 * A record with its players, comments and variations, to step through by buttons, keys (Home, End, arrows), swipes and
 * its list of moves. The engine reads the record. Without `record`, `src`, `fen` and `moves` the text between the tags
 * is the record.
 *
 * @attr {string} record - the text of a record in any format of the game; replaces `fen` and `moves`
 * @attr {string} src - the address of a file with records, of the same origin or with CORS, at most 8 MB
 * @attr {number | 'last'} [ply=0] - the number of moves of the main line shown on the board; `last` shows all
 * @attr {string} autoplay - plays the moves one after another when the record has been read, with this pause in
 *   milliseconds; default: 1500. Not if the reader's system asks for less motion
 * @attr {'on'} numbers - shows move numbers on the stones
 * @attr {'asian' | 'computer' | 'simple' | 'chinese' | 'freestyle' | 'standard' | 'renju' | 'caro'} rules - the rule
 *   set: for repetitions in Xiangqi, or the rule of Gomoku
 * @fires {CustomEvent<null>} chuhe-ready - the record has been read and the move list is complete
 * @fires {CustomEvent<{ move: string, ply: number }>} chuhe-move - the reader went to another move; `move` is empty
 *   at the start position
 * @fires {CustomEvent<{ startFen: string, moves: string[], record: string }>} chuhe-analyse - the reader wants to
 *   analyse the game; unless `preventDefault()` is called, an analysis opens over the page
 * @fires {CustomEvent<{ fault: string, warnings?: object[] }>} chuhe-error - an error occurred; `fault` is its code,
 *   `warnings` list the parts of a record that could not be read
 * @csspart viewer - the whole element
 * @csspart player - the bar of a player above or below the board
 * @csspart panel - the panel beside or below the board
 * @csspart status - the event, and what is wrong with the record
 * @csspart tools - the tools below the board or the panel: a row of buttons
 * @csspart actions - the row of buttons
 * @csspart moves - the move list
 */
export class ChuheViewer extends BoardElement {
  static override readonly observedAttributes = [
    ...BoardElement.observedAttributes,
    'record',
    'src',
    'ply',
    'autoplay',
    'numbers',
    'rules',
  ];

  declare record: string | null;
  declare src: string | null;
  declare autoplay: string | null;
  declare numbers: string | null;
  declare rules: string | null;
  #board: BoardPart | null = null;
  #tools: ViewerTools | null = null;
  readonly #event = h('p', { class: 'headline' });
  readonly #about = h('p', { class: 'soft' });
  readonly #fault = h('p', { class: 'note', role: 'status' });
  readonly #games = h('div');
  readonly #moves = new RecordMoves({
    go: (node) => this.#leave(() => node),
    step: (step) => this.#leave((tree, at) => stepFrom(tree, at, step)),
  });
  #list: FileGames | null = null;
  /** The file whose games are listed, if it has several. */
  #listed: Parameters<FileGames['update']>[0]['source'] = null;
  readonly #result = h('p', { class: 'soft' });
  readonly #panel = h(
    'div',
    { class: 'panel', part: 'panel' },
    h('section', { class: 'status', part: 'status' }, this.#event, this.#about, this.#fault),
    this.#games,
    h('section', { class: 'moves', part: 'moves' }, this.#moves.element, this.#result),
  );
  readonly #engine = new Lazy(this, () => this.#connectEngine());
  readonly #late = new LateParts(() => {});
  #client: EngineClient | null = null;
  #tree: Tree = emptyTree('');
  #at: NodeId = kRoot;
  /** What the engine has read; null until then. */
  #reading: RecordReading | null = null;
  #bytes: Uint8Array = new Uint8Array();
  #chosen = 0;
  /** The game of the record. */
  #game: GameId | null = null;
  #told: Told | null = null;
  /** The number of the last question; answers to older ones are ignored. */
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the element itself changes the attribute `ply`. */
  #isGoing = false;

  constructor() {
    super();
    this.addEventListener('keydown', (event) => this.#key(event));
  }

  override connectedCallback(): void {
    if (this.#reading === null) this.#forget();
    super.connectedCallback();
    this.#engine.wait();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
    this.#engine.cancel();
    this.#disconnectEngine();
  }

  /** The position before the first move. */
  get fen(): string {
    return this.#tree.startFen;
  }

  set fen(fen: string) {
    this.setAttribute('fen', fen);
  }

  /** All moves of the main line. */
  get moves(): readonly string[] {
    return lineFrom(this.#tree, kRoot).map((id) => nodeOf(this.#tree, id).move);
  }

  set moves(moves: readonly string[] | string) {
    this.setAttribute('moves', typeof moves === 'string' ? moves : moves.join(' '));
  }

  /** The number of moves shown on the board. */
  get ply(): number {
    return nodeOf(this.#tree, this.#at).ply;
  }

  set ply(ply: number) {
    // From a variation it leads back to the main line.
    const isSame = this.getAttribute('ply') === String(ply);
    this.setAttribute('ply', String(ply));
    if (isSame) this.changed('ply');
  }

  /** Flips the board. */
  flip(): void {
    const { spec } = this;
    this.setAttribute('side', spec.sides[this.isFlipped ? 'first' : 'second']);
  }

  /** Shows the moves one after another, from the first if the last is on the board. */
  play(): void {
    if (stepFrom(this.#tree, this.#at, 'forward') === this.#at) this.#go(kRoot);
    this.#wait();
  }

  /** Stops showing the moves one after another. */
  pause(): void {
    this.#pause();
    this.update();
  }

  protected override get strings(): Strings {
    return stringsOf(this, () => this.update(), viewerTexts);
  }

  protected override get shownFen(): string {
    // A record of another game is dropped with its board.
    const isOfGame = gameSpec(this.getAttribute('game')).id === this.#game;
    return isOfGame && this.#reading !== null ? this.#tree.startFen : super.shownFen;
  }

  protected override styles(): Style[] {
    return [...super.styles(), ownSheet];
  }

  protected make(spec: GameSpec): { board: BoardPart; element: HTMLElement } {
    const isOtherGame = this.#game !== null && this.#game !== spec.id;
    this.#game = spec.id;
    if (isOtherGame) this.#forget();
    const board = new BoardPart(spec, () => {});
    board.letWalk((places) =>
      this.#leave((tree, at) => stepFrom(tree, at, places < 0 ? 'back' : 'forward')),
    );
    this.#board = board;
    this.#tools = new ViewerTools(spec, (action) => this.#act(action));
    if (isOtherGame && this.#client !== null) {
      this.#disconnectEngine();
      this.#connectEngine();
    }
    const { element } = this.#tools;
    const whole = h(
      'div',
      { class: 'game viewer', part: 'viewer' },
      board.element,
      this.#panel,
      element,
    );
    return { board, element: whole };
  }

  protected override changed(name: string): void {
    if (name === 'ply') {
      if (this.#isGoing) return;
      this.#at = this.#givenNode();
      this.update();
      this.#tellMove();
    } else if (['record', 'src', 'fen', 'moves', 'rules'].includes(name)) {
      this.#forget();
      this.renew();
      void this.#ask();
    } else if (name !== 'autoplay') {
      this.renew();
    }
  }

  protected update(): void {
    const { spec, strings } = this;
    const [tree, at] = [this.#tree, this.#at];
    const own = viewerTexts.in(strings.language);
    const names = spec.playerHeaders;
    const name = (seat: Seat): string =>
      headerOf(tree, names[seat]) || strings.sides[spec.sides[seat]];
    const seats = {
      bottom: this.isFlipped ? 'second' : 'first',
      isOver: false,
      names: { first: name('first'), second: name('second') },
    } as const;
    this.#board?.update(this.#model(), seats, strings);
    this.#tools?.update(strings, own, {
      isAtStart: at === kRoot,
      isAtEnd: nodeOf(tree, at).children.length === 0,
      isPlaying: this.#timer !== undefined,
      isRead: this.#reading !== null,
    });
    const event = headerOf(tree, 'Event');
    const about = ['Date', 'Site', 'Round'].map((one) => headerOf(tree, one));
    setText(this.#event, event);
    setText(this.#about, about.filter((one) => one !== '').join(' · '));
    setText(this.#fault, this.#told?.words(strings) ?? '');
    this.#fault.hidden = this.#told === null;
    this.#fault.classList.toggle('wrong', this.#told?.isFault === true);
    setText(this.#result, this.#resultText(strings));
    this.#moves.update(
      { spec, tree, at, notation: this.#notation(strings), signs: noSigns },
      strings,
    );
    if (this.#listed !== null) this.#list?.update({ spec, source: this.#listed }, strings);
  }

  #notation(strings: Strings): ReturnType<typeof notationFor> {
    return notationFor(this.spec, this.wantedNotation, strings);
  }

  #resultText({ analyse, sides, status }: Strings): string {
    const result = headerOf(this.#tree, 'Result');
    const winner = results[result];
    if (winner === undefined) return '';
    const words = winner === null ? status.drawn : analyse.wins(sides[this.spec.sides[winner]]);
    return `${result.replace('-', '–')} · ${words}`;
  }

  #model(): BoardModel {
    const { spec } = this;
    const { startFen } = this.#tree;
    const board = boardAt(spec, startFen);
    const played = movesTo(this.#tree, this.#at);
    const { comment } = nodeOf(this.#tree, this.#at);
    const shown: BoardModel = {
      ...board,
      placement: placementAfter(spec, startFen, played),
      turn: played.length % 2 === 0 ? board.turn : otherSeat(board.turn),
      isFlipped: this.isFlipped,
      hasCoordinates: this.coordinates !== 'off',
      notation: this.wantedNotation,
      numbered: spec.hasMoveNumbers && this.getAttribute('numbers') === 'on' ? played : [],
      lastMove: squaresOf(played.at(-1) ?? ''),
    };
    return withDrawn(shown, annotated(comment));
  }

  /** The node of the main line that the attribute `ply` names. */
  #givenNode(): NodeId {
    const given = this.getAttribute('ply');
    const line = [kRoot, ...lineFrom(this.#tree, kRoot)];
    const ply = given === 'last' ? line.length - 1 : Number(given);
    const place = Number.isInteger(ply) ? Math.max(0, Math.min(line.length - 1, ply)) : 0;
    return line[place] ?? kRoot;
  }

  #go(node: NodeId): void {
    if (node === this.#at) return;
    if (this.#told?.isFault === false) this.#told = null;
    this.#at = node;
    this.#isGoing = true;
    this.setAttribute('ply', String(nodeOf(this.#tree, node).ply));
    this.#isGoing = false;
    this.update();
    this.#tellMove();
  }

  /** The reader takes over from the playing. */
  #leave(where: (tree: Tree, at: NodeId) => NodeId): void {
    const wasPlaying = this.#timer !== undefined;
    this.#pause();
    const node = where(this.#tree, this.#at);
    if (node !== this.#at) this.#go(node);
    else if (wasPlaying) this.update();
  }

  #wait(): void {
    this.#pause();
    const given = Number(this.getAttribute('autoplay') ?? '');
    const pause = given >= kLeastPauseMs ? given : kUsualPauseMs;
    const next = (): void => {
      const node = stepFrom(this.#tree, this.#at, 'forward');
      const isLast = nodeOf(this.#tree, node).children.length === 0;
      this.#timer = isLast ? undefined : setTimeout(next, pause);
      this.#go(node);
    };
    this.#timer = setTimeout(next, pause);
    this.update();
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #act(action: ViewerAction): void {
    switch (action) {
      case 'play':
        return this.#timer === undefined ? this.play() : this.pause();
      case 'flip':
        return this.flip();
      case 'copy':
      case 'save':
      case 'analyse':
        this.pause();
        return void this.#take(action);
      default:
        return this.#leave((tree, at) => stepFrom(tree, at, action));
    }
  }

  /** Takes the game out of the viewer. */
  async #take(way: 'copy' | 'save' | 'analyse'): Promise<void> {
    const client = this.#client;
    const part = await this.#late.load(() => import('./take-record.ts'));
    if (part === null || client === null) return;
    const { spec, strings } = this;
    const record = { spec, tree: this.#tree };
    const written = await part.written(client, record, this.#notation(strings));
    if (way === 'save') return part.save(record, written);
    if (way === 'copy') {
      const words = await part.copy(written);
      this.#told = { words, isFault: false };
      return this.update();
    }
    const detail = { startFen: this.fen, moves: this.moves, record: written };
    if (this.#tell('chuhe-analyse', detail)) await part.openAnalysis(this, detail.record, strings);
    return undefined;
  }

  /** Steps through the record; on the board these keys move between squares. */
  #key(event: KeyboardEvent): void {
    const step = keys[event.key];
    const [target] = event.composedPath();
    const isTaken =
      event.defaultPrevented ||
      (target instanceof Element && target.closest('[role=grid], input, dialog') !== null);
    if (step === undefined || isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#leave((tree, at) => stepFrom(tree, at, step));
  }

  /** Shows what the attributes say until the engine has read it. */
  #forget(): void {
    const moves = givenRecord(this) === null ? this.givenMoves : [];
    this.#reading = null;
    this.#told = null;
    this.#listed = null;
    this.#chosen = 0;
    this.#tree = withLine(emptyTree(this.startFen), kRoot, moves, {});
    this.#at = this.#givenNode();
    this.#games.replaceChildren();
    this.dataset['state'] = 'loading';
  }

  #connectEngine(): void {
    this.#client = new EngineClient({
      game: this.spec.id,
      host: browserHost,
      onEvent: (event) => this.#heard(event),
    });
    if (this.#reading === null) void this.#ask();
  }

  #disconnectEngine(): void {
    this.#asked++;
    this.#client?.dispose();
    this.#client = null;
  }

  #heard(event: EngineEvent): void {
    if (event.type !== 'failed') return;
    this.dataset['state'] = 'failed';
    this.#told = { words: ({ faults }) => faults[event.fault], isFault: true };
    this.update();
    this.#tell('chuhe-error', { fault: event.fault });
  }

  get #rules(): RuleSet {
    const { rules } = this.spec;
    return rules.find((name) => name === this.getAttribute('rules')) ?? rules[0];
  }

  /** Asks the engine to read the record and to write its moves. */
  async #ask(): Promise<void> {
    const client = this.#client;
    if (client === null) return;
    const asked = ++this.#asked;
    const { spec } = this;
    const given = givenRecord(this);
    try {
      const fen = withRule(spec, this.startFen, this.#rules);
      const bytes = given === null ? lineText(fen, this.givenMoves) : await given();
      const text = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
      if (asked !== this.#asked) return;
      this.#bytes = text;
      await this.#read(client, asked);
    } catch (error) {
      if (asked !== this.#asked) return;
      // An engine failure has been reported already.
      if (!(error instanceof RecordMissing)) return;
      this.#refuse('record-missing', ({ language }) => viewerTexts.in(language).missing, []);
    }
  }

  async #read(client: EngineClient, asked: number): Promise<void> {
    const { spec } = this;
    const args = [this.#bytes, this.#chosen, this.#rules, spec.notations] as const;
    const reading = await client.call('readRecord', [...args]);
    if (asked !== this.#asked) return;
    const tree = reading.tree && fromRecord(reading.tree);
    const isLine = givenRecord(this) === null;
    const isOtherBoard =
      tree !== null && onBoardOf(spec, tree.startFen).ranks !== spec.ranks && isLine;
    const { warnings, games } = reading;
    const isEmpty = tree !== null && lineFrom(tree, kRoot).length === 0 && warnings.length > 0;
    if (tree === null || isOtherBoard || (isEmpty && !isLine)) {
      const fault = isLine ? 'position-refused' : 'record-refused';
      return this.#refuse(fault, await this.#worded(reading), warnings);
    }
    this.#reading = reading;
    this.#tree = tree;
    this.#at = this.#givenNode();
    this.dataset['state'] = 'ready';
    if (warnings.length > 0) {
      const words = await this.#worded(reading);
      if (asked !== this.#asked) return;
      this.#told = { words, isFault: true };
      const fault = isLine ? 'position-refused' : 'record-incomplete';
      this.#tell('chuhe-error', { fault, warnings });
    }
    this.renew();
    if (games.length > 1) void this.#listGames(reading);
    this.#tell('chuhe-ready', null);
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (this.autoplay !== null && !isStill) this.play();
    return undefined;
  }

  async #worded(reading: RecordReading): Promise<Told['words']> {
    const part = await this.#late.load(() => import('./take-record.ts'));
    if (part === null) return ({ analyse }) => analyse.noGame;
    await part.loadWords(languageOf(this));
    return (strings) => part.worded(reading, strings);
  }

  async #listGames({ games }: RecordReading): Promise<void> {
    const part = await this.#late.load(() => import('./take-record.ts'));
    if (part === null) return;
    await part.loadWords(languageOf(this));
    this.#list ??= part.gamesList(this.shadowRoot, (chosen) => {
      this.#chosen = chosen;
      this.ply = 0;
      const client = this.#client;
      if (client !== null) void this.#read(client, ++this.#asked);
    });
    this.#listed = { bytes: this.#bytes, chosen: this.#chosen, games };
    this.#games.replaceChildren(this.#list.element);
    this.update();
  }

  #refuse(fault: ViewerFault, words: Told['words'], warnings: RecordReading['warnings']): void {
    this.dataset['state'] = 'failed';
    this.#told = { words, isFault: true };
    this.update();
    this.#tell('chuhe-error', { fault, warnings });
  }

  #tellMove(): void {
    const { ply } = this;
    const played = movesTo(this.#tree, this.#at);
    this.#tell('chuhe-move', { move: played.at(-1) ?? '', ply });
  }

  #tell(name: string, detail: object | null): boolean {
    const cancelable = name === 'chuhe-analyse';
    return this.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    );
  }
}

reflect(ChuheViewer, ['record', 'src', 'autoplay', 'numbers', 'rules']);

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
