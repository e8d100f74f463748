// SPDX-License-Identifier: MIT
// Mistakes as text: the move, its flaw and the reason, the better move and its reason.

import { languageOf } from '../../common/position/written.ts';
import type { Motif, Notation, Report } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h } from '../../../ui/dom.ts';
import { reasonsFor } from './motif-words.ts';
import { pliesShown, type Mistake } from './review.ts';
import type { AnalysisState } from '../state.ts';
import { verdictInWords } from './verdict-words.ts';
import { notationOf, numberedMove } from '../words.ts';

export function lineInWords(spec: GameSpec, report: Report, notation: Notation): string {
  const moves = report.written[notation] ?? report.pv;
  return moves.slice(0, pliesShown(spec, report)).join(' ');
}

export function languageAttributes(notation: Notation): { lang?: string } {
  const lang = languageOf(notation);
  return lang === null ? {} : { lang };
}

/** Additional texts about a move. */
export interface Told {
  readonly better: Report;
  readonly answer: Report | null;
  readonly motifs: readonly Motif[];
}

/** The better line and the line that the move allows, each with its reasons. */
export function linesOf(
  { better, answer, motifs }: Told,
  state: AnalysisState,
  strings: Strings,
): HTMLElement[] {
  const { spec } = state;
  const { review } = toolTexts.in(strings.language);
  const notation = notationOf(state, strings);
  const language = languageAttributes(notation);
  const line = (of: 'better' | 'answer', text: string): HTMLElement =>
    h('p', { ...language, class: `line ${of}` }, text);
  const reasons = (of: Motif['line'], report: Report | null): HTMLElement[] =>
    reasonsFor(spec, motifs, of, report, notation, strings).map((sentence) =>
      h('p', { class: 'reason' }, sentence),
    );
  return [
    ...reasons('move', null),
    ...(answer === null
      ? []
      : [line('answer', review.answer(lineInWords(spec, answer, notation)))]),
    ...reasons('answer', answer),
    line('better', review.better(lineInWords(spec, better, notation))),
    ...reasons('better', better),
  ];
}

export function momentItem(mistake: Mistake, state: AnalysisState, strings: Strings): HTMLElement {
  const { node, gravity } = mistake;
  const language = languageAttributes(notationOf(state, strings));
  const move = h('b', language, numberedMove(state, node, strings));
  const what = verdictInWords(state.spec, mistake, strings);
  const button = h('button', { type: 'button', 'data-node': String(node) }, move, ` ${what}`);
  return h('li', { 'data-gravity': gravity }, button, ...linesOf(mistake, state, strings));
}
