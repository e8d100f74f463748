// SPDX-License-Identifier: MIT
// Model test of the endgame course: for any sequence of actions by person, another tab and engine,
// mastered endgames stay mastered, a learner without mistakes can still reach the stated result,
// and no pending move is lost. Uses the real engine and tables; answers arrive late, twice or
// never.

import * as fc from 'fast-check';
import { expect } from 'vitest';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { isSettled } from '../../src/screens/common/table.ts';
import { endings } from '../../src/screens/endings/endings.ts';
import {
  endingAt,
  fromKept,
  noProgress,
  placeOf,
  toKept,
} from '../../src/screens/endings/progress.ts';
import {
  endingOf,
  initialEndings,
  isMastered,
  isOver,
  isTold,
  mayMove,
  mayTakeBack,
  naturalSeat,
  reduce,
  standingOf,
  type EndingsEvent,
  type EndingsState,
} from '../../src/screens/endings/state.ts';
import { chosenOf, choices, happenings, tryScreen } from './screen-trial.ts';
import { TableVisit } from './table-visit.ts';

/**
 * Endgames whose tables are generated in a few milliseconds: wins and draws, with soldiers and a
 * horse.
 */
const quick = [0, 1, 2, 3, 5, 6, 7, 9, 27, 28, 29];

type Own = { readonly kind: 'ending' | 'best' | 'mastered-elsewhere'; readonly choice: number };

const events = fc.constantFrom<EndingsEvent>(
  { type: 'next-wanted' },
  { type: 'previous-wanted' },
  { type: 'again-wanted' },
  { type: 'back-wanted' },
  { type: 'back-wanted' },
  { type: 'hint-wanted' },
  { type: 'hint-wanted' },
  { type: 'side-chosen', seat: 'first' },
  { type: 'side-chosen', seat: 'second' },
  { type: 'flipped' },
  { type: 'selection-cleared' },
);

const acts = fc.record({
  kind: fc.constantFrom<Own['kind'][]>('ending', 'best', 'best', 'best', 'mastered-elsewhere'),
  choice: choices,
});

class Visit extends TableVisit<EndingsState, EndingsEvent, Own> {
  protected readonly reduce = reduce;
  protected override readonly isTold = isTold;
  /** The address, which a reload restores. */
  #place: string | null = null;
  /** Endgames mastered so far, here or in another tab; the set never shrinks. */
  #done: ReadonlySet<string> = new Set();

  protected initial(kept: unknown): EndingsState {
    const progress = fromKept(kept) ?? noProgress;
    return initialEndings(xiangqi, { ...progress, at: endingAt(this.#place) ?? progress.at });
  }

  protected override keeps(
    event: EndingsEvent,
    before: EndingsState,
    after: EndingsState,
  ): unknown {
    if (after.ending !== before.ending) this.#place = placeOf(after.ending);
    const isOwn = after.progress !== before.progress && event.type !== 'progress-come';
    return isOwn ? toKept(after.progress) : undefined;
  }

  protected lasting({ ending, progress }: EndingsState): unknown {
    return { ending, done: [...progress.done].toSorted() };
  }

  protected override does({ kind, choice }: Own): void {
    const ending = chosenOf(quick, choice) ?? 0;
    if (kind === 'ending') this.dispatch({ type: 'ending-chosen', ending });
    else if (kind === 'best') this.move(this.state.hint ?? undefined);
    else {
      const { done, at } = fromKept(this.kept) ?? noProgress;
      const fen = endings[ending]?.fen ?? '';
      this.keep(toKept({ done: new Set(done).add(fen), at }));
      const progress = fromKept(this.kept);
      if (progress !== null) this.dispatch({ type: 'progress-come', progress });
    }
  }

  protected override expectOwn(): void {
    const { state } = this;
    const { ending, own, progress, position } = state;
    expect(position.fen).toBe(endingOf(state).fen);
    expect(progress.at).toBe(ending);
    expect([...this.#done].filter((fen) => !progress.done.has(fen))).toEqual([]);
    this.#done = progress.done;
    if (mayMove(state)) expect(own).toBe(position.moves.length % 2 === 0 ? 'first' : 'second');
    if (isSettled(state) && isMastered(state)) expect(progress.done).toContain(endingOf(state).fen);
    this.#expectPromiseKept();
  }

  /** A learner who plays for the stated result without a mistake can still reach it. */
  #expectPromiseKept(): void {
    const { state } = this;
    const standing = standingOf(state);
    const found = endingOf(state);
    if (!state.isClean || standing === null || state.own !== naturalSeat(found)) return;
    if (found.moves > 0) expect(standing.verdict).toBe('won');
    else expect(standing.verdict).not.toBe('lost');
  }

  override async expectNothingLost(): Promise<void> {
    await super.expectNothingLost();
    expect(isSettled(this.state)).toBe(true);
    expect(this.state.wantsHint).toBe(false);
    expect(isOver(this.state) || mayMove(this.state)).toBe(true);
  }

  /** Goes back step by step to the first move. */
  async expectTheWayBackEnds(): Promise<void> {
    while (mayTakeBack(this.state)) {
      const { length } = this.state.position.moves;
      this.dispatch({ type: 'back-wanted' });
      await this.expectNothingLost();
      expect(this.state.position.moves.length).toBeLessThan(length);
    }
  }
}

tryScreen('the course of endings', {
  title: 'loses no question and nothing that was mastered',
  games: ['xiangqi'],
  runs: 100,
  list: () => happenings<EndingsEvent, Own>(events, acts),
  run: async (_, host, referee, list) => {
    const visit = new Visit(host, referee);
    visit.open();
    for (const happening of list) await visit.happens(happening);
    await visit.expectNothingLost();
    await visit.expectTheWayBackEnds();
    await visit.expectSameAfterReload();
    visit.end();
  },
});
