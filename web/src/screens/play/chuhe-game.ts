// SPDX-License-Identifier: MIT
// <chuhe-game>: a board to play on, with the engine inside. Several on one page are independent.

import type { EndReason } from '../../games/result.ts';
import { legalMoves } from '../common/position/shown.ts';
import { GameStore } from './game-store.ts';
import type { Report, Snapshot, Status } from '../../engine/protocol.ts';
import { stringsOf, type Strings } from '../../i18n/index.ts';
import type { AppEvent } from './state/events.ts';
import { initialState } from './state/new-game.ts';
import { isSettled, isUsersTurn, resultOf, shownPhaseOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';
import { preferences } from '../../storage/preferences.ts';
import { chosenSettings, eventOf, givenGame, givenLine, savedGame } from './attributes.ts';
import { beforeMoveEvent, eventsOf, type GameEventMap } from './game-events.ts';
import { embedEvent } from './embed-event.ts';
import { GameParts } from './game-parts.ts';
import { GameView } from './game-view.ts';
import { lookAttributes, watchLook } from '../../board/looks/element-look.ts';
import { gameSpec } from '../../games/index.ts';
import { lineOf, lineText, resultToken, type ResultToken } from '../../games/record.ts';
import { gamesHash } from '../../route.ts';
import { FormPart } from '../../ui/form-part.ts';
import { Lazy } from '../../ui/lazy.ts';
import { nextTask } from '../../ui/next-task.ts';
import { reflect, upgrade } from '../../ui/reflect.ts';
import { withSameFocus } from '../../ui/same-focus.ts';
import { isSame } from '../../board/scene.ts';
import { ElementBase, rootOf } from '../../ui/root.ts';
import { sheet, wear } from '../../ui/sheet.ts';
import type { Command } from '../../ui/shortcuts.ts';
import type { Watch } from '../../ui/theme.ts';

/** In milliseconds. */
const kLongestDrawing = 2000;

/** Whether no board was shown yet: then nobody can use the page, and its first task should not be long. */
let isFirst = true;

/**
 * A game against the engine, between two people at one screen, or of the engine against itself. In a form
 * its value is the game record: PGN, or PSQ for Gomoku.
 *
 * @attr {'xiangqi' | 'gomoku'} [game=xiangqi] - the game
 * @attr {string} fen - the start position as a FEN; default: the usual start position
 * @attr {string} moves - the moves from that position, separated by spaces
 * @attr {'red' | 'black' | 'white'} side - the side the user plays; default: the side that moves first
 * @attr {number} [level=3] - the playing strength of the engine, 1 to 10
 * @attr {'bao' | 'an' | 'leo' | 'mai' | 'ken' | 'rosa' | 'hong' | 'yuki' | 'lan' | 'wei'} opponent - one of ten
 *   opponents with a portrait, a playing style and a strength, levels 1 to 10 in this order; overrides `level`
 * @attr {'engine' | 'people' | 'engines'} [players=engine] - who plays: the user against the engine, two people, or
 *   the engine on both sides
 * @attr {'zh-hans' | 'zh-hant' | 'wxf' | 'vietnamese' | 'iccs' | 'uci'} notation - the notation of the move list and
 *   the coordinates; default: the notation of the language
 * @attr {'asian' | 'computer' | 'simple' | 'chinese' | 'freestyle' | 'standard' | 'renju' | 'caro'} rules - the rule
 *   set: for repetitions in Xiangqi, or the rule of Gomoku
 * @attr {string} name - the name of the form field that contains the game
 * @attr {string} save - saves the game in this browser under this name
 * @attr {boolean} analysable - offers to analyse the game: dispatches `chuhe-analyse`
 * @attr {boolean} archived - saves every game in this browser; the site lists them in My games
 * @attr {boolean} linkable - offers games with a friend by link; pass received links to `receive()`
 * @attr {boolean} embeddable - offers to embed the game in other pages: dispatches `chuhe-embed`
 * @fires {CustomEvent<null>} chuhe-ready - the engine has answered for the first time
 * @fires {CustomEvent<{ move: string, fen: string, by: 'user' }>} chuhe-before-move - the user is about to make a
 *   move; `preventDefault()` rejects it
 * @fires {CustomEvent<{ move: string, fen: string, by: 'user' | 'engine' }>} chuhe-move - a move has been played
 * @fires {CustomEvent<{ winner: 'first' | 'second' | null, reason: string }>} chuhe-end - the game has ended
 * @fires {CustomEvent<{ fault: string }>} chuhe-error - an error occurred; `fault` is its code
 * @fires {CustomEvent<ToldGame>} chuhe-analyse - the user wants to analyse the game; the detail has `startFen`
 *   and `moves`, the players, result, date and clock times
 * @fires {CustomEvent<Embedded>} chuhe-embed - the user wants to embed the game in another page
 * @fires {CustomEvent<string>} chuhe-place - a friend's link has been read and can be removed from the address
 * @ignore linkable chuhe-place receive whenDrawn
 * @slot panel - content of the page below the move list
 * @csspart game - the whole element
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
 * @csspart end - the message at the end of a game
 * @csspart coach - the warning before a blunder
 * @csspart ruling - a repetition and its ruling
 */
export class ChuheGame extends ElementBase {
  static readonly formAssociated = true;

  static readonly observedAttributes = [
    'game',
    'fen',
    'moves',
    'side',
    'level',
    'opponent',
    'players',
    'lang',
    'notation',
    'rules',
    'name',
    ...lookAttributes,
  ];

  declare game: string | null;
  declare side: string | null;
  declare level: string | number | null;
  declare opponent: string | null;
  declare players: string | null;
  declare rules: string | null;
  declare notation: string | null;
  declare theme: string | null;
  declare board: string | null;
  declare pieces: string | null;
  declare view: string | null;
  declare name: string | null;
  readonly #root = rootOf(this);
  readonly #formPart = new FormPart(this);
  readonly #engine = new Lazy(
    this,
    () => this.#store?.connect(),
    // The board comes first, except where nobody can see it.
    () => Promise.race([this.whenDrawn, nextTask(kLongestDrawing)]),
  );
  #store: GameStore | null = null;
  #view: GameView | null = null;
  #parts: GameParts | null = null;
  #lookWatch: Watch | null = null;
  /** Functions that stop the listeners. */
  #endings: readonly (() => void)[] = [];
  #isDisabled = false;
  #drawn = (): void => {};
  /** Resolves when the board has been painted for the first time. */
  readonly whenDrawn = new Promise<void>((resolve) => (this.#drawn = resolve));
  readonly #look = (): void =>
    this.#dispatch({ type: 'visibility-changed', isVisible: !this.ownerDocument.hidden });

  connectedCallback(): void {
    upgrade(this);
    if (this.#open()) this.#appear();
    this.#lookWatch = watchLook(this, () => this.#view?.redraw());
    this.#connect();
    const { ownerDocument } = this;
    ownerDocument.addEventListener('visibilitychange', this.#look);
    this.#look();
    this.#endings = [
      preferences.watch(() => this.#prefer()),
      () => ownerDocument.removeEventListener('visibilitychange', this.#look),
    ];
    this.#prefer();
    void this.#complete();
  }

  disconnectedCallback(): void {
    for (const end of this.#endings) end();
    this.#dispatch({ type: 'visibility-changed', isVisible: false });
    this.#lookWatch?.stop();
    this.#disconnect();
  }

  /** As set by its attributes. */
  formResetCallback(): void {
    this.#dispatch({ type: 'position-set', line: givenLine(this) });
  }

  formDisabledCallback(isDisabled: boolean): void {
    this.#isDisabled = isDisabled;
    if (this.#view !== null) this.#view.element.inert = isDisabled;
  }

  formStateRestoreCallback(state: string): void {
    this.#dispatch({ type: 'position-set', line: lineOf(state) });
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (this.#store === null || before === value) return;
    const event = eventOf(this, name);
    if (event !== null) return this.#dispatch(event);
    switch (name) {
      case 'game':
        return this.#changeGame();
      case 'name':
        return this.#record();
      case 'lang':
        this.#parts?.companion?.speak();
        return this.#view?.speak(this.#strings());
      default:
        return this.#lookWatch?.apply();
    }
  }

  /** The position on the board. */
  get fen(): string {
    return this.#snapshot?.fen ?? givenLine(this).startFen;
  }

  set fen(fen: string) {
    this.setAttribute('fen', fen);
  }

  /** The moves played since the start of the game. */
  get moves(): readonly string[] {
    return this.#state?.game.moves ?? [];
  }

  set moves(moves: readonly string[] | string) {
    this.setAttribute('moves', typeof moves === 'string' ? moves : moves.join(' '));
  }

  /** The engine's description of the current position; null until the engine has answered. */
  get snapshot(): Snapshot | null {
    return this.#state?.shown.isProvisional === false ? this.#state.shown.snapshot : null;
  }

  /** The legal moves of the side to move; empty until the engine has checked the latest move. */
  get legalMoves(): readonly string[] {
    return this.#state !== undefined && isSettled(this.#state) ? legalMoves(this.#state) : [];
  }

  /** The status of the game. */
  get status(): Status {
    const result = this.#state && resultOf(this.#state);
    if (!result) return 'ongoing';
    return result.winner === null ? 'draw' : `${result.winner}-wins`;
  }

  /** The result as in a PGN record: `*`, `1-0`, `0-1` or `1/2-1/2`. */
  get result(): ResultToken {
    return resultToken(this.status);
  }

  /** Why the game ended; empty while it is in progress. */
  get reason(): EndReason | '' {
    return (this.#state && resultOf(this.#state)?.reason) ?? '';
  }

  /** The engine's latest report. */
  get info(): Report | null {
    return this.#state?.thought?.info ?? null;
  }

  /**
   * The game as a record: PGN, or PSQ for Gomoku; empty without a `name` and until the engine has answered.
   */
  get value(): string {
    return this.#formPart.value;
  }

  /** The form that contains the element. */
  get form(): HTMLFormElement | null {
    return this.#formPart.form;
  }

  /** Starts a new game with the same settings. */
  newGame(): void {
    this.#engine.hurry();
    this.#dispatch({ type: 'new-game', roll: Math.random() });
  }

  /** Plays a move for the user; returns false if it is not their turn or the move is illegal. */
  play(move: string): boolean {
    this.#engine.hurry();
    const state = this.#state;
    if (state === undefined || !isUsersTurn(state) || !legalMoves(state).includes(move))
      return false;
    this.#dispatch({ type: 'move-played', move });
    return this.moves !== state.game.moves;
  }

  /** Takes back the user's last move and the engine's reply. */
  undo(): void {
    this.#dispatch({ type: 'undo' });
  }

  /** Shows the move the engine would play. */
  hint(): void {
    this.#engine.hurry();
    this.#dispatch({ type: 'hint' });
  }

  /** Flips the board. */
  flip(): void {
    this.#dispatch({ type: 'flip' });
  }

  /** Makes the engine move immediately. */
  stop(): void {
    this.#dispatch({ type: 'stop' });
  }

  get #state(): GameState | undefined {
    return this.#store?.state;
  }

  get #snapshot(): Snapshot | undefined {
    return this.#state?.shown.snapshot;
  }

  #dispatch(event: AppEvent): void {
    this.#store?.dispatch(event);
  }

  #connect(): void {
    if (this.#root.contains(this.#view?.element ?? null)) this.#view?.connect();
    this.#engine.wait();
  }

  #disconnect(): void {
    this.#view?.disconnect();
    this.#parts?.companion?.disconnect();
    this.#engine.cancel();
    this.#store?.disconnect();
  }

  /** A different game needs a new board and engine. */
  #changeGame(): void {
    if (this.#state?.spec.id === gameSpec(this.getAttribute('game')).id) return;
    this.#disconnect();
    this.#store = null;
    if (this.#open()) this.#appear();
    if (!this.isConnected) return;
    this.#connect();
    this.#look();
  }

  /**
   * Creates the store once, so that moving the element within the page keeps its game. Returns whether it is new and
   * its view has to be shown.
   */
  #open(): boolean {
    if (this.#store !== null) return false;
    const given = savedGame(this) ?? givenGame(this);
    const state = initialState({ ...given, settings: chosenSettings(this, given.settings) });
    const store = new GameStore(state, {
      changed: (before, after) => this.#changed(before, after),
      mayPlay: (after, move) => this.dispatchEvent(beforeMoveEvent(after, move)),
      isRecorded: () => this.hasAttribute('name'),
      recorded: (record) => this.#hold(record),
    });
    this.#store = store;
    this.#parts = new GameParts({
      element: this,
      root: this.#root,
      store,
      strings: () => this.#strings(),
    });
    this.dataset['state'] = shownPhaseOf(state);
    return true;
  }

  /** The page's first board comes in steps; any other replaces something, and is not to leave a gap. */
  #appear(): void {
    if (this.#store === null) return;
    if (isFirst && this.hasAttribute('data-fills')) void this.#showGently(this.#store);
    else this.#showNow(this.#store);
    isFirst = false;
  }

  /** Until the view is complete, the page shows a picture of the board, or nothing. */
  async #showGently(store: GameStore): Promise<void> {
    await nextTask();
    // Another game may have been opened.
    if (store !== this.#store || this.#view !== null) return;
    const view = this.#makeView(store);
    this.#view = view;
    await view.refreshGently();
    await nextTask();
    if (view !== this.#view) return;
    this.#show(view);
    if (this.isConnected) view.connect(true);
  }

  #showNow(store: GameStore): void {
    const view = this.#makeView(store);
    this.#view = view;
    view.refresh();
    this.#show(view);
  }

  /** A different board needs a new view. */
  #changeBoard(): void {
    if (this.#store === null) return;
    this.#view?.disconnect();
    this.#showNow(this.#store);
    if (this.isConnected) this.#view?.connect();
  }

  #show(view: GameView): void {
    wear(this.#root, [sheet]);
    this.#root.replaceChildren(view.element);
  }

  #makeView(store: GameStore): GameView {
    const { state } = store;
    const view = new GameView(state, this.#strings(), {
      dispatch: (event) => store.dispatch(event),
      call: (name, args) => store.call(name, args),
      restart: () => store.restart(),
      drawn: () => this.#drawn(),
      setUp: () => void this.setUp(),
      settings: {
        isOffered: () => !this.hasAttribute('data-fills'),
        take: () => void this.#parts?.openSettings(),
      },
      toggleThinking: () =>
        preferences.choose({ showsThinking: this.#state?.settings.showsThinking !== true }),
      isAnalysable: () => this.hasAttribute('analysable'),
      analyse: () => void this.#parts?.analyse(),
      isArchived: () => this.hasAttribute('archived'),
      openGames: () => (location.hash = gamesHash(store.state.spec.id)),
      receive: (link) => this.receive(link),
      isEmbeddable: () => this.hasAttribute('embeddable'),
      embed: () => this.dispatchEvent(embedEvent(store.state)),
    });
    view.element.inert = this.#isDisabled;
    return view;
  }

  /** Opens the dialog for a new game, starting from the given position if any. */
  async setUp(fen: string | null = null): Promise<void> {
    await this.#parts?.setUp(fen);
  }

  /** Opens a friend's link: the whole link, or the part after the name of the game. */
  async receive(link: string): Promise<void> {
    this.#engine.hurry();
    await this.#parts?.receive(link);
  }

  /** Keys and later styles are loaded without waiting for them. */
  async #complete(): Promise<void> {
    await this.whenDrawn;
    const part = await this.#parts?.beside();
    if (!part) return;
    wear(this.#root, [part.laterSheet], 1);
    if (!this.isConnected || this.#endings.length > 2) return;
    const obey = (command: Command): boolean => this.#view?.obey(command) === true;
    this.#endings = [...this.#endings, part.listenToKeys(this, obey)];
  }

  /** The reader's preferences may have changed. */
  #prefer(): void {
    const { settings } = this.#state ?? {};
    if (settings === undefined) return;
    const chosen = chosenSettings(this, settings);
    if (!isSame(chosen, settings)) this.#dispatch({ type: 'settings-changed', settings: chosen });
  }

  #hold(record: string): void {
    const { startFen, moves } = this.#state?.game ?? givenLine(this);
    this.#formPart.set(record, lineText(startFen, moves));
  }

  /** An end without a move also changes the record. */
  #record(): void {
    if (!this.hasAttribute('name')) return;
    // If the engine is gone or rejects the game, the record stays unchanged.
    this.#store?.record(this.status).catch(() => {});
  }

  #strings(): Strings {
    return stringsOf(this, () => this.#view?.speak(this.#strings()));
  }

  #changed(before: GameState, after: GameState): void {
    this.dataset['state'] = shownPhaseOf(after);
    if (before.spec !== after.spec) withSameFocus(this.#root, () => this.#changeBoard());
    this.#view?.update(before, after);
    this.#parts?.changed(before, after);
    if (after.game.ended !== before.game.ended) this.#record();
    for (const one of eventsOf(before, after)) this.dispatchEvent(one);
  }
}

reflect(ChuheGame, [
  'game',
  'side',
  'level',
  'opponent',
  'players',
  'rules',
  'notation',
  'name',
  ...lookAttributes,
]);

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-game': ChuheGame;
  }
  interface HTMLElementEventMap extends GameEventMap {}
}

export function defineChuheGame(): void {
  if (customElements.get('chuhe-game') === undefined)
    customElements.define('chuhe-game', ChuheGame);
}

/** Called by the script for other pages. */
export { defineChuheGame as define };
