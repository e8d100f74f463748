// SPDX-License-Identifier: MIT
// <chuhe-puzzle>: puzzles on a board that judges every move and answers it.

import { readLook } from '../../board/look.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { GameId } from '../../engine/protocol.ts';
import { gameSpec } from '../../games/index.ts';
import type { Strings } from '../../i18n/index.ts';
import { load, save, watchStore } from '../../storage/store.ts';
import { dayOf } from '../common/day.ts';
import { TableStore } from '../common/table-store.ts';
import { StudyElement, type StudyView } from '../common/study-element.ts';
import { fromKept, noProgress, toKept, type Progress } from './progress.ts';
import { beforeMoveEvent, puzzleEvents, solversMove } from './puzzle-events.ts';
import type { ChoicesSheet, SheetHandlers } from './choices-sheet.ts';
import { ownPuzzles } from './own-puzzles.ts';
import { givenPuzzle, loadPuzzles, puzzleOf } from './puzzle.ts';
import { initialPuzzles, reduce } from './reduce.ts';
import { isRushing, type PuzzleEvent, type PuzzleState } from './state.ts';
import { puzzleTexts } from '../../i18n/en/puzzles.ts';
import { LateParts } from '../../ui/late-parts.ts';
import { reflect, upgrade } from '../../ui/reflect.ts';
import { sheetOf, type Style } from '../../ui/sheet.ts';
import puzzleCss from '../../styles/puzzles.css?inline';
import { PuzzleView } from './view.ts';

/** In milliseconds since 1970, unaffected by changes of the system clock. */
function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

function today(): number {
  return dayOf(new Date());
}

/** Often enough for a clock that shows seconds. */
const kTickMs = 250;

const ownSheet = sheetOf(puzzleCss);

/** A puzzle given by the page, instead of the list. */
const given = new Set(['fen', 'mate', 'solution']);

/**
 * The project's puzzles, or one given by the page, on a board that checks every move and plays the reply.
 *
 * @attr {'xiangqi' | 'gomoku'} [game=xiangqi] - the game; read only once
 * @attr {string} fen - the start position of the page's own puzzle; needs `mate` or `solution`
 * @attr {number} mate - the number of moves to the win
 * @attr {string} solution - the correct first moves, separated by spaces
 * @attr {string} save - saves the progress in this browser under this name
 * @attr {boolean} analysable - offers to analyse a puzzle: dispatches `chuhe-analyse`
 * @fires {CustomEvent<null>} chuhe-ready - a puzzle is shown on the board
 * @fires {CustomEvent<{ move: string, fen: string, by: 'user' }>} chuhe-before-move - the user is about to make a
 *   move; `preventDefault()` rejects it
 * @fires {CustomEvent<{ move: string, fen: string, by: 'user' | 'engine' }>} chuhe-move - a move has been played
 * @fires {CustomEvent<{ number: number, isUnaided: boolean }>} chuhe-solved - a puzzle has been solved; `number` is 0
 *   for a puzzle given by the page
 * @fires {CustomEvent<{ fault: string, reason?: string, move?: string, moves?: number }>} chuhe-error - an error
 *   occurred; `fault` is its code; with `puzzle-refused`, `reason` says why the page's own puzzle cannot be set
 * @fires {CustomEvent<{ startFen: string, moves: string[] }>} chuhe-analyse - the user wants to analyse the puzzle
 * @csspart puzzle - the whole element
 * @csspart tools - the tools below the board or the panel: rows of buttons
 * @csspart actions - the row of buttons
 * @csspart moves - the move list
 * @csspart settings - the settings
 */
export class ChuhePuzzle extends StudyElement {
  static override readonly observedAttributes = [...StudyElement.observedAttributes, ...given];

  declare game: string | null;
  declare at: string | null;
  declare mate: string | number | null;
  declare solution: string | null;
  declare theme: string | null;
  declare board: string | null;
  declare pieces: string | null;
  declare view: string | null;
  readonly texts = puzzleTexts;
  #store: TableStore<PuzzleState, PuzzleEvent> | null = null;
  #view: PuzzleView | null = null;
  readonly #late = new LateParts((isMissing) => this.#view?.tellPartMissing(isMissing));
  #choices: ChoicesSheet | null = null;
  #unwatch = (): void => {};
  #clock: ReturnType<typeof setInterval> | undefined;

