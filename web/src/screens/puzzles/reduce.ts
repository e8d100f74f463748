// SPDX-License-Identifier: MIT
// The reducer of puzzles: judges each move, plays the defender's answer, refutes mistakes.

import { withEngineEvent } from '../../engine/engine-state.ts';
import { withAsk } from '../../engine/store.ts';
import { unlimited, type FourVerdict, type Limits, type Report } from '../../engine/protocol.ts';
import type { GameSpec } from '../../games/game-spec.ts';
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
} from '../common/table.ts';
import { chanceOf } from '../../games/chances.ts';
import { nextOfRush, puzzleOfDay, rollOf } from './choose.ts';
import { adopted, nextNumber, withMistake, withResult, type Progress } from './progress.ts';
import { checkOf, refusalOf } from './check.ts';
import { puzzleOf, type Puzzle } from './puzzle.ts';
import { withAttempt, withDay, withMeeting, withRush } from './record.ts';
import { freshRush, paused, ticked, withAnswer, type Rush } from './rush.ts';
import {
  adviceOf,
  isRushing,
  isSet,
  mayMove,
  movesBeforeWrong,
  movesLeft,
  solverOf,
} from './state.ts';
import type { Fault, PuzzleEvent, PuzzleState, Refusal } from './state.ts';

/** The pause before the next move. */
const kPauseMs = 450;
const kShowMs = 900;
/** Takes seconds on a phone, and suffices for all but the longest mates. */
const kMostNodes = 600_000;
/** In a rush a proof must be fast. */
const kRushNodes = 120_000;
/** For finding an answer no proof is needed. */
const kFewNodes = 180_000;
/** If the engine cannot prove a mate, its solution is abandoned after this many extra moves. */
const kMostDetours = 4;

export function initialPuzzles(spec: GameSpec, progress: Progress, today: number): PuzzleState {
  return {
    ...tableOf(spec, spec.startFen),
    puzzles: [],
    isMissing: false,
    puzzle: null,
    stage: 'solving',
    refusal: null,
    checks: [],
    expected: [],
    reply: [],
    fault: null,
    isHelped: false,
    hints: 0,
    advised: null,
    isShowing: false,
    progress,
    today,
    mode: 'train',
    rush: null,
    gain: null,
  };
}

function limits(nodes: number, depth: number): Limits {
  return { ...unlimited, depth, nodes };
}

/**
 * A mate is found some plies deeper than its length, or many if its first move is quiet (puzzle 1374: a mate in two
 * at depth 17). A move known to be correct may take its time.
 */
function searchOf(state: PuzzleState, isSure: boolean): Ask {
  const left = movesLeft(state);
  const { position } = state;
  if (left === null) return { kind: 'search', position, limits: limits(kFewNodes, 14) };
  const depth = isSure ? unlimited.depth : 2 * left + 6;
  const nodes = isRushing(state) ? kRushNodes : kMostNodes;
  return { kind: 'search', position, limits: limits(nodes, depth) };
}

/**
 * The last move, searched where it was made: only there its chance compares with the best move's. A lead is worth more
 * with more pieces, and an exchange would lose by itself.
 */
function lastMoveSearch(state: PuzzleState): Ask {
  const rootMoves = state.position.moves.slice(-1);
  const position = { ...state.position, moves: movesBeforeWrong(state) };
  return { kind: 'search', position, limits: { ...limits(kFewNodes, 14), rootMoves } };
}

function judgeOf(state: PuzzleState): Ask {
  const { puzzle, position } = state;
  if (puzzle?.goal === 'fours') return { kind: 'judge-four', position };
  return puzzle?.goal === 'better' ? lastMoveSearch(state) : searchOf(state, isKnown(state));
}

/** Whether the last move is known to be correct. */
function isKnown({ puzzle, position, expected }: PuzzleState): boolean {
  const { moves } = position;
  const move = moves.at(-1) ?? '';
  return move === expected[0] || (moves.length === 1 && puzzle?.firsts.includes(move) === true);
}

