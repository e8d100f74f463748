// SPDX-License-Identifier: MIT
// Guessing a master's moves as a pure function: the reader plays one, the engine measures it and the master's alike,
// then the game goes on as it was played.

import { withEngineEvent } from '../../../engine/engine-state.ts';
import {
  unlimited,
  type Limits,
  type PositionRef,
  type WrittenMoves,
} from '../../../engine/protocol.ts';
import { withAsk } from '../../../engine/store.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import type { Seat } from '../../../games/seat.ts';
import { resultIn } from '../../../games/result.ts';
import type { MasterGame } from '../../../masters/masters.ts';
import {
  isSettled,
  tableOf,
  touched,
  withDescription,
  withMoves,
  withRefusal,
  type Answer,
  type Ask,
  type Happening,
  type Table,
} from '../../common/table.ts';
import {
  depthOf,
  guessFor,
  kRanks,
  missingFrom,
  noFindings,
  withRanks,
  withReport,
  type Findings,
} from './judge.ts';
import { kLeastGuesses, totalOf, withFinished, type Guess, type Score } from './score.ts';

/** Guessing begins after so many plies: before, most games are alike. */
export const kFirstPly = 12;

/** As many positions for each guess, so that scores do not depend on the machine; but nobody waits longer. */
const kNodes = 300_000;
const kMostMs = 2500;

/** What is drawn has so many plies: ten guesses, and the game that counts. */
export const kLeastPlies = kFirstPly + 2 * kLeastGuesses;

/** To read what the guess was worth, and to see the master's move before it is answered. */
const kReadMs = 1500;
const kPauseMs = 700;

type Stage = 'loading' | 'missing' | 'trying' | 'judging' | 'judged' | 'going-on' | 'over';

export interface QuizState extends Table {
  readonly stage: Stage;
  readonly game: MasterGame | null;
  /** All moves of the game. */
  readonly line: readonly string[];
  /** How they are written; null until the engine has said. */
  readonly written: WrittenMoves | null;
  readonly own: Seat;
  readonly guesses: readonly Guess[];
  /** How the moves that were tried are written, by the number of the guess; not after a reload. */
  readonly writtenTries: ReadonlyMap<number, WrittenMoves>;
  /** The position of the guess, one object for all questions of it. */
  readonly root: PositionRef;
  readonly findings: Findings;
  readonly score: Score;
  /** How much of the games has been unpacked, 0 … 1. */
  readonly share: number;
}

export type QuizEvent =
  | Happening
  | {
      readonly type: 'game-come';
      readonly game: MasterGame;
      readonly line: readonly string[];
      readonly seat: Seat;
    }
  | { readonly type: 'game-left' | 'game-missing' | 'shown' | 'flipped' | 'finished' }
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'score-come'; readonly score: Score };

export function initialQuiz(spec: GameSpec, score: Score): QuizState {
  const table = tableOf(spec, spec.startFen);
  return {
    ...table,
    stage: 'loading',
    game: null,
    line: [],
    written: null,
    own: 'first',
    guesses: [],
    writtenTries: new Map(),
    root: table.position,
    findings: noFindings,
    score,
    share: 0,
  };
}

/** How many plies stand before a guess. */
export function plyOf(seat: Seat, guess: number): number {
  return kFirstPly + (seat === 'first' ? 0 : 1) + 2 * guess;
}

/** How many guesses the game has. */
export function countOf({ line, own }: Pick<QuizState, 'line' | 'own'>): number {
  return Math.max(0, Math.ceil((line.length - plyOf(own, 0)) / 2));
}

/** Plies before the next guess, or behind the last one that was made. */
function plyHere({ own, guesses }: QuizState): number {
  return plyOf(own, guesses.length);
}

export function mayMove({ stage }: QuizState): boolean {
  return stage === 'trying';
}

/** The move that is being judged; empty where the reader wanted to see the master's. */
function triedIn({ position, root }: QuizState): string {
  return position.moves[root.moves.length] ?? '';
}

function playedAt(state: QuizState): string {
  return state.line[state.root.moves.length] ?? '';
}

/** A first search without the network would judge by another measure than the next. */
function canJudge({ engine }: QuizState): boolean {
  return engine.hasNetwork || engine.fileFault !== null;
}

function search(state: QuizState, limits: Partial<Limits>): Ask {
  const { root: position } = state;
  return { kind: 'search', position, limits: { ...unlimited, moveTimeMs: kMostMs, ...limits } };
}

function nextAsk(state: QuizState): Ask | null {
  const { stage, position, line, findings } = state;
  if (stage === 'loading' || stage === 'missing') return null;
  if (!isSettled(state)) return { kind: 'describe', position };
  if (state.written === null) return { kind: 'write', position: { ...position, moves: line } };
  if (stage === 'judged') return { kind: 'wait', ms: kReadMs };
  if (stage === 'going-on') return { kind: 'wait', ms: kPauseMs };
  if (stage === 'over' || !canJudge(state)) return null;
  if (!findings.isRanked) return search(state, { nodes: kNodes, multiPv: kRanks });
  if (stage !== 'judging') return null;
  const rootMoves = missingFrom(findings, [triedIn(state), playedAt(state)]);
  // As deep as the others were seen, by one measure for all.
  return search(state, {
    depth: depthOf(findings),
    nodes: kNodes,
    rootMoves,
    multiPv: rootMoves.length,
  });
}

