// SPDX-License-Identifier: MIT
// The texts of the mistakes exercise.

import type { Announcement } from '../../../ui/live-region.ts';
import { lineInWords } from '../review/moment-list.ts';
import { reasonsFor } from '../review/motif-words.ts';
import { verdictInWords } from '../review/verdict-words.ts';
import type { Notation } from '../../../engine/protocol.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { isSettled } from '../../common/table.ts';
import { stepInWords } from '../../common/words.ts';
import { mayMove, taskOf, tasksFor, triedIn, type RetryState } from './state.ts';
import type { RetryStrings } from '../../../i18n/en/retry.ts';
import { sentences } from '../../../ui/words/sentences.ts';

export interface Words {
  readonly page: Strings;
  readonly own: RetryStrings;
  readonly notation: Notation;
  /** Whether the mistakes are stored as puzzles. */
  readonly isKept: boolean;
}

export interface Said {
  readonly title: string;
  readonly headline: string;
  readonly detail: string;
}

/** The tried move, in coordinates until the engine has written it. */
function triedText(state: RetryState, { notation }: Words): string {
  const tried = triedIn(state);
  const plies = state.position.moves.length;
  return state.shown.written[notation]?.[plies - 1] ?? tried ?? '';
}

function whyWrong(state: RetryState, words: Words): string {
  const { spec, verdict, answer } = state;
  const isSame = taskOf(state)?.played === triedIn(state);
  const line =
    answer &&
    toolTexts.in(words.page.language).review.answer(lineInWords(spec, answer, words.notation));
  const why = verdict && `${verdictInWords(spec, verdict, words.page)}.`;
  const { motifs = [] } = verdict ?? {};
  const { notation, page } = words;
  const reasons = [
    ...reasonsFor(spec, motifs, 'move', null, notation, page),
    ...reasonsFor(spec, motifs, 'answer', answer, notation, page),
  ];
  return [isSame ? words.own.same : null, why, line, ...reasons].filter((part) => part).join(' ');
}

export function saidOf(state: RetryState, words: Words): Said {
  const { page, own, notation } = words;
  const { engine, spec, stage } = state;
  const task = taskOf(state);
  const count = tasksFor(state).length;
  const title = task === null ? '' : own.title(state.at + 1, count);
  if (engine.name === 'failed') {
    return { title, headline: page.status.failed, detail: page.faults[engine.fault] };
  }
  if (task === null) {
    const mended = own.mended(state.mended, count);
    const told = words.isKept ? `${mended} ${own.kept}` : mended;
    const detail = count === 0 ? own.none : told;
    return { title, headline: own.over, detail };
  }
  const { mistake, number } = task;
  const ofGame = own.played(number, verdictInWords(spec, mistake, page));
  const line = lineInWords(spec, mistake.better, notation);
  const move = triedText(state, words);
  const asked = own.task(page.sides[spec.sides[mistake.seat]]);
  switch (stage) {
    case 'trying':
    case 'over':
      return { title, headline: asked, detail: ofGame };
    case 'judging':
      return { title, headline: asked, detail: own.judging };
    case 'wrong':
      return { title, headline: own.wrong(move), detail: whyWrong(state, words) };
    case 'right': {
      const isBest = triedIn(state) === mistake.better.bestMove;
      return { title, headline: own.right(move), detail: isBest ? own.best : own.asGood(line) };
    }
    case 'shown':
      return {
        title,
        headline: own.shown(move),
        detail: toolTexts.in(page.language).review.better(line),
      };
  }
}

/** Announces the task, the verdict, and selections on the board. */
export function announceRetry(before: RetryState, after: RetryState, words: Words): Announcement {
  const { title, headline, detail } = saidOf(after, words);
  const { stage, shown } = after;
  const isNews = stage !== before.stage || shown !== before.shown;
  const isBegun = before.shown.isProvisional && !shown.isProvisional;
  const isOver = stage === 'over' && isNews;
  const said = sentences(words.page, headline, detail);
  if (isBegun || isOver) return { polite: sentences(words.page, title, said), urgent: null };
  const isVerdict = stage === 'wrong' || stage === 'right' || stage === 'shown';
  if (isVerdict && isNews && isSettled(after)) {
    return { polite: said, urgent: null };
  }
  return stepInWords(before, after, mayMove(after), words.page);
}