/** Stones are named by their points; the engine writes other moves in the reader's notation. */
function isToBeWritten(state: PuzzleState, advice: string): boolean {
  return state.spec.notations.length > 0 && state.advised?.move !== advice;
}

function isEnded({ stage }: PuzzleState): boolean {
  return stage === 'solved' || stage === 'wrong';
}

function nextAsk(state: PuzzleState): Ask | null {
  const { puzzle, position, stage, reply, isShowing, hints } = state;
  if (puzzle === null) return null;
  if (!isSettled(state)) return { kind: 'describe', position };
  if (stage === 'checking') return checkOf(state);
  if (reply.length > 0) return { kind: 'wait', ms: kPauseMs };
  if (stage === 'judging') return judgeOf(state);
  // In a rush the next puzzle follows automatically.
  if (isRushing(state) && isEnded(state)) return { kind: 'wait', ms: kPauseMs };
  if (stage !== 'solving') return null;
  const isAdviceWanted = isShowing || hints > 0;
  const advice = adviceOf(state);
  if (isAdviceWanted && advice === null) return searchOf(state, true);
  if (hints === 2 && advice !== null && isToBeWritten(state, advice)) {
    return { kind: 'write', position: { ...position, moves: [...position.moves, advice] } };
  }
  return isShowing ? { kind: 'wait', ms: kShowMs } : null;
}

function withNextAsk(state: PuzzleState): PuzzleState {
  const move = adviceOf(state);
  // The first half of a hint is the piece, or the file of a stone.
  const half = move?.slice(0, move.length / 2) ?? null;
  const hint = state.hints === 0 ? null : state.hints === 1 ? half : move;
  const advising = hint === state.hint ? state : { ...state, hint };
  return withAsk(advising, nextAsk(advising));
}

/** In a rush only missed puzzles are reviewed. */
function countedInRush(
  state: PuzzleState,
  rush: Rush,
  puzzle: Puzzle,
  isRight: boolean,
): PuzzleState {
  const { progress, today } = state;
  const after = withAnswer(rush, isRight);
  const attempt = {
    minute: minuteOf(after.now),
    number: puzzle.number,
    isRight,
    mode: 'rush',
  } as const;
  const seen = isRight ? progress : withMistake(progress, puzzle.number, today);
  const record = withRush(withAttempt(progress.record, attempt), rush.minutes, after.score);
  return { ...state, isHelped: true, rush: after, progress: { ...seen, record } };
}

function minuteOf(ms: number): number {
  return Math.floor(ms / 60_000);
}

/** Counted once each time the puzzle is shown. */
function counted(state: PuzzleState, isRight: boolean): PuzzleState {
  const { puzzle, isHelped, progress, today, rush, mode } = state;
  if (puzzle === null || isHelped || rush?.isOver === true) return state;
  if (rush !== null) return countedInRush(state, rush, puzzle, isRight);
  const { number } = puzzle;
  // A repetition before it is due does not change the ratings, nor does the puzzle of the day, which nobody chooses.
  const isNews = mode !== 'day' && (progress.seen.get(number)?.due ?? today) <= today;
  const isListed = puzzle.source !== null && puzzle.source !== 'own';
  const met = isNews && isListed ? withMeeting(progress.record, puzzle, isRight) : progress.record;
  const attempt = { minute: today * 24 * 60, number, isRight, mode };
  const tried = puzzle.source === null ? met : withAttempt(met, attempt);
  const record = mode === 'day' ? withDay(tried, today, isRight) : tried;
  const gain = Math.round(record.rating.rating) - Math.round(progress.record.rating.rating);
  const after = { ...withResult(progress, number, isRight, today), record };
  const isRated = met !== progress.record;
  return { ...state, isHelped: !isRight, progress: after, gain: isRated ? gain : null };
}