function withNextAsk(state: QuizState): QuizState {
  return withAsk(state, nextAsk(state));
}

function over(state: QuizState, isWhole: boolean): QuizState {
  const { guesses } = state;
  // Where nothing was guessed, a game that goes on is another one.
  const score =
    guesses.length === 0 ? state.score : withFinished(state.score, totalOf(guesses), isWhole);
  const plies = Math.min(plyHere(state), state.line.length);
  return withNextAsk({ ...withMoves(state, state.line.slice(0, plies)), stage: 'over', score });
}

/** Asks for the next move, if there is one. */
function goOn(state: QuizState): QuizState {
  if (state.guesses.length >= countOf(state)) return over(state, true);
  const there = withMoves(state, state.line.slice(0, plyHere(state)));
  return withNextAsk({ ...there, root: there.position, stage: 'trying', findings: noFindings });
}

function begun(
  state: QuizState,
  { game, line, seat }: Extract<QuizEvent, { type: 'game-come' }>,
): QuizState {
  const { running } = state.score;
  const isSame = running?.game === game.index && running.seat === seat;
  const fits = running?.guesses.every(({ played }, at) => played === line[plyOf(seat, at)]);
  const guesses = isSame && fits === true ? running.guesses : [];
  const { spec, score, engine, share } = state;
  const own = { game, line, own: seat, isTurned: seat === 'second' };
  const fresh = { ...initialQuiz(spec, score), engine, share, ...own, guesses };
  return countOf(fresh) === 0 ? withNextAsk({ ...fresh, stage: 'missing' }) : goOn(fresh);
}

/** The guess is measured: it is kept, and what was played follows. */
function judged(state: QuizState, move: string): QuizState {
  const guess = guessFor(state.spec, state.findings, move, playedAt(state));
  const guesses = [...state.guesses, guess];
  const running = { game: state.game?.index ?? 0, seat: state.own, guesses };
  const writtenTries = new Map(state.writtenTries);
  if (move !== '') writtenTries.set(state.guesses.length, lastOf(state.shown.written));
  const score = { ...state.score, running };
  return withNextAsk({ ...state, guesses, writtenTries, score, stage: 'judged' });
}

/** The last move alone. */
function lastOf(written: WrittenMoves): WrittenMoves {
  return Object.fromEntries(
    Object.entries(written).map(([notation, moves]) => [notation, moves.slice(-1)]),
  );
}

/** Once enough is known of both moves. */
function settled(state: QuizState): QuizState {
  if (state.stage !== 'judging' || !isSettled(state) || !state.findings.isRanked) {
    return withNextAsk(state);
  }
  const move = triedIn(state);
  const isKnown = missingFrom(state.findings, [move, playedAt(state)]).length === 0;
  return isKnown || state.findings.isWhole ? judged(state, move) : withNextAsk(state);
}

function waited(state: QuizState): QuizState {
  if (state.stage !== 'judged') return goOn(state);
  const { guesses, line, root } = state;
  const last = guesses.at(-1);
  const isOnBoard = last !== undefined && last.move === last.played;
  if (isOnBoard) return goOn(state);
  const there = withMoves(state, line.slice(0, root.moves.length + 1));
  return withNextAsk({ ...there, stage: 'going-on' });
}

function found(state: QuizState): QuizState {
  const { findings } = state;
  const more = findings.isRanked ? { ...findings, isWhole: true } : withRanks(findings);
  return settled({ ...state, findings: more });
}

function answered(state: QuizState, answer: Answer): QuizState {
  switch (answer.type) {
    case 'described': {
      const after = withDescription(state, answer);
      // A repetition may end a game under the rule set before its players did.
      const isEnd = after.stage === 'trying' && resultIn(after.shown.snapshot) !== null;
      return isEnd ? over(after, true) : settled(after);
    }
    case 'written':
      return settled({ ...state, written: answer.written });
    case 'informed':
      return { ...state, findings: withReport(state.findings, answer.info) };
    case 'found':
      if (!state.findings.isRanked) return found(state);
      return found({ ...state, findings: withReport(state.findings, answer.info) });
    case 'waited':
      return waited(state);
    case 'refused':
      if (answer.fault === null) return withRefusal(state, answer);
      if (answer.ask.kind === 'write') return settled({ ...state, written: {} });
      if (answer.ask.kind === 'search') return found(state);
      return { ...withRefusal(state, answer), stage: 'missing' };
    default:
      return state;
  }
}

export function reduce(state: QuizState, event: QuizEvent): QuizState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine':
      return withNextAsk(withEngineEvent(state, event.event));
    case 'game-come':
      return begun(state, event);
    case 'game-left':
      return withNextAsk({ ...state, stage: 'loading', game: null });
    case 'game-missing':
      return withNextAsk({ ...state, stage: 'missing', game: null });
    case 'progress':
      return { ...state, share: event.share };
    case 'shown':
      return mayMove(state) ? settled({ ...state, selected: null, stage: 'judging' }) : state;
    case 'finished':
      return state.stage === 'trying' && state.guesses.length > 0 ? over(state, false) : state;
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    case 'score-come':
      return { ...state, score: { ...event.score, running: state.score.running } };
    default: {
      const { table, move } = touched(state, event, mayMove(state));
      if (move === null) return table;
      const there = withMoves(table, [...table.root.moves, move]);
      const findings = table.findings.isRanked ? table.findings : noFindings;
      return withNextAsk({ ...there, findings, stage: 'judging' });
    }
  }
}
