// SPDX-License-Identifier: MIT
// <chuhe-puzzle>: puzzles on a board that judges every move and answers it.

import type { GameId } from '../../engine/protocol.ts';
import { gameSpec } from '../../games/index.ts';
import type { Strings } from '../../i18n/index.ts';
import { saveNames } from '../../storage/save-names.ts';
import { load, save, watchStore } from '../../storage/store.ts';
import { TableStore } from '../common/table-store.ts';
import { StudyElement, type StudyView } from '../common/study-element.ts';
import { dayOf, fromKept, noProgress, toKept, type Progress } from './progress.ts';
import { loadPuzzles, puzzleOf } from './puzzle.ts';
import { initialPuzzles, reduce } from './reduce.ts';
import type { PuzzleEvent, PuzzleState } from './state.ts';
import { puzzleTexts } from '../../i18n/puzzles.ts';
import { PuzzleView } from './view.ts';

function today(): number {
  return dayOf(Date.now());
}

/** Besides the attributes of every study: `game`, read once, and `at`, the number of a puzzle. */
export class ChuhePuzzle extends StudyElement {
  readonly texts = puzzleTexts;
  #store: TableStore<PuzzleState, PuzzleEvent> | null = null;
  #view: PuzzleView | null = null;

  /** The position on the board. */
  get fen(): string {
    return this.#store?.state.shown.snapshot.fen ?? '';
  }

  get moves(): readonly string[] {
    return this.#store?.state.position.moves ?? [];
  }

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<PuzzleState, PuzzleEvent>;
  } {
    const spec = gameSpec(this.getAttribute('game'));
    const saveName = saveNames.puzzles[spec.id];
    const read = (raw: unknown): Progress | null => fromKept(spec.id, raw);
    const progress = load(saveName, read) ?? noProgress;
    const store = new TableStore<PuzzleState, PuzzleEvent>(
      initialPuzzles(spec, progress, today()),
      { reduce, changed: (...change) => this.#changed(...change) },
    );
    const view = new PuzzleView(store, strings, {
      next: () => store.dispatch({ type: 'next-wanted', roll: Math.random(), today: today() }),
      fetch: () => void this.#fetch(spec.id),
      analyse: () => this.#analyse(),
      chooseTheme: (theme) => store.dispatch({ type: 'theme-chosen', theme, roll: Math.random() }),
      chooseOrder: (order) => store.dispatch({ type: 'order-chosen', order }),
      go: (number) => this.goTo(String(number)),
    });
    this.#store = store;
    this.#view = view;
    watchStore(saveName, read, (kept) => store.dispatch({ type: 'progress-come', progress: kept }));
    this.dataset['state'] = 'loading';
    void this.#fetch(spec.id);
    return { view, engine: store };
  }

  protected goTo(at: string): void {
    const number = Number(at);
    const { puzzle } = this.#store?.state ?? {};
    if (puzzle?.number === number) return;
    this.#store?.dispatch({ type: 'number-chosen', number, today: today() });
  }

  async #fetch(game: GameId): Promise<void> {
    try {
      const puzzles = await loadPuzzles(game);
      const at = Number(this.getAttribute('at'));
      const isKnown = puzzleOf(puzzles, at) !== undefined;
      this.#store?.dispatch({ type: 'list-come', puzzles, at: isKnown ? at : null });
    } catch {
      this.#store?.dispatch({ type: 'list-missing' });
    }
  }

  #changed(event: PuzzleEvent, before: PuzzleState, after: PuzzleState): void {
    this.dataset['state'] = stateOf(after);
    this.#view?.update(before);
    // What another tab has kept is kept.
    if (after.progress !== before.progress && event.type !== 'progress-come') {
      const saveName = saveNames.puzzles[after.spec.id];
      this.#view?.tellNotKept(save(saveName, toKept(after.progress)));
    }
    if (after.puzzle !== before.puzzle && after.puzzle !== null)
      this.tell(String(after.puzzle.number));
  }

  #analyse(): void {
    const { fen, moves } = this.#store?.state.position ?? { fen: '', moves: [] };
    const detail = { startFen: fen, moves };
    this.dispatchEvent(new CustomEvent('chuhe-analyse', { detail, bubbles: true, composed: true }));
  }
}

/** For style sheets and tests: `loading`, `failed`, or the stage. */
function stateOf({ engine, isMissing, puzzle, shown, position, stage }: PuzzleState): string {
  if (engine.name === 'failed' || isMissing) return 'failed';
  if (puzzle === null || shown.isProvisional) return 'loading';
  return stage === 'solving' && shown.moves !== position.moves ? 'replying' : stage;
}

export function defineChuhePuzzle(): void {
  if (customElements.get('chuhe-puzzle') === undefined) {
    customElements.define('chuhe-puzzle', ChuhePuzzle);
  }
}

/** What the script for other pages calls. */
export { defineChuhePuzzle as define };

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-puzzle': ChuhePuzzle;
  }
}