  override connectedCallback(): void {
    upgrade(this);
    super.connectedCallback();
    const name = this.getAttribute('save');
    const game = this.#store?.state.spec.id;
    if (name === null || game === undefined) return;
    const read = (raw: unknown): Progress | null => fromKept(game, raw);
    this.#unwatch = watchStore(name, read, (progress) =>
      this.#store?.dispatch({ type: 'progress-come', progress }),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopClock();
    this.#choices?.close();
    this.#unwatch();
  }

  override attributeChangedCallback(
    name: string,
    before: string | null,
    value: string | null,
  ): void {
    if (!given.has(name)) super.attributeChangedCallback(name, before, value);
    else if (before !== value && this.#store !== null) void this.#fetch(this.#store.state.spec.id);
  }

  /** The position on the board. Setting it sets the start position of a puzzle. */
  get fen(): string {
    return this.#store?.state.shown.snapshot.fen ?? this.getAttribute('fen') ?? '';
  }

  set fen(fen: string) {
    this.setAttribute('fen', fen);
  }

  /** The moves played in the puzzle so far. */
  get moves(): readonly string[] {
    return this.#store?.state.position.moves ?? [];
  }

  /** Shows another puzzle, chosen by the reader's settings. */
  next(): void {
    this.hurry();
    this.#store?.dispatch({ type: 'next-wanted', roll: Math.random(), today: today() });
  }

  /** Shows the piece to move; on a second call, the move. */
  hint(): void {
    this.hurry();
    this.#store?.dispatch({ type: 'hint' });
  }

  /** Takes back a wrong move. */
  again(): void {
    this.#store?.dispatch({ type: 'again' });
  }

  /** Plays the solution. */
  showSolution(): void {
    this.hurry();
    this.#store?.dispatch({ type: 'solution' });
  }

  /** Flips the board. */
  flip(): void {
    this.#store?.dispatch({ type: 'flipped' });
  }

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<PuzzleState, PuzzleEvent>;
  } {
    const spec = gameSpec(this.getAttribute('game'));
    const saveName = this.getAttribute('save');
    const read = (raw: unknown): Progress | null => fromKept(spec.id, raw);
    const progress = saveName === null ? null : load(saveName, read);
    const store = new TableStore<PuzzleState, PuzzleEvent>(
      initialPuzzles(spec, progress ?? noProgress, today()),
      {
        reduce,
        changed: (...change) => this.#changed(...change),
        isRefused: (event, before, after) => {
          const move = solversMove(event, before, after);
          return move !== null && !this.dispatchEvent(beforeMoveEvent(before, move));
        },
        reduceRefused: (state) => ({ ...state, selected: null }),
      },
    );
    const choices: Omit<SheetHandlers, 'print'> = {
      chooseTheme: (theme) => store.dispatch({ type: 'theme-chosen', theme, roll: Math.random() }),
      chooseOrder: (order) => store.dispatch({ type: 'order-chosen', order }),
      chooseMotif: (motif) => store.dispatch({ type: 'motif-chosen', motif, roll: Math.random() }),
      train: () => store.dispatch({ type: 'training-wanted', today: today(), roll: Math.random() }),
      day: () => store.dispatch({ type: 'day-wanted', today: today() }),
      rush: (minutes) => {
        this.hurry();
        const now = steadyNow();
        store.dispatch({ type: 'rush-begun', minutes, now, today: today() });
      },
      go: (number) => this.goTo(String(number)),
    };
    const view = new PuzzleView(store, strings, {
      ...choices,
      choose: () => void this.#choose(choices),
      next: () => this.next(),
      review: () => {
        store.dispatch({ type: 'order-chosen', order: 'mistakes' });
        this.next();
      },
      fetch: () => void this.#fetch(spec.id),
      isAnalysable: () => this.hasAttribute('analysable'),
      analyse: () => this.#analyse(),
    });
    this.#store = store;
    this.#view = view;
    this.dataset['state'] = 'loading';
    if (this.hasAttribute('fen')) void this.#fetch(spec.id);
    return { view, engine: store };
  }

  protected override styles(): Style[] {
    return [...super.styles(), ownSheet];
  }

  protected override begin(): void {
    super.begin();
    const { puzzle, spec } = this.#store?.state ?? {};
    if (puzzle === null && spec !== undefined && !this.hasAttribute('fen'))
      void this.#fetch(spec.id);
  }

