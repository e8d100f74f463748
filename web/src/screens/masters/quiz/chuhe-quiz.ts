// SPDX-License-Identifier: MIT
// <chuhe-quiz>: guess the master's move. It belongs to the page, not to the package.

import type { Seat } from '../../../games/seat.ts';
import { xiangqi } from '../../../games/xiangqi/index.ts';
import type { Strings } from '../../../i18n/index.ts';
import { quizTexts } from '../../../i18n/en/quiz.ts';
import { masters, type MastersClient } from '../../../masters/masters-client.ts';
import type { MasterGame } from '../../../masters/masters.ts';
import { load, save, watchStore } from '../../../storage/store.ts';
import quiz from '../../../styles/quiz.css?inline';
import { sheetOf, type Style } from '../../../ui/sheet.ts';
import { quizPlace } from '../../common/masters-hash.ts';
import { StudyElement, type StudyView } from '../../common/study-element.ts';
import { stateOf } from '../../common/table.ts';
import { TableStore } from '../../common/table-store.ts';
import { givenOf, readingOf } from '../words.ts';
import { fromKept, kSaveName, noScore, toKept } from './score.ts';
import { initialQuiz, kLeastPlies, reduce, type QuizEvent, type QuizState } from './state.ts';
import { QuizView } from './view.ts';

const ownSheet = sheetOf(quiz);

/** The game and side of an address such as `guess-12-red`; nulls choose a random game. */
function placeIn(at: string | null): { number: number | null; seat: Seat | null } {
  const [, digits, side] = /^guess-(\d+)(?:-(red|black))?$/.exec(at ?? '') ?? [];
  const seat = side === undefined ? null : side === 'red' ? 'first' : 'second';
  return { number: digits === undefined ? null : Number(digits), seat };
}

/** The winner's seat; Red's for a draw. */
function seatIn({ result }: MasterGame): Seat {
  return result === '0-1' ? 'second' : 'first';
}

/**
 * In addition to the attributes of every study: `at`, for example `guess-12-red` for Red's moves in
 * that game.
 */
export class ChuheQuiz extends StudyElement {
  readonly texts = quizTexts;
  #store: TableStore<QuizState, QuizEvent> | null = null;
  #view: QuizView | null = null;
  /** The number of the last requested game; answers to older requests are ignored. */
  #asked = 0;

  get moves(): readonly string[] {
    return this.#store?.state.position.moves ?? [];
  }

  protected open(strings: Strings): {
    view: StudyView;
    engine: TableStore<QuizState, QuizEvent>;
  } {
    const store = new TableStore<QuizState, QuizEvent>(
      initialQuiz(xiangqi, load(kSaveName, fromKept) ?? noScore),
      { reduce, changed: (...change) => this.#changed(...change) },
    );
    const view = new QuizView(store, strings, {
      another: () => void this.#load(null, null),
      analyse: () => this.#analyse(),
    });
    this.#store = store;
    this.#view = view;
    // Changes by another tab.
    watchStore(kSaveName, fromKept, (score) => store.dispatch({ type: 'score-come', score }));
    this.dataset['state'] = 'loading';
    return { view, engine: store };
  }

  protected override styles(): Style[] {
    return [...super.styles(), ownSheet];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.goTo(this.getAttribute('at') ?? '');
  }

  protected goTo(at: string): void {
    const { number, seat } = placeIn(at);
    const { game, own } = this.#store?.state ?? {};
    const isThere = game?.index === number && (seat ?? own) === own;
    if (isThere && number !== null && own !== undefined) this.#name(number, own);
    else void this.#load(number, seat);
  }

  /**
   * Puts the game and side into the address; while another screen is visible, the address belongs
   * to that screen.
   */
  #name(number: number, seat: Seat): void {
    const place = quizPlace(number, seat);
    if (this.isConnected && this.getAttribute('at') !== place) this.tell(place);
  }

  async #load(number: number | null, wanted: Seat | null): Promise<void> {
    const asked = ++this.#asked;
    const dispatch = (event: QuizEvent): void => this.#store?.dispatch(event);
    dispatch({ type: 'game-left' });
    const client = masters();
    client.onProgress = (share) => dispatch({ type: 'progress', share });
    try {
      const game = await this.#gameOf(client, number);
      dispatch({ type: 'progress', share: client.share });
      const line = game === null ? [] : await client.movesOf(game.index);
      if (asked !== this.#asked) return;
      if (game === null) {
        dispatch({ type: 'game-missing' });
        return;
      }
      const seat = wanted ?? seatIn(game);
      dispatch({ type: 'game-come', game, line, seat });
      this.#name(game.index, seat);
    } catch {
      if (asked === this.#asked) dispatch({ type: 'game-missing' });
    }
  }

  /** Without a number, a random game of the last search results; null if there is none. */
  async #gameOf(client: MastersClient, number: number | null): Promise<MasterGame | null> {
    const count = await client.opened;
    const reading = readingOf(this.strings());
    if (number === null) return client.call('drawn', Math.random(), kLeastPlies, reading);
    return number < count ? client.call('game', number, reading) : null;
  }

  #analyse(): void {
    const { game = null, line = [] } = this.#store?.state ?? {};
    if (game === null) return;
    const detail = givenOf(game, line);
    this.dispatchEvent(
      new CustomEvent('chuhe-game-chosen', { detail, bubbles: true, composed: true }),
    );
  }

  #changed(event: QuizEvent, before: QuizState, after: QuizState): void {
    // Then there is neither a game nor a position.
    const isMissing = after.stage === 'missing' && after.engine.name !== 'failed';
    this.dataset['state'] = isMissing ? 'missing' : stateOf(after, after.stage);
    this.#view?.update(before);
    if (after.score !== before.score && event.type !== 'score-come') {
      this.#view?.tellNotKept(save(kSaveName, toKept(after.score)));
    }
  }
}

export function defineChuheQuiz(): void {
  if (customElements.get('chuhe-quiz') === undefined) {
    customElements.define('chuhe-quiz', ChuheQuiz);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'chuhe-quiz': ChuheQuiz;
  }
}
