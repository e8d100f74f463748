// SPDX-License-Identifier: MIT
// <chuhe-analysis>: a record on a board, with variations, comments and the engine's opinion.

import { kEditor, kMistakes, kOpenings } from '../../route.ts';
import { plainFault } from '../../engine/errors.ts';
import { isNotation } from '../../engine/protocol.ts';
import { onLines, seatOfSide, startFenOf, type GameSpec } from '../../games/game-spec.ts';
import { movesIn } from '../../games/placement.ts';
import { givenGame, type GivenGame, type ToldGame } from '../../games/played-game.ts';
import { lineText } from '../../games/record.ts';
import { dissolveGroups } from '../../ui/choice.ts';
import { LateParts } from '../../ui/late-parts.ts';
import { Lazy } from '../../ui/lazy.ts';
import { reflect, upgrade } from '../../ui/reflect.ts';
import { withSameFocus } from '../../ui/same-focus.ts';
import { listenToKeys } from '../../ui/shortcuts.ts';
import { gameSpec } from '../../games/index.ts';
import { laterSheet } from '../../ui/later-sheet.ts';
import { ElementBase, rootOf } from '../../ui/root.ts';
import { lookAttributes, watchLook } from '../../board/looks/element-look.ts';
import { sheet, sheetOf, wear } from '../../ui/sheet.ts';
import { virtualSheet } from '../../ui/virtual-list.ts';
import type { Watch } from '../../ui/theme.ts';
import { stringsOf, type Strings } from '../../i18n/index.ts';
import { preferences, usualPreferences } from '../../storage/preferences.ts';
import { loadOwn } from '../../storage/store.ts';
import analysis from '../../styles/analysis.css?inline';
import choice from '../../styles/choice.css?inline';
import tabs from '../../styles/tabs.css?inline';
import { analysisStore, type AnalysisStore } from './analysis-store.ts';
import { analysisEvents, kHeard, placeEvent } from './analysis-events.ts';
import { fromKept, initialAnalysis, isTakenOver, type Given } from './keep/saved-analysis.ts';
import { givenEvent } from './record/given-game.ts';
import { Archiver } from './keep/archiver.ts';
import { Keeper } from './keep/keeper.ts';
import { isSettled } from './findings.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import { movesTo, nodeAfter } from './record/tree.ts';
import { annotate, editDetails, keepAll, share, showMoments } from './record-tools.ts';
import { ToolPlace, type ToolHost } from './tool-place.ts';
import type { AnalysisState } from './state.ts';
import { AnalysisView } from './view.ts';

/** No record comes near; a film dropped by mistake does. */
const kMostBytes = 8 * 1024 * 1024;

const ownSheet = sheetOf(choice + tabs + analysis);

/**
 * A record on a board, with variations, comments and the engine's analysis.
 *
 * @attr {'xiangqi' | 'gomoku'} [game=xiangqi] - the game; read only once
 * @attr {string} record - the text of a record in any format of the game; replaces `fen` and `moves`
 * @attr {string} fen - the start position as a FEN; default: the usual start position
 * @attr {string} moves - the moves from that position, separated by spaces
 * @attr {'red' | 'black'} side - the side at the bottom of the board; Gomoku boards are never flipped
 * @attr {'red' | 'black' | 'white'} player - the side whose mistakes the review lists first
 * @attr {'zh-hans' | 'zh-hant' | 'wxf' | 'vietnamese' | 'iccs' | 'uci'} notation - the notation of the move list and
 *   the coordinates; default: the notation of the language
 * @attr {'asian' | 'computer' | 'simple' | 'chinese' | 'freestyle' | 'standard' | 'renju' | 'caro'} rules - the rule
 *   set: for repetitions in Xiangqi, or the rule of Gomoku
 * @attr {string} save - saves the record in this browser under this name
 * @attr {'edit' | 'mistakes'} at - opens the position editor, or the practice of the mistakes that a review found
 * @attr {boolean} archived - saves records in this browser; the site lists them in My games
 * @attr {boolean} routed - for the site's own page: the element uses the address and the history of the page
 * @fires {CustomEvent<null>} chuhe-ready - the engine has answered for the first time
 * @fires {CustomEvent<{ move: string, ply: number, fen: string }>} chuhe-move - the reader went to another move;
 *   `move` is empty at the start position
 * @fires {CustomEvent<{ fault: string }>} chuhe-error - an error occurred; `fault` is its code
 * @fires {CustomEvent<string>} chuhe-place - the record of the address has been read and can be removed from the
 *   address
 * @fires {CustomEvent<Embedded>} chuhe-embed - the user wants to embed the record in another page; only with `routed`
 * @fires {CustomEvent<string>} chuhe-play - the user wants to play from a position, the detail; only with `routed`
 * @fires {CustomEvent<Blob>} chuhe-record - the user opens a record; only with `routed`; after `preventDefault()` the
 *   page has to open it
 * @ignore player routed chuhe-embed chuhe-place chuhe-play chuhe-record review
 * @csspart analysis - the whole element
 * @csspart board - the board
 * @csspart grid - the grid of points on the board, which takes the keyboard focus
 * @csspart player - the bar of a player above or below the board
 * @csspart panel - the panel beside or below the board
 * @csspart status - the status line
 * @csspart tools - the tools below the board or the panel: rows of buttons
 * @csspart actions - the row of buttons
 * @csspart moves - the move list
 * @csspart engine - the engine's evaluation and lines
 * @csspart settings - the settings
 * @csspart ruling - a repetition and its ruling
 * @csspart review - the review with the mistakes of the game
 * @csspart why - the explanation why the current move is a mistake
 * @csspart record - the details of the record
 */
