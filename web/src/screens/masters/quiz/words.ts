// SPDX-License-Identifier: MIT
// The texts of the quiz.

import type { Strings } from '../../../i18n/index.ts';
import type { QuizStrings } from '../../../i18n/en/quiz.ts';
import { fenAfter } from '../../../games/placement.ts';
import { moveInWords } from '../../../ui/words/pieces.ts';
import { outcomeOf, pointsFor, type Guess } from './score.ts';
import { countOf, plyOf, type QuizState } from './state.ts';

export interface QuizWords {
  readonly own: QuizStrings;
  readonly page: Strings;
}

export function percent(share: number, { language }: Strings, digits = 0): string {
  const style = { style: 'percent', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(language, style).format(share);
}

function inWords(state: QuizState, at: number, move: string, { page }: QuizWords): string {
  const { spec, line, own } = state;
  const fen = fenAfter(spec, spec.startFen, line.slice(0, plyOf(own, at)));
  return moveInWords(spec, fen, move, page);
}

/** The master's move at a guess. */
export function playedText(state: QuizState, at: number, words: QuizWords): string {
  const ply = plyOf(state.own, at);
  const text = state.written?.[words.page.notation]?.[ply];
  return text ?? inWords(state, at, state.line[ply] ?? '', words);
}

export function triedText(state: QuizState, at: number, words: QuizWords): string {
  const move = state.guesses[at]?.move ?? '';
  if (move === '') return '';
  if (move === state.guesses[at]?.played) return playedText(state, at, words);
  return state.writtenTries.get(at)?.[words.page.notation]?.[0] ?? inWords(state, at, move, words);
}

/** The outcome of the last guess. */
function outcomeText(state: QuizState, words: QuizWords): string {
  const at = state.guesses.length - 1;
  const guess = state.guesses[at];
  if (guess === undefined) return '';
  const [tried, played] = [triedText(state, at, words), playedText(state, at, words)];
  const said = words.own.outcomes[outcomeOf(guess)](tried, played);
  return `${said} ${words.own.points(pointsFor(guess))}`;
}

/** The measured losses and ranks of both moves. */
function measureText({ guesses }: QuizState, { own, page }: QuizWords): string {
  const guess = guesses.at(-1);
  if (guess === undefined) return '';
  const lost = (loss: number): string => percent(loss, page, 1);
  const master = own.master(own.rank(guess.playedRank), lost(guess.playedLoss));
  if (guess.move === '' || guess.move === guess.played) return master;
  return `${own.you(own.rank(guess.rank), lost(guess.loss))} ${master}`;
}

export function headlineOf(state: QuizState, words: QuizWords): string {
  const { own, page } = words;
  const { stage, engine, spec } = state;
  if (engine.name === 'failed') return page.status.failed;
  switch (stage) {
    case 'loading':
      return state.share < 1 ? own.unpacking(percent(state.share, page)) : own.loading;
    case 'missing':
      return own.missing;
    case 'trying':
      return own.task(page.sides[spec.sides[state.own]]);
    case 'judging':
      return own.judging;
    case 'judged':
    case 'going-on':
      return outcomeText(state, words);
    case 'over':
      return own.over;
  }
}

/** The detail text: the measurement of the last guess, which stays until the next. */
export function detailOf(state: QuizState, words: QuizWords): string {
  const { stage } = state;
  if (state.engine.name === 'failed') return words.page.faults[state.engine.fault];
  const measure = measureText(state, words);
  if (stage === 'judged' || stage === 'going-on') return measure;
  if (stage !== 'trying' || measure === '') return '';
  return `${outcomeText(state, words)} · ${measure}`;
}

export function countText(state: QuizState, { own }: QuizWords): string {
  const { stage, guesses } = state;
  if (stage === 'loading' || stage === 'missing' || stage === 'over') return '';
  const points = guesses.reduce((sum, guess) => sum + pointsFor(guess), 0);
  const isMade = stage !== 'trying' && stage !== 'judging';
  const number = isMade ? guesses.length : guesses.length + 1;
  return own.progress(number, countOf(state), own.points(points));
}

/** The guesses with one outcome, largest differences first. */
export function greatest(
  guesses: readonly Guess[],
  outcome: 'better' | 'worse',
  most: number,
): number[] {
  const gap = (at: number): number => {
    const guess = guesses[at];
    return guess === undefined ? 0 : Math.abs(guess.loss - guess.playedLoss);
  };
  return [...guesses.keys()]
    .filter((at) => outcomeOf(guesses[at]!) === outcome)
    .toSorted((a, b) => gap(b) - gap(a))
    .slice(0, most);
}
