// SPDX-License-Identifier: MIT
// The rulings laboratory as a pure function: a case or own moves on the board, and what each law says of them.

import { withEngineEvent } from '../../../engine/engine-state.ts';
import type { Description } from '../../../engine/protocol.ts';
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
import { isDisputed, laws, type Case, type Kind, type Law, type Outcome } from './cases.ts';

/** Which cases are listed; null for all of them. */
export interface Filter {
  readonly kind: Kind | null;
  /** By the Asian rules. */
  readonly outcome: Outcome | null;
  readonly isDisputed: boolean;
  /** Words that the text of a case has. */
  readonly text: string;
}

export interface RulingsState extends Table {
  /** Null until they have come, empty where they could not. */
  readonly cases: readonly Case[] | null;
  readonly number: number;
  /** A repetition of a game, which is shown instead of a case; null where it is not. */
  readonly given: RepeatedLine | null;
  /** The whole way; the board may show an earlier place on it. */
  readonly line: readonly string[];
  /** What each law says at the end of it, as far as the engine has told. */
  readonly told: ReadonlyMap<Law, Description>;
  /** Whose reasons explain the moves. */
  readonly law: Law;
  readonly filter: Filter;
}

export type Step = 'first' | 'back' | 'forward' | 'last';

export type RulingsEvent =
  | Happening
  | { readonly type: 'cases-come'; readonly cases: readonly Case[] }
  | { readonly type: 'case-chosen'; readonly number: number }
  | { readonly type: 'line-given'; readonly line: RepeatedLine }
  | { readonly type: 'stepped'; readonly step: Step }
  | { readonly type: 'law-chosen'; readonly law: Law }
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
    law: laws[0],
    filter: { kind: null, outcome: null, isDisputed: false, text: '' },
  };
}

export function caseOf({ cases, number }: RulingsState): Case | null {
  return cases?.find((one) => one.number === number) ?? null;
}

/** Whether the moves are those of the case, not one's own. */
export function isCase(state: RulingsState): boolean {
  return state.given === null && caseOf(state)?.moves.join(' ') === state.line.join(' ');
}

/** Whether the moves are those of a game. */
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

/** What a law says at the end of the line; null where it says nothing, or is not asked yet. */
export function rulingBy({ told }: RulingsState, rules: Law): Ruling | null {
  const snapshot = told.get(rules)?.snapshot;
  if (snapshot === undefined) return null;
  return rulingIn({ snapshot, rules }, resultIn(snapshot) !== null, null);
}

function nextAsk(state: RulingsState): Ask | null {
  const { cases, position, line, told, given } = state;
  if (cases === null || (cases.length === 0 && given === null)) return null;
  if (!isSettled(state)) return { kind: 'describe', position };
  const rules = laws.find((law) => !told.has(law));
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
  const position = { ...table.position, rules: state.law };
  return withNextAsk({ ...table, position, number, line: moves, told: new Map() });
}

function goTo(state: RulingsState, moves: readonly string[]): RulingsState {
  return withNextAsk(withMoves(state, moves));
}

function play(state: RulingsState, move: string): RulingsState {
  const moves = [...state.position.moves, move];
  // A step along the line keeps what follows; another move begins an own line.
  if (moves.every((one, ply) => one === state.line[ply])) return goTo(state, moves);
  return goTo({ ...state, line: moves, told: new Map() }, moves);
}

export function plyOf(step: Step, { position, line }: RulingsState): number {
  const ply = position.moves.length;
  const places = { first: 0, back: ply - 1, forward: ply + 1, last: line.length };
  return Math.max(0, Math.min(line.length, places[step]));
}

function answered(before: RulingsState, answer: Answer): RulingsState {
  // The next question may be of the same words.
  const state = { ...before, ask: null };
  if (answer.type === 'refused') {
    // An address may name a position or moves that are none.
    const isOfAddress = answer.fault !== null && state.given !== null;
    return isOfAddress ? placed({ ...state, given: null }) : withRefusal(state, answer);
  }
  if (answer.type !== 'described' || answer.ask.kind !== 'describe') return before;
  const { position } = answer.ask;
  const law = laws.find((one) => one === position.rules);
  const isWhole = position.moves.length === state.line.length;
  const told = law && isWhole ? new Map(state.told).set(law, answer) : state.told;
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
    case 'law-chosen': {
      const position = { ...state.position, moves: [...state.position.moves], rules: event.law };
      return withNextAsk({ ...state, law: event.law, position });
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
