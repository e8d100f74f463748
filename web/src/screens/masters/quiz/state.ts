// SPDX-License-Identifier: MIT
// The state of the quiz: the reader guesses a move, the engine measures it and the master's move,
// then the game continues as played.

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

/** Plies before the first guess: the opening moves of most games are similar. */
export const kFirstPly = 12;

/** Makes scores independent of the machine; two seconds on a slow phone. */
const kNodes = 300_000;

/** Plies of a random game: enough for the guesses that count. */
export const kLeastPlies = kFirstPly + 2 * kLeastGuesses;

/** A pause to read the verdict and see the master's move before the reply. */
const kReadMs = 1500;
const kPauseMs = 700;

type Stage = 'loading' | 'missing' | 'trying' | 'judging' | 'judged' | 'going-on' | 'over';

export interface QuizState extends Table {
  readonly stage: Stage;
  readonly game: MasterGame | null;
  /** All moves of the game. */
  readonly line: readonly string[];
  /** The moves in notation; null until the engine has written them. */
  readonly written: WrittenMoves | null;
  readonly own: Seat;
  readonly guesses: readonly Guess[];
  /** The guesses in notation, by index; empty after a reload. */
  readonly writtenTries: ReadonlyMap<number, WrittenMoves>;
  /** The position of the guess; all questions about it share this object. */
  readonly root: PositionRef;
  readonly findings: Findings;
  readonly score: Score;
  /** The share of the games that has been unpacked, 0 … 1. */
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

/** The number of plies before a guess. */
export function plyOf(seat: Seat, guess: number): number {
  return kFirstPly + (seat === 'first' ? 0 : 1) + 2 * guess;
}

/** The number of guesses in the game. */
export function countOf({ line, own }: Pick<QuizState, 'line' | 'own'>): number {
  return Math.max(0, Math.ceil((line.length - plyOf(own, 0)) / 2));
}

/** The ply of the next guess, or after the last one. */
function plyHere({ own, guesses }: QuizState): number {
  return plyOf(own, guesses.length);
}

export function mayMove({ stage }: QuizState): boolean {
  return stage === 'trying';
}

/** The move being judged; empty if the reader asked to see the master's. */
function triedIn({ position, root }: QuizState): string {
  return position.moves[root.moves.length] ?? '';
}

function playedAt(state: QuizState): string {
  return state.line[state.root.moves.length] ?? '';
}

/** Wait for the network: an evaluation without it is not comparable with later ones. */
function canJudge({ engine }: QuizState): boolean {
  return engine.hasNetwork || engine.fileFault !== null;
}

function search(state: QuizState, limits: Partial<Limits>): Ask {
  const { root: position } = state;
  return { kind: 'search', position, limits: { ...unlimited, ...limits } };
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
  // Search to the depth of the other lines, so that all are comparable.
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
  // Without guesses, a stored game in progress is another one, and the score stays.
  const score =
    guesses.length === 0 ? state.score : withFinished(state.score, totalOf(guesses), isWhole);
  const plies = Math.min(plyHere(state), state.line.length);
  return withNextAsk({ ...withMoves(state, state.line.slice(0, plies)), stage: 'over', score });
}

/** Asks for the next guess, if any. */
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

/** Stores the measured guess and plays the game's move. */
function judged(state: QuizState, move: string): QuizState {
  const guess = guessFor(state.findings, move, playedAt(state));
  const guesses = [...state.guesses, guess];
  const running = { game: state.game?.index ?? 0, seat: state.own, guesses };
  const writtenTries = new Map(state.writtenTries);
  if (move !== '') writtenTries.set(state.guesses.length, lastOf(state.shown.written));
  const score = { ...state.score, running };
  return withNextAsk({ ...state, guesses, writtenTries, score, stage: 'judged' });
}

/** The last move only. */
function lastOf(written: WrittenMoves): WrittenMoves {
  return Object.fromEntries(
    Object.entries(written).map(([notation, moves]) => [notation, moves.slice(-1)]),
  );
}

/** Judges once both moves have been measured. */
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
      // Under the rule set a repetition may end the game before its last move.
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