function shown(state: PuzzleState, puzzle: Puzzle, today: number): PuzzleState {
  const { spec, progress } = state;
  const fresh = initialPuzzles(spec, { ...progress, at: puzzle.number }, today);
  const { puzzles, engine, mode, rush } = state;
  const kept = { puzzles, engine, mode, rush, ask: state.ask };
  const stage = puzzle.source === null ? 'checking' : fresh.stage;
  const placed = withPosition({ ...fresh, ...kept, puzzle }, puzzle.fen);
  return withNextAsk({ ...placed, stage, isTurned: solverOf(placed) === 'second' });
}

function goTo(state: PuzzleState, number: number, today: number): PuzzleState {
  const puzzle = puzzleOf(state.puzzles, number);
  return puzzle === undefined ? state : shown(state, puzzle, today);
}

function nextInRush(state: PuzzleState, rush: Rush): PuzzleState {
  const roll = rollOf(rush.endsAt, rush.been.length);
  const puzzle = nextOfRush(state.puzzles, rush.been, roll);
  if (puzzle === undefined) return { ...state, rush: { ...rush, isOver: true } };
  const been = [...rush.been, puzzle.number];
  return shown({ ...state, rush: { ...rush, been } }, puzzle, state.today);
}

/** Returns from the other modes to training. */
function inTraining(state: PuzzleState): PuzzleState {
  return { ...state, mode: 'train', rush: null };
}

function next(state: PuzzleState, today: number, roll: number): PuzzleState {
  const { spec, puzzles, progress } = state;
  const number = nextNumber(spec.id, puzzles, progress, today, roll);
  // If there is none of that type, the current one stays, and a reload returns to it.
  const at = state.puzzle?.number ?? progress.at;
  return goTo(inTraining({ ...state, progress: { ...progress, at } }), number, today);
}

function play(state: PuzzleState, move: string): PuzzleState {
  const moves = [...state.position.moves, move];
  return withNextAsk({ ...withMoves(state, moves), stage: 'judging', fault: null, hints: 0 });
}

function wrong(state: PuzzleState, fault: Fault, refutation: readonly string[]): PuzzleState {
  const reply = refutation.slice(0, 1);
  return withNextAsk({ ...counted(state, false), stage: 'wrong', fault, reply });
}

/** Goes on with checking the puzzle, sets it, or refuses it. */
function checked(state: PuzzleState): PuzzleState {
  const refusal = refusalOf(state);
  if (refusal !== null) return refused(state, refusal);
  const isDone = checkOf(state) === null;
  return withNextAsk(isDone ? { ...state, stage: 'solving' } : state);
}

function refused(state: PuzzleState, refusal: Refusal): PuzzleState {
  return withNextAsk({ ...state, stage: 'refused', refusal });
}

/** After the solver's move: checks whether the game is over. */
function judgedByRule(state: PuzzleState): PuzzleState {
  const { status } = state.shown.snapshot;
  if (status === 'ongoing') {
    const isWon = movesLeft(state) === null && isKnown(state);
    return isWon ? withNextAsk({ ...counted(state, true), stage: 'solved' }) : withNextAsk(state);
  }
  if (status === `${solverOf(state)}-wins`) {
    return withNextAsk({ ...counted(state, true), stage: 'solved' });
  }
  return wrong(state, 'weak', []);
}

/** The proven number of moves to mate after the last move, or null. */
function mateIn({ mate }: Report): number | null {
  return mate < 0 ? -mate : null;
}

function isProved(state: PuzzleState, info: Report): boolean {
  const mate = mateIn(info);
  const left = movesLeft(state);
  // The last move was one of them.
  return mate !== null && (left === null || mate < left);
}

/** The loss of winning chances up to which a move counts as good as the best one: no inaccuracy. */
const kAsGood = 0.06;

/** One move was requested; others may be just as good. The line begins with the move. */
function judgedAsGood(state: PuzzleState, info: Report): PuzzleState {
  const best = state.puzzle?.chance ?? 1;
  const isGood = chanceOf(info) > best - kAsGood;
  if (!isGood) return wrong(state, 'weak', info.pv.slice(1));
  return withNextAsk({ ...counted(state, true), stage: 'solved' });
}

