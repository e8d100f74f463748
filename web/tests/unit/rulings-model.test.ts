// SPDX-License-Identifier: MIT
// Model test of the rulings: for any sequence of actions by person and engine, a line is on the
// board, all four rule sets have judged its end, and each verdict equals the one for that line
// alone. Uses the real engine; its answers arrive late, twice or never.

import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { expect } from 'vitest';
import { ruleSets } from '../../src/engine/protocol.ts';
import { lineIn } from '../../src/games/repeated-line.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { kRulings } from '../../src/route.ts';
import { isSettled } from '../../src/screens/common/table.ts';
import { kinds, outcomes, parseCases } from '../../src/screens/learn/rulings/cases.ts';
import {
  caseOf,
  initialRulings,
  isCase,
  reduce,
  type RulingsEvent,
  type RulingsState,
} from '../../src/screens/learn/rulings/state.ts';
import { choices, happenings, tryScreen } from './screen-trial.ts';
import type { KnownSession, SimulatedHost } from './simulated-engine.ts';
import { TableVisit } from './table-visit.ts';

const table = new URL('../../../tests/data/repetition.txt', import.meta.url);
/** Short cycles, each ruled quickly. */
const cases = parseCases(readFileSync(table, 'utf8')).slice(1, 13);

/** As in addresses: a repetition from a game, and invalid addresses. */
const given = [
  'own-3k5~9~9~9~7R1~9~9~9~9~5K3-w-h5d5d9e9d5h5e9d9',
  'own-3k5~9~9~9~7R1~9~9~9~9~5K3-w-h5h6',
  'own-3k5~9~9~9~7R1~9~9~9~9~5K3-w-a0a1a1a0',
  'own-9~9~9~9~7R1~9~9~9~9~9-b-h5h6h6h5',
].map((text) => lineIn(xiangqi, text));

const step = fc.constantFrom(
  'first' as const,
  'back' as const,
  'forward' as const,
  'last' as const,
);
const anyRules = fc.constantFrom(...ruleSets);
const filter = fc.record(
  {
    kind: fc.constantFrom(...kinds, null),
    outcome: fc.constantFrom(...outcomes, null),
    isDisputed: fc.boolean(),
  },
  { requiredKeys: [] },
);
const events = fc.oneof<fc.Arbitrary<RulingsEvent>[]>(
  step.map((one) => ({ type: 'stepped', step: one })),
  step.map((one) => ({ type: 'stepped', step: one })),
  anyRules.map((one) => ({ type: 'rules-chosen', rules: one })),
  choices.map((number) => ({ type: 'case-chosen', number: number % 16 })),
  fc.constantFrom(...given.filter((line) => line !== null)).map((line) => {
    return { type: 'line-given', line } as const;
  }),
  filter.map((one) => ({ type: 'filtered', filter: one })),
  fc.constantFrom<RulingsEvent>({ type: 'flipped' }, { type: 'selection-cleared' }),
);

class Visit extends TableVisit<RulingsState, RulingsEvent> {
  protected readonly reduce = reduce;
  readonly #referee: KnownSession;
  /** The line for which a ruling was checked, because asking again is slow. */
  readonly #checked = new WeakMap<object, readonly string[]>();
  /** The address, which a reload restores. */
  #place = `${kRulings}-1`;

  constructor(host: SimulatedHost, referee: KnownSession) {
    super(host, referee);
    this.#referee = referee;
  }

  protected initial(): RulingsState {
    return initialRulings(xiangqi, Number(this.#place.split('-')[1] ?? 1));
  }

  protected override opened(): void {
    this.dispatch({ type: 'cases-come', cases });
  }

  protected override keeps(_: RulingsEvent, before: RulingsState, after: RulingsState): undefined {
    const isOther = after.number !== before.number && after.given === null;
    if (isOther) this.#place = `${kRulings}-${after.number}`;
  }

  protected lasting(state: RulingsState): unknown {
    // The reader's own line has no address.
    return state.given === null ? caseOf(state)?.number : this.#place;
  }

  protected override expectOwn(): void {
    const { state } = this;
    const { position, line, told, rules: chosen } = state;
    expect(line.slice(0, position.moves.length)).toEqual(position.moves);
    expect(position.rules).toBe(chosen);
    if (state.given === null) expect(caseOf(state)?.number).toBe(state.number);
    for (const [rules, description] of told) {
      if (this.#checked.get(description) === line) continue;
      this.#checked.set(description, line);
      const { snapshot } = description;
      const whole = { ...position, moves: [...line], rules };
      const said = this.#referee.describe(whole, []).answer?.snapshot;
      expect([snapshot.fen, snapshot.status, snapshot.reason]).toEqual([
        said?.fen,
        said?.status,
        said?.reason,
      ]);
    }
  }

  override async expectNothingLost(): Promise<void> {
    await super.expectNothingLost();
    const { state } = this;
    expect(isSettled(state)).toBe(true);
    expect([...state.told.keys()].toSorted()).toEqual([...ruleSets].toSorted());
    if (!isCase(state)) return;
    // The outcome in the sources of the table.
    const found = caseOf(state);
    for (const [rules, outcome] of Object.entries(found?.outcomes ?? {})) {
      const status = state.told.get(rules as (typeof ruleSets)[number])?.snapshot.status;
      expect(status).toBe(outcome === 'draw' ? 'draw' : `${outcome}-wins`);
    }
  }
}

tryScreen('the laboratory of rulings', {
  title: 'loses no question and no ruling',
  games: ['xiangqi'],
  runs: 50,
  list: () => happenings<RulingsEvent>(events),
  run: async (_, host, referee, list) => {
    const visit = new Visit(host, referee);
    visit.open();
    for (const happening of list) await visit.happens(happening);
    await visit.expectNothingLost();
    visit.dispatch({ type: 'case-chosen', number: 5 });
    await visit.expectNothingLost();
    expect(isCase(visit.state)).toBe(true);
    await visit.expectSameAfterReload();
    visit.end();
  },
});
