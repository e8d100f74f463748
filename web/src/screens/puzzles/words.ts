// SPDX-License-Identifier: MIT
// The texts of a puzzle: headline, results of moves, announcements.

import type { Announcement } from '../../ui/live-region.ts';
import { sentences } from '../../ui/words/sentences.ts';
import { moveInWords, pieceName, pointInWords } from '../../ui/words/pieces.ts';
import type { RuleSet } from '../../engine/protocol.ts';
import { ruleIn } from '../../games/game-spec.ts';
import { otherSeat, type Seat } from '../../games/seat.ts';
import type { Strings } from '../../i18n/index.ts';
import { parsePlacement, squaresOf } from '../../games/placement.ts';
import { fileLabel } from '../../board/edges.ts';
import { barredPoints } from '../common/position/shown.ts';
import { lastSaid } from '../common/position/written.ts';
import { lastMoveText, stepInWords } from '../common/words.ts';
import type { Goal } from './puzzle.ts';
import {
  isGiven,
  mayMove,
  movesBeforeWrong,
  movesLeft,
  solverOf,
  type PuzzleState,
  type Refusal,
} from './state.ts';
import type { PuzzleStrings } from '../../i18n/en/puzzles.ts';

type RuleText = Strings['rules'][RuleSet];

export interface Said {
  readonly headline: string;
  readonly detail: string;
}

function sideOf({ spec }: PuzzleState, seat: Seat, strings: Strings): string {
  return strings.sides[spec.sides[seat]];
}

/** The rule, if it is not the usual one; otherwise null. */
function ruleOf({ spec, position }: PuzzleState, { rules }: Strings): RuleText | null {
  const rule = ruleIn(spec, position.fen);
  return rule === null || rule === spec.rules[0] ? null : rules[rule];
}

export function titleOf(state: PuzzleState, strings: Strings, own: PuzzleStrings): string {
  const { puzzle } = state;
  if (puzzle === null) return '';
  const number = isGiven(state) ? '' : own.numberOf(puzzle.number);
  const title = state.mode === 'day' ? `${own.dayNumber} · ${number}` : number;
  const rule = ruleOf(state, strings);
  return [title, rule?.name ?? ''].filter((part) => part !== '').join(' · ');
}

function detailOfSolving(state: PuzzleState, strings: Strings, own: PuzzleStrings): string {
  const { advised, hint, hints, position, puzzle, selected, shown, spec } = state;
  const { fen } = shown.snapshot;
  const placement = parsePlacement(spec, fen);
  if (selected !== null && !placement.has(selected)) {
    return pointInWords(selected, barredPoints(state).get(selected), strings);
  }
  const { notation } = strings;
  const isWritten = spec.notations.length === 0 || advised?.move === hint;
  if (hint !== null && hints === 2 && isWritten) {
    const said = advised === null ? null : lastSaid(advised.written, notation);
    return strings.spoken.hint(moveInWords(spec, fen, hint, strings, said));
  }
  if (hint !== null) {
    const [square = hint] = squaresOf(hint);
    const piece = pieceName(spec, placement.get(square), strings);
    if (piece === null) return own.onFile(hint);
    const file = fileLabel(spec, notation, square, solverOf(state));
    return file === null ? own.piece(piece, square) : own.pieceOnFile(piece, file);
  }
  const left = movesLeft(state);
  const { moves } = shown;
  if (moves.length === 0) return ruleOf(state, strings)?.about ?? '';
  // There is nothing to say until the defender's move is on the board.
  const isReplied = moves === position.moves && moves.length % 2 === 0;
  if (!isReplied || left === null) return '';
  const todo = puzzle?.goal === 'fours' ? own.foursLeft(left) : own.left(left);
  return `${own.right(lastMoveText(state, strings))} ${todo}`;
}

/** `wanted` is the number of moves to mate. */
function whyWrong(
  state: PuzzleState,
  wanted: number | null,
  strings: Strings,
  own: PuzzleStrings,
): string {
  const { fault } = state;
  if (fault === 'slow') return wanted === null ? own.weak : own.slow(wanted);
  if (fault === 'weak' || fault === null) return own.weak;
  return own.fourFaults[fault](sideOf(state, otherSeat(solverOf(state)), strings));
}