/** The judge's answer, which includes the defender's best reply. */
function judged(state: PuzzleState, info: Report, isFinal: boolean): PuzzleState {
  const line = info.pv;
  if (state.puzzle?.goal === 'better') return isFinal ? judgedAsGood(state, info) : state;
  const isSure = isProved(state, info);
  if ((isSure || (isFinal && isKnown(state))) && line.length > 0) {
    // Without a proof, the continuation is searched again closer to the mate.
    return withNextAsk({ ...state, stage: 'replying', reply: isSure ? line : line.slice(0, 1) });
  }
  if (!isFinal) return state;
  const isSlow = mateIn(info) !== null;
  return wrong(state, isSlow ? 'slow' : 'weak', line);
}

/** Fours leave the defender no choice: they win, or the refutation is on the board. */
function judgedFour(state: PuzzleState, { verdict, line }: FourVerdict): PuzzleState {
  if (verdict === 'wins') return withNextAsk({ ...state, stage: 'replying', reply: line });
  return wrong(state, verdict === '' ? 'weak' : verdict, line);
}

/** The defender's move, or the next move of the solution. */
function waited(state: PuzzleState): PuzzleState {
  const [move, ...rest] = state.reply;
  const { moves } = state.position;
  const { rush } = state;
  if (move === undefined && rush !== null && isEnded(state)) {
    return rush.isOver ? state : nextInRush(state, rush);
  }
  if (move === undefined) {
    const advice = adviceOf(state);
    const isLost = moves.length / 2 >= (state.puzzle?.length ?? 0) + kMostDetours;
    if (advice === null || isLost) return withNextAsk({ ...state, isShowing: false });
    return play(state, advice);
  }
  const replied = { ...withMoves(state, [...moves, move]), reply: [] };
  if (state.stage === 'wrong') return withNextAsk(replied);
  return withNextAsk({ ...replied, stage: 'solving', expected: rest });
}

function advised(state: PuzzleState, { pv: expected }: Report): PuzzleState {
  // Without a move the search for the solution would never end.
  return expected.length === 0
    ? withNextAsk({ ...state, isShowing: false, hints: 0 })
    : withNextAsk({ ...state, expected });
}

function answered(state: PuzzleState, answer: Answer): PuzzleState {
  switch (answer.type) {
    case 'described': {
      const after = withDescription(state, answer);
      if (after.stage === 'checking') return checked(after);
      // Without a proof, the defender's answer may also end the game.
      const isOver = after.stage === 'solving' && after.shown.snapshot.status !== 'ongoing';
      return after.stage === 'judging' || isOver ? judgedByRule(after) : withNextAsk(after);
    }
    case 'informed':
      return state.stage === 'judging' ? judged(state, answer.info, false) : state;
    case 'found':
      if (state.stage === 'checking')
        return checked({ ...state, checks: [...state.checks, answer.info] });
      return state.stage === 'judging'
        ? judged(state, answer.info, true)
        : advised(state, answer.info);
    case 'four-judged':
      return judgedFour(state, answer.verdict);
    case 'written': {
      const { ask, written } = answer;
      const move = ask.kind === 'write' ? (ask.position.moves.at(-1) ?? '') : '';
      return withNextAsk({ ...state, advised: { move, written } });
    }
    case 'waited':
      return waited(state);
    case 'refused': {
      const { fault } = answer;
      return state.stage === 'checking' && fault !== null
        ? refused(state, { reason: 'position', cause: fault.code })
        : withRefusal(state, answer);
    }
    case 'book-read':
    case 'ending-judged':
    case 'game-judged':
      return state;
  }
}

/** Returns to the position before the last wrong move. */
function again(state: PuzzleState): PuzzleState {
  if (state.stage !== 'wrong' || state.rush !== null) return state;
  const back = withMoves({ ...state, reply: [], fault: null }, movesBeforeWrong(state));
  return withNextAsk({ ...back, stage: 'solving' });
}