export class ChuheAnalysis extends ElementBase {
  static readonly observedAttributes = [
    'lang',
    'at',
    'record',
    'fen',
    'moves',
    'notation',
    'rules',
    ...lookAttributes,
  ];

  declare game: string | null;
  declare record: string | null;
  declare side: string | null;
  declare notation: string | null;
  declare rules: string | null;
  declare theme: string | null;
  declare board: string | null;
  declare pieces: string | null;
  declare view: string | null;

  /** Load a language before you set `lang` to it. */
  readonly texts = toolTexts;
  readonly #root = rootOf(this);
  readonly #engine = new Lazy(this, () => this.#store?.connect());
  #store: AnalysisStore | null = null;
  #view: AnalysisView | null = null;
  #keeper: Keeper | null = null;
  #archiver: Archiver | null = null;
  #place: ToolPlace | null = null;
  #lookWatch: Watch | null = null;
  /** The record that was given last has been handed to the engine. */
  #opened: Promise<void> = Promise.resolve();
  /** End what is listened to. */
  #endings: readonly (() => void)[] = [];
  readonly #look = (): void => {
    this.#store?.dispatch({ type: 'visibility-changed', isVisible: !this.ownerDocument.hidden });
    if (this.ownerDocument.hidden) this.#leavePage();
  };
  readonly #leavePage = (): void => {
    if (this.#store !== null) this.#keeper?.leave(this.#store.state);
    this.#archive();
  };

  connectedCallback(): void {
    upgrade(this);
    this.#open();
    this.#lookWatch = watchLook(this, () => this.#view?.board.redraw());
    if (this.#place?.isTaken === false) this.#connectEngine();
    const { ownerDocument } = this;
    ownerDocument.addEventListener('visibilitychange', this.#look);
    addEventListener('pagehide', this.#leavePage);
    this.#look();
    this.#endings = [
      () => ownerDocument.removeEventListener('visibilitychange', this.#look),
      listenToKeys(
        this,
        (command) => this.#place?.isTaken === false && this.#view?.obey(command) === true,
      ),
      preferences.watch(() => this.#prefer()),
    ];
    this.#prefer();
    void this.#place?.sync();
    this.#showOpenings();
  }

  disconnectedCallback(): void {
    for (const end of this.#endings) end();
    removeEventListener('pagehide', this.#leavePage);
    this.#leavePage();
    this.#lookWatch?.stop();
    this.#disconnectEngine();
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (before === value || this.#store === null) return;
    if (name === 'at') {
      this.#place?.close();
      void this.#place?.sync();
      this.#showOpenings();
    } else if (name === 'record' || name === 'fen' || name === 'moves') {
      void this.open(new Blob([this.#givenText()]));
    } else if (name === 'notation' || name === 'rules') {
      const { settings } = this.#given(this.#store.state.spec);
      this.#store.dispatch({ type: 'settings-changed', settings });
      this.#prefer();
    } else {
      void this.#place?.passOn(name);
      if (name === 'lang') this.#view?.speak(this.#strings());
      else this.#lookWatch?.apply();
    }
  }

  /** The moves that lead to the position on the board. */
  get moves(): readonly string[] {
    const state = this.#store?.state;
    return state === undefined ? [] : movesTo(state.tree, state.at);
  }

  set moves(moves: readonly string[] | string) {
    this.setAttribute('moves', typeof moves === 'string' ? moves : moves.join(' '));
  }

  /** The position on the board. Setting it sets the position before all moves. */
  get fen(): string {
    return this.#store?.state.shown.snapshot.fen ?? this.getAttribute('fen') ?? '';
  }

  set fen(fen: string) {
    this.setAttribute('fen', fen);
  }

  /** Flips the board. */
  flip(): void {
    this.#store?.dispatch({ type: 'flipped' });
  }

  /** Reviews the game on the board, or the one being opened; mistakes by the side `player` come first. */
  review(player?: string): void {
    const side = player ?? this.getAttribute('player');
    const seat = seatOfSide(gameSpec(this.getAttribute('game')), side);
    this.#open();
    this.#place?.close();
    this.#engine.hurry();
    void this.#opened.then(() => this.#store?.dispatch({ type: 'review-wanted', seat }));
  }

  /** Opens a record of any format; the element shows errors in it. */
  open(content: Blob): Promise<void> {
    this.#open();
    this.#archive();
    this.#place?.close();
    this.#engine.hurry();
    this.#opened = this.#read(content);
    return this.#opened;
  }

  async #read(content: Blob): Promise<void> {
    const refuse = (code: string): void =>
      this.#store?.dispatch({ type: 'record-unfit', fault: plainFault(code) });
    if (content.size > kMostBytes) return refuse('file-too-large');
    try {
      const bytes = new Uint8Array(await content.arrayBuffer());
      this.#store?.dispatch({ type: 'record-given', bytes, chosen: 0 });
    } catch {
      // The file is gone or must not be read.
      refuse('file-unreadable');
    }
    return undefined;
  }

  /** Shows a game and its details: players, result, date and clock times. */
  openGame(told: ToldGame | GivenGame): void {
    this.#open();
    this.#archive();
    this.#place?.close();
    this.#engine.hurry();
    const store = this.#store;
    if (store === null) return;
    const { spec } = store.state;
    const given = 'headers' in told ? told : givenGame(spec, told);
    store.dispatch(givenEvent(spec, given));
    if (given.isReviewed) store.dispatch({ type: 'review-wanted', seat: given.own });
  }

  /** Shows the openings if the place asks for them, which it then need not hold any more. */
  #showOpenings(): void {
    const [place, state] = [this.getAttribute('at') ?? '', this.#store?.state];
    const isWanted = this.#isRouted && place.startsWith(kOpenings);
    if (state === undefined || !this.isConnected || !isWanted) return;
    this.setAttribute('at', '');
    this.#view?.showOpenings();
    if (place !== kOpenings) this.#showLine(state, place.slice(kOpenings.length + 1));
    this.dispatchEvent(placeEvent());
  }

  /** Goes to the position after these moves from the usual start, which becomes a record unless this one has it. */
  #showLine({ spec, tree, settings }: AnalysisState, line: string): void {
    const moves = movesIn(spec, line);
    const startFen = startFenOf(onLines(spec, null), settings.rules);
    const node = tree.startFen === startFen ? nodeAfter(tree, moves) : undefined;
    if (node !== undefined) this.#store?.dispatch({ type: 'node-chosen', node });
    else void this.open(new Blob([lineText(startFen, moves)]));
  }

  /** Makes store and view once, so that an element that is moved in the page keeps its record. */
  #open(): void {
    if (this.#store !== null) return;
    const name = this.getAttribute('save');
    const spec = gameSpec(this.getAttribute('game'));
    const kept = name === null ? null : loadOwn(name, (raw) => fromKept(spec, raw));
    const initial = initialAnalysis(spec, kept, this.#given(spec));
    const store = analysisStore(initial, (event, before, after) => {
      if (before.spec !== after.spec) {
        withSameFocus(this.#root, () => this.#changeBoard(host));
      }
      this.#view?.update(event, before, after);
      this.dataset['state'] = stateOf(store);
      const isTaken = isTakenOver(before, after);
      if (isTaken) this.#keeper?.leave(after);
      else this.#keeper?.hear(after);
      this.#view?.tell('not-kept', this.#keeper?.isKept === false);
      void this.#place?.sync();
      if (isTaken) this.dispatchEvent(placeEvent());
      for (const one of analysisEvents(before, after)) this.dispatchEvent(one);
    });
    this.#store = store;
    const host = this.#hostFor(store);
    this.#place = new ToolPlace(host);
    this.#archiver = new Archiver(store, host.late);
    this.#keeper = name === null ? null : new Keeper(name, initial);
    this.#view = this.#viewOf(host);
    this.dataset['state'] = stateOf(store);
    wear(this.#root, [sheet, laterSheet, virtualSheet, ownSheet]);
    this.#root.replaceChildren(this.#view.element);
    if (kept === null && this.hasAttribute('record')) {
      const bytes = new TextEncoder().encode(this.#givenText());
      store.dispatch({ type: 'record-given', bytes, chosen: 0 });
    }
  }

  /** Another board is another view. */
  #changeBoard(host: ToolHost): void {
    const { isConnected } = this;
    const hadOpenings = this.#view?.hasOpenings === true;
    this.#view?.stop();
    this.#view?.board.disconnect();
    if (this.#view !== null) dissolveGroups(this.#view.element);
    this.#view = this.#viewOf(host);
    if (hadOpenings) this.#view.showOpenings();
    if (this.#place?.isTaken === true) return;
    this.#root.replaceChildren(this.#view.element);
    if (isConnected) this.#view.board.connect();
  }

  #hostFor(store: AnalysisStore): ToolHost {
    return {
      element: this,
      root: this.#root,
      store,
      late: new LateParts((isMissing) => this.#view?.tell('part-missing', isMissing)),
      view: () => this.#view!,
      strings: () => this.#strings(),
      retry: () => this.#place?.go(kMistakes),
      connect: () => this.#connectEngine(),
      disconnect: () => this.#disconnectEngine(),
    };
  }

  #viewOf(host: ToolHost): AnalysisView {
    const { store, late } = host;
    const use = (tool: (host: ToolHost) => Promise<void>) => (): void =>
      void late.load(() => tool(host));
    return new AnalysisView(store.state, this.#strings(), {
      element: this,
      dispatch: (event) => store.dispatch(event),
      restart: () => store.restart(),
      call: (question, args) => store.call(question, args),
      open: (content) => this.#give(content),
      ownSeat: () => seatOfSide(store.state.spec, this.getAttribute('player')),
      retry: host.retry,
      showMoments: use(showMoments),
      annotate: use(annotate),
      editDetails: use(editDetails),
      editPosition: () => this.#place?.go(kEditor),
      keepAll: this.hasAttribute('archived')
        ? (bytes, tell) => void late.load(() => keepAll(host, bytes, tell))
        : null,
      share: use(share),
      isRouted: this.#isRouted,
      load: (...part) => late.load(...part),
    });
  }

  /** The page may know a better place for it. */
  #give(detail: Blob): void {
    const given = new CustomEvent('chuhe-record', { detail, ...kHeard, cancelable: true });
    if (!this.#isRouted || this.dispatchEvent(given)) void this.open(detail);
  }

  get #isRouted(): boolean {
    return this.#place?.isRouted === true;
  }

  #strings(): Strings {
    return stringsOf(this, () => this.#view?.speak(this.#strings()), this.texts);
  }

  #given(spec: GameSpec): Given {
    const [rules, notation] = [this.getAttribute('rules'), this.getAttribute('notation')];
    const known = spec.rules.find((name) => name === rules);
    return {
      fen: this.getAttribute('fen'),
      moves: (this.getAttribute('moves') ?? '').split(/\s+/).filter((move) => move !== ''),
      settings: {
        ...(known && { rules: known }),
        ...(isNotation(notation) && { notation }),
      },
      isTurned: seatOfSide(spec, this.getAttribute('side')) === 'second',
    };
  }

  /** What the attributes put on the board, as a text to be read. */
  #givenText(): string {
    const spec = gameSpec(this.getAttribute('game'));
    const { fen, moves, settings } = this.#given(spec);
    const start = startFenOf(spec, settings.rules ?? spec.rules[0]);
    return this.getAttribute('record') ?? lineText(fen ?? start, moves);
  }

  #connectEngine(): void {
    this.#view?.board.connect();
    this.#engine.wait();
  }

  #disconnectEngine(): void {
    this.#view?.stop();
    this.#view?.board.disconnect();
    this.#engine.cancel();
    this.#store?.disconnect();
  }

  /** What the reader chose once for all boards. */
  #prefer(): void {
    if (this.#store === null) return;
    const given = this.#given(this.#store.state.spec).settings.notation ?? null;
    const { hasCoordinates, hasNumbers, hasPieceValues, reviewsAtOnce, notation } = {
      ...usualPreferences,
      ...preferences.value,
    };
    const shown = { hasCoordinates, hasNumbers, hasPieceValues };
    const settings = { ...shown, reviewsAtOnce, notation: notation ?? given };
    this.#store.dispatch({ type: 'settings-changed', settings });
  }

  #archive(): void {
    if (this.hasAttribute('archived')) this.#archiver?.archive();
  }
}

reflect(ChuheAnalysis, ['game', 'record', 'side', 'notation', 'rules', ...lookAttributes]);

/** For style sheets and tests: `loading`, `thinking`, `idle`, `failed`. */
function stateOf({ state }: AnalysisStore): string {
  if (state.engine.name === 'failed') return 'failed';
  if (!isSettled(state)) return 'loading';
  return state.ask === null ? 'idle' : 'thinking';
}

export function defineChuheAnalysis(): void {
  if (customElements.get('chuhe-analysis') === undefined) {
    customElements.define('chuhe-analysis', ChuheAnalysis);
  }
}

/** What the script for other pages calls. */
export { defineChuheAnalysis as define };

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-analysis': ChuheAnalysis;
  }
  interface HTMLElementEventMap {
    'chuhe-play': CustomEvent<string>;
    'chuhe-record': CustomEvent<Blob>;
  }
}