function detailOfWrong(state: PuzzleState, strings: Strings, own: PuzzleStrings): string {
  const { moves } = state.shown;
  const hasReply = moves.length > 0 && moves.length % 2 === 0;
  const wanted = movesLeft(state, movesBeforeWrong(state));
  const why = whyWrong(state, wanted, strings, own);
  return hasReply ? `${own.refuted(lastMoveText(state, strings))} ${why}` : why;
}

const ends = {
  mate: 'mates',
  fours: 'five',
  win: 'wins',
  threats: 'threatsWin',
  defence: 'defends',
  better: 'betterMove',
} as const satisfies Record<Goal, string>;

/** The change of the solver's rating, or the streak of days. */
function gainOf(state: PuzzleState, own: PuzzleStrings): string {
  const { isHelped, progress, gain, mode, rush } = state;
  if (isGiven(state) || rush !== null) return '';
  const { record } = progress;
  if (mode === 'day') return isHelped ? '' : own.dayDone(record.day.streak);
  return gain === null ? '' : own.gained(Math.round(record.rating.rating), gain);
}

function whyRefused(refusal: Refusal, { refusals }: PuzzleStrings): string {
  switch (refusal.reason) {
    case 'unjudged':
    case 'over':
    case 'position':
      return refusals[refusal.reason];
    case 'illegal':
    case 'not-winning':
    case 'another':
      return refusals[refusal.reason](refusal.move);
    case 'no-mate':
    case 'shorter':
      return refusals[refusal.reason](refusal.moves);
  }
}

export function saidOf(state: PuzzleState, strings: Strings, own: PuzzleStrings): Said {
  const { stage, engine, puzzle, isMissing, progress, rush } = state;
  if (engine.name === 'failed') {
    return { headline: strings.status.failed, detail: strings.faults[engine.fault] };
  }
  if (isMissing) return { headline: own.missing, detail: own.missingAdvice };
  if (state.refusal !== null) {
    return { headline: own.refused, detail: whyRefused(state.refusal, own) };
  }
  if (puzzle === null) return { headline: strings.status.loading, detail: own.loading };
  if (state.stage === 'checking') return { headline: strings.status.loading, detail: '' };
  if (rush?.isOver === true) {
    const best = progress.record.rush[rush.minutes];
    return { headline: own.rush.over(rush.score), detail: own.rush.best(best) };
  }
  const task = own[puzzle.goal](sideOf(state, solverOf(state), strings), puzzle.length ?? 0);
  switch (stage) {
    case 'judging':
      return { headline: task, detail: own.judging };
    case 'checking':
    case 'refused':
    case 'replying':
    case 'solving':
      return { headline: task, detail: detailOfSolving(state, strings, own) };
    case 'wrong':
      return { headline: own.wrong, detail: detailOfWrong(state, strings, own) };
    case 'solved': {
      const end = own[ends[puzzle.goal]];
      const gain = state.isShowing ? '' : gainOf(state, own);
      return { headline: state.isShowing ? own.shown : own.solved, detail: `${end} ${gain}` };
    }
  }
}

/** Announces moves and their results. */
export function announcePuzzle(
  before: PuzzleState,
  after: PuzzleState,
  strings: Strings,
  own: PuzzleStrings,
): Announcement {
  const now = saidOf(after, strings, own);
  if (after.rush?.isOver === true && before.rush?.isOver !== true) {
    return { polite: now.detail, urgent: now.headline };
  }
  const isNews = after.stage !== before.stage || after.hint !== before.hint;
  const isVerdict = isNews && ['wrong', 'solved', 'refused'].includes(after.stage);
  const urgent = isVerdict ? now.headline : null;
  if (after.puzzle !== before.puzzle && after.puzzle !== null) {
    return {
      polite: sentences(strings, titleOf(after, strings, own), now.headline),
      urgent,
    };
  }
  const isAdvice = after.hint !== before.hint || after.advised !== before.advised;
  if (isAdvice && after.hint !== null) {
    // The move is announced once the engine has written it.
    const isTold = now.detail === saidOf(before, strings, own).detail;
    return { polite: isTold ? null : now.detail, urgent };
  }
  const step = stepInWords(before, after, mayMove(after), strings);
  // Without an answer, nothing else would say why.
  if (isNews && after.stage === 'wrong' && after.reply.length === 0) {
    return { polite: now.detail, urgent };
  }
  const isAnswered = step.polite !== null && after.stage === 'wrong';
  return {
    polite: isAnswered ? sentences(strings, step.polite, now.detail) : step.polite,
    urgent: urgent ?? step.urgent,
  };
}