  protected goTo(at: string): void {
    const number = Number(at);
    const store = this.#store;
    if (store === null || store.state.puzzle?.number === number) return;
    const { puzzles, spec } = store.state;
    // A mistake kept since the list was read is only in a new one.
    if (puzzles.length > 0 && puzzleOf(puzzles, number) === undefined) void this.#fetch(spec.id);
    else store.dispatch({ type: 'number-chosen', number, today: today() });
  }

  async #fetch(game: GameId): Promise<void> {
    // A page sets one attribute after the other.
    await Promise.resolve();
    const own = givenPuzzle(this, game);
    if (own !== null) {
      this.#store?.dispatch({ type: 'list-come', puzzles: [own], at: own.number });
      return;
    }
    if (this.hasAttribute('fen')) {
      this.#store?.dispatch({ type: 'given-refused', refusal: { reason: 'unjudged' } });
      return;
    }
    try {
      const list = await loadPuzzles(game);
      const puzzles = this.hasAttribute('save') ? [...list, ...ownPuzzles(game)] : list;
      const at = Number(this.getAttribute('at'));
      const isKnown = puzzleOf(puzzles, at) !== undefined;
      // The address names nothing that Back could return to.
      if (!isKnown) this.tell('');
      this.#store?.dispatch({ type: 'list-come', puzzles, at: isKnown ? at : null });
    } catch {
      this.#store?.dispatch({ type: 'list-missing' });
    }
  }

  #changed(event: PuzzleEvent, before: PuzzleState, after: PuzzleState): void {
    this.dataset['state'] = stateOf(after);
    this.toggleAttribute('data-done', after.stage === 'solved');
    this.#view?.update(before);
    if (this.#choices?.isOpen === true) this.#choices.update(after, this.strings());
    if (isRushing(after) !== isRushing(before)) this.#watchClock(isRushing(after));
    // Keeps what another tab has stored.
    const saveName = this.getAttribute('save');
    const isNews = after.progress !== before.progress && event.type !== 'progress-come';
    if (saveName !== null && isNews)
      this.#view?.tellNotKept(save(saveName, toKept(after.progress)));
    const { puzzle } = after;
    // A rush as a whole is one place.
    if (puzzle !== before.puzzle && puzzle !== null && puzzle.source !== null && !isRushing(after))
      this.tell(String(puzzle.number));
    for (const one of puzzleEvents(before, after)) this.dispatchEvent(one);
  }

  #watchClock(isRunning: boolean): void {
    this.#stopClock();
    if (!isRunning) return;
    const tick = (): void => this.#store?.dispatch({ type: 'rush-ticked', now: steadyNow() });
    this.#clock = setInterval(tick, kTickMs);
  }

  #stopClock(): void {
    clearInterval(this.#clock);
  }

  async #choose(handlers: Omit<SheetHandlers, 'print'>): Promise<void> {
    const store = this.#store;
    const part = await this.#late.load(() => import('./choices-sheet.ts'));
    // The button may have been pressed twice.
    if (part === null || store === null || this.#choices?.isOpen === true) return;
    const call: EngineClient['call'] = (name, args) => store.call(name, args);
    const print = (): void => {
      const { pieces } = readLook(this);
      void part.printPuzzles(store.state, { pieces, today: today() }, this.strings(), call);
    };
    this.#choices = new part.ChoicesSheet(this, { ...handlers, print }, this.strings());
    this.#choices.update(store.state, this.strings());
    this.#choices.show();
  }

  #analyse(): void {
    const { fen, moves } = this.#store?.state.position ?? { fen: '', moves: [] };
    const detail = { startFen: fen, moves };
    this.dispatchEvent(new CustomEvent('chuhe-analyse', { detail, bubbles: true, composed: true }));
  }
}

reflect(ChuhePuzzle, ['game', 'at', 'mate', 'solution', 'theme', 'board', 'pieces', 'view']);

/** For style sheets and tests: `loading`, `failed`, or the stage. */
function stateOf(state: PuzzleState): string {
  const { engine, isMissing, puzzle, shown, stage } = state;
  if (engine.name === 'failed' || isMissing) return 'failed';
  if (stage === 'refused') return 'failed';
  if (puzzle === null || shown.isProvisional || stage === 'checking') return 'loading';
  return stage === 'solving' && shown.moves !== state.position.moves ? 'replying' : stage;
}

export function defineChuhePuzzle(): void {
  if (customElements.get('chuhe-puzzle') === undefined) {
    customElements.define('chuhe-puzzle', ChuhePuzzle);
  }
}

/** Called by the script for other pages. */
export { defineChuhePuzzle as define };

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-puzzle': ChuhePuzzle;
  }
}