function hinted(state: PuzzleState): PuzzleState {
  if (!mayMove(state) || state.hints === 2 || state.rush !== null) return state;
  const hints = state.hints === 0 ? 1 : 2;
  return withNextAsk({ ...counted(state, false), selected: null, hints });
}

/**
 * The solution was asked for before any try. That is a lesson and no test: rating, streak and history stay. The puzzle
 * is due tomorrow, so that solving it right away is not rated either; the day is over for a streak of days.
 */
function learned(state: PuzzleState, puzzle: Puzzle): PuzzleState {
  const { progress, today, mode } = state;
  const seen = withMistake(progress, puzzle.number, today);
  const record = mode === 'day' ? withDay(seen.record, today, false) : seen.record;
  return { ...state, progress: { ...seen, record } };
}

/** Starts over, to show the whole solution. */
function solution(state: PuzzleState): PuzzleState {
  if (state.puzzle === null || !isSet(state) || isRushing(state)) return state;
  const { puzzle, today, isTurned, isHelped, position, stage } = state;
  const isUntried = !isHelped && position.moves.length === 0;
  const given =
    stage === 'solved' ? state : isUntried ? learned(state, puzzle) : counted(state, false);
  const fresh = shown(given, puzzle, today);
  return withNextAsk({ ...fresh, stage: 'solving', isTurned, isHelped: true, isShowing: true });
}

export function reduce(state: PuzzleState, event: PuzzleEvent): PuzzleState {
  if ('ask' in event) return answered(state, event);
  switch (event.type) {
    case 'engine':
      return withNextAsk(withEngineEvent(state, event.event));
    case 'list-come': {
      const { puzzles } = event;
      const at = event.at ?? state.progress.at;
      // The current puzzle may no longer be in the list.
      const puzzle = puzzles.find(({ number }) => number >= at) ?? puzzles[0];
      const come = { ...state, puzzles, isMissing: false };
      return puzzle === undefined ? come : shown(come, puzzle, state.today);
    }
    case 'list-missing':
      return { ...state, isMissing: true };
    case 'given-refused':
      return refused(state, event.refusal);
    case 'number-chosen':
      return goTo(inTraining(state), event.number, event.today);
    case 'next-wanted':
    case 'training-wanted':
      return next(state, event.today, event.roll);
    case 'day-wanted': {
      const puzzle = puzzleOfDay(state.spec.id, state.puzzles, event.today);
      if (puzzle === undefined) return state;
      return shown({ ...state, mode: 'day', rush: null }, puzzle, event.today);
    }
    case 'rush-begun': {
      if (state.puzzles.length === 0) return state;
      const { today } = event;
      const rush = freshRush(event.minutes, event.now);
      return nextInRush({ ...state, mode: 'rush', today }, rush);
    }
    case 'rush-ticked': {
      const { rush } = state;
      if (rush === null) return state;
      const pass = state.engine.name === 'ready' ? ticked : paused;
      const after = pass(rush, event.now);
      return after === rush ? state : withNextAsk({ ...state, rush: after });
    }
    case 'rush-ended': {
      const { rush } = state;
      return rush === null ? state : withNextAsk({ ...state, rush: { ...rush, isOver: true } });
    }
    // One choice out of both: together they often leave no puzzle.
    case 'motif-chosen': {
      const progress = { ...state.progress, theme: 'all', motif: event.motif, at: 0 } as const;
      return next({ ...state, progress }, state.today, event.roll);
    }
    case 'theme-chosen': {
      const progress = { ...state.progress, theme: event.theme, motif: null, at: 0 };
      return next({ ...state, progress }, state.today, event.roll);
    }
    case 'order-chosen':
      return { ...state, progress: { ...state.progress, order: event.order } };
    case 'progress-come':
      return { ...state, progress: adopted(state.progress, event.progress) };
    case 'hint':
      return hinted(state);
    case 'again':
      return again(state);
    case 'solution':
      return solution(state);
    case 'flipped':
      return { ...state, isTurned: !state.isTurned };
    default: {
      const { table, move } = touched(state, event, mayMove(state));
      return move === null ? table : play(table, move);
    }
  }
}
