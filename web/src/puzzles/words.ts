// SPDX-License-Identifier: MIT
// What a puzzle says in words: its headline, what became of a move, announcements.

import type { Announcement } from '../a11y/announce.ts';
import { moveInWords, pieceInWords } from '../a11y/describe.ts';
import type { Strings } from '../i18n/index.ts';
import { asGame } from '../study/table.ts';
import { lastMoveText, stepInWords } from '../study/words.ts';
import { mayMove, movesLeft, solverOf, type PuzzleState } from './state.ts';
import type { PuzzleStrings } from './strings.ts';

export interface Said {
  readonly headline: string;
  readonly detail: string;
}

function taskOf(state: PuzzleState, strings: Strings, own: PuzzleStrings): string {
  const side = strings.sides[state.spec.sides[solverOf(state)]];
  const length = state.puzzle?.length ?? null;
  return length === null ? own.win(side) : own.mate(side, length);
}

function detailOfSolving(state: PuzzleState, strings: Strings, own: PuzzleStrings): string {
  const { hint, position, shown } = state;
  if (hint?.length === 2) {
    return own.piece(pieceInWords(asGame(state, true), hint, strings) ?? '', hint);
  }
  if (hint !== null) {
    return strings.spoken.hint(moveInWords(state.spec, shown.snapshot.fen, hint, strings));
  }
  const left = movesLeft(state);
  const { moves } = shown;
  // Until the defender's move is on the board there is nothing to say.
  const isReplied = moves.length > 0 && moves === position.moves && moves.length % 2 === 0;
  if (!isReplied || left === null) return '';
  return `${own.right(lastMoveText(state, strings))} ${own.left(left)}`;
}

function detailOfWrong(state: PuzzleState, strings: Strings, own: PuzzleStrings): string {
  const left = movesLeft(state);
  const { moves } = state.shown;
  const hasReply = moves.length > 0 && moves.length % 2 === 0;
  // An answer on the board means that one more of the moves is gone.
  const wanted = left === null ? null : hasReply ? left + 1 : left;
  const why = state.fault === 'slow' && wanted !== null ? own.slow(wanted) : own.weak;
  return hasReply ? `${own.refuted(lastMoveText(state, strings))} ${why}` : why;
}

export function saidOf(state: PuzzleState, strings: Strings, own: PuzzleStrings): Said {
  const { stage, engine, puzzle, isMissing, isHelped, progress } = state;
  if (engine.name === 'failed') {
    return { headline: strings.status.failed, detail: strings.faults[engine.fault] };
  }
  if (isMissing) return { headline: strings.status.failed, detail: own.missing };
  if (puzzle === null) return { headline: strings.status.loading, detail: own.loading };
  const task = taskOf(state, strings, own);
  switch (stage) {
    case 'judging':
      return { headline: task, detail: own.judging };
    case 'replying':
    case 'solving':
      return { headline: task, detail: detailOfSolving(state, strings, own) };
    case 'wrong':
      return { headline: own.wrong, detail: detailOfWrong(state, strings, own) };
    case 'solved': {
      const end = puzzle.length === null ? own.wins : own.mates;
      const streak = isHelped ? '' : own.streak(progress.streak);
      return { headline: state.isShowing ? own.shown : own.solved, detail: `${end} ${streak}` };
    }
  }
}

/** Moves as they are made, and what became of them. */
export function announcePuzzle(
  before: PuzzleState,
  after: PuzzleState,
  strings: Strings,
  own: PuzzleStrings,
): Announcement {
  const now = saidOf(after, strings, own);
  const isNews = after.stage !== before.stage || after.hint !== before.hint;
  const isVerdict = isNews && (after.stage === 'wrong' || after.stage === 'solved');
  const urgent = isVerdict ? now.headline : null;
  if (after.puzzle !== before.puzzle && after.puzzle !== null) {
    return {
      polite: `${own.numberOf(after.puzzle.number, after.puzzles.length)}. ${now.headline}`,
      urgent,
    };
  }
  if (after.hint !== before.hint && after.hint !== null) return { polite: now.detail, urgent };
  const step = stepInWords(before, after, mayMove(after), strings);
  const isAnswered = step.polite !== null && after.stage === 'wrong';
  return {
    polite: isAnswered ? `${step.polite}. ${now.detail}` : step.polite,
    urgent: urgent ?? step.urgent,
  };
}
