// SPDX-License-Identifier: MIT
// The state of the rulings: a case or the reader's own moves, and the verdict of each rule set.

import { withEngineEvent } from '../../../engine/engine-state.ts';
import { ruleSets, type Description } from '../../../engine/protocol.ts';
import { withAsk } from '../../../engine/store.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { resultIn } from '../../../games/result.ts';
import { rulingIn, type Ruling } from '../../../games/ruling.ts';
import {
  isSettled,
  tableOf,
  touched,
  withDescription,
  withRefusal,
  withMoves,
  withPosition,
  type Answer,
  type Ask,
  type Happening,
  type Table,
} from '../../common/table.ts';
import type { RepeatedLine } from '../../../games/repeated-line.ts';
import { isDisputed, type Case, type Kind, type Outcome, type RepetitionRules } from './cases.ts';

/** Selects the listed cases; null fields match all. */
export interface Filter {
  readonly kind: Kind | null;
  /** The outcome under the Asian rules. */
  readonly outcome: Outcome | null;
  readonly isDisputed: boolean;
  /** Words that the text of a case must contain. */
  readonly text: string;
}

export interface RulingsState extends Table {
  /** Null until loaded; empty if loading failed. */
  readonly cases: readonly Case[] | null;
  readonly number: number;
  /** A repetition from a game, shown instead of a case; null if none. */
  readonly given: RepeatedLine | null;
  /** The whole line; the board may show an earlier position of it. */
  readonly line: readonly string[];
  /** The verdicts of the rule sets on its end that the engine has reported. */
  readonly told: ReadonlyMap<RepetitionRules, Description>;
  /** The rule set used to explain the moves. */
  readonly rules: RepetitionRules;
  readonly filter: Filter;
}

export type Step = 'first' | 'back' | 'forward' | 'last';

export type RulingsEvent =
  | Happening
  | { readonly type: 'cases-come'; readonly cases: readonly Case[] }
  | { readonly type: 'case-chosen'; readonly number: number }
  | { readonly type: 'line-given'; readonly line: RepeatedLine }
  | { readonly type: 'stepped'; readonly step: Step }
  | { readonly type: 'rules-chosen'; readonly rules: RepetitionRules }
  | { readonly type: 'filtered'; readonly filter: Partial<Filter> }
  | { readonly type: 'flipped' };

export function initialRulings(spec: GameSpec, number: number): RulingsState {
  return {
    ...tableOf(spec, spec.startFen),
    cases: null,
    number,
    given: null,
    line: [],
    told: new Map(),
    rules: ruleSets[0],
    filter: { kind: null, outcome: null, isDisputed: false, text: '' },
  };
}

export function caseOf({ cases, number }: RulingsState): Case | null {
  return cases?.find((one) => one.number === number) ?? null;
}

/** Whether the line is the case, without moves of the reader. */
export function isCase(state: RulingsState): boolean {
  return state.given === null && caseOf(state)?.moves.join(' ') === state.line.join(' ');
}

/** Whether the line is the repetition from a game. */
export function isGiven({ given, line }: RulingsState): boolean {
  return given !== null && given.moves.join(' ') === line.join(' ');
}

export function listed({ cases, filter }: RulingsState): readonly Case[] {
  const { kind, outcome } = filter;
  return (cases ?? []).filter(
    (one) =>
      (kind === null || one.kind === kind) &&
      (outcome === null || one.outcomes.asian === outcome) &&
      (!filter.isDisputed || isDisputed(one)),
  );
}

/** A rule set's verdict on the end of the line; null if there is none or it is not known yet. */
export function rulingBy({ told }: RulingsState, rules: RepetitionRules): Ruling | null {
  const snapshot = told.get(rules)?.snapshot;
  if (snapshot === undefined) return null;
  return rulingIn({ snapshot, rules }, resultIn(snapshot) !== null, null);
}

function nextAsk(state: RulingsState): Ask | null {
  const { cases, position, line, told, given } = state;
  if (cases === null || (cases.length === 0 && given === null)) return null;
  if (!isSettled(state)) return { kind: 'describe', position };
  const rules = ruleSets.find((one) => !told.has(one));
  return rules === undefined
    ? null
    : { kind: 'describe', position: { ...position, moves: line, rules } };
}

function withNextAsk(state: RulingsState): RulingsState {
  return withAsk(state, nextAsk(state));
}

function placed(state: RulingsState): RulingsState {
  const found = caseOf(state) ?? state.cases?.[0];
  const line = state.given ?? found;
  if (line === undefined) return state;
  const { fen, moves } = line;
  const number = state.given === null ? (found?.number ?? 0) : 0;
  const table = withPosition(state, fen, moves);
  const position = { ...table.position, rules: state.rules };
  return withNextAsk({ ...table, position, number, line: moves, told: new Map() });
}

function goTo(state: RulingsState, moves: readonly string[]): RulingsState {
  return withNextAsk(withMoves(state, moves));
}

function play(state: RulingsState, move: string): RulingsState {
  const moves = [...state.position.moves, move];
  // A step within the line keeps the later moves; a different move starts a line of the reader.
  if (moves.every((one, ply) => one === state.line[ply])) return goTo(state, moves);
  return goTo({ ...state, line: moves, told: new Map() }, moves);
}

export function plyOf(step: Step, { position, line }: RulingsState): number {
  const ply = position.moves.length;
  const places = { first: 0, back: ply - 1, forward: ply + 1, last: line.length };
  return Math.max(0, Math.min(line.length, places[step]));
}

function answered(before: RulingsState, answer: Answer): RulingsState {
  // The next question may be equal to the previous one.
  const state = { ...before, ask: null };
  if (answer.type === 'refused') {
    // An address may contain an invalid position or illegal moves.
    const isOfAddress = answer.fault !== null && state.given !== null;
    return isOfAddress ? placed({ ...state, given: null }) : withRefusal(state, answer);
  }
  if (answer.type !== 'described' || answer.ask.kind !== 'describe') return before;
  const { position } = answer.ask;
  const rules = ruleSets.find((one) => one === position.rules);
  const isWhole = position.moves.length === state.line.length;
  const told = rules && isWhole ? new Map(state.told).set(rules, answer) : state.told;
  const isShown = position === state.position;
  return withNextAsk({ ...(isShown ? withDescription(state, answer) : state), told });
}

export function reduce(state: RulingsState, event: RulingsEvent): RulingsState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine':
      return withNextAsk(withEngineEvent(state, event.event));
    case 'cases-come':
      return placed({ ...state, cases: event.cases });
    case 'case-chosen':
      return placed({ ...state, number: event.number, given: null });
    case 'line-given':
      return placed({ ...state, number: 0, given: event.line });
    case 'stepped': {
      const ply = plyOf(event.step, state);
      return ply === state.position.moves.length ? state : goTo(state, state.line.slice(0, ply));
    }
    case 'rules-chosen': {
      const position = { ...state.position, moves: [...state.position.moves], rules: event.rules };
      return withNextAsk({ ...state, rules: event.rules, position });
    }
    case 'filtered':
      return { ...state, filter: { ...state.filter, ...event.filter } };
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    default: {
      const { table, move } = touched(state, event, true);
      return move === null ? table : play(table, move);
    }
  }
}
