// SPDX-License-Identifier: MIT
// The wording of the next step in an opening.

import type { OpeningAct, OpeningReport, OpeningWord } from '../../../engine/protocol.ts';
import { seatToMove } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { procedureTexts, type ProcedureStrings } from '../../../i18n/en/procedures.ts';
import { isPerson, openingReport, seatOf } from '../state/opening.ts';
import { resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { listOf } from '../../../ui/words/list-of.ts';
import { sentences } from '../../../ui/words/sentences.ts';

/** Between sentences. */

function insteadOf({ words }: OpeningAct, own: ProcedureStrings): string[] {
  return words.flatMap((word) => (word === 'two' || word === 'ten' ? [own.instead[word]] : []));
}

function askedOf(
  state: GameState,
  { offered, first }: OpeningReport,
  act: OpeningAct,
  strings: Strings,
  own: ProcedureStrings,
): string[] {
  const { spec, shown, settings } = state;
  const said = offered.length === 0 ? [] : [own.offered(listOf(strings, offered))];
  switch (act.kind) {
    case 'place': {
      const more = act.left > 1 ? [own.more(act.left - 1)] : [];
      return [own.place(seatToMove(spec, shown.snapshot.fen), act.square), ...more];
    }
    case 'take': {
      const instead = insteadOf(act, own);
      if (first === '') return [own.takeFirst, ...instead];
      const isTold = settings.players === 'people';
      return [...(isTold ? [] : [own.has(seatOf(state, act.player))]), own.goOn, ...instead];
    }
    case 'declare':
      return [own.declare];
    case 'offer':
      return [own.offer(act.left), ...said];
    case 'select':
      return [own.select, ...said];
  }
}

/** Null if there is no opening, or if it or the game is over. */
export function openingInWords(state: GameState, strings: Strings): string | null {
  const report = openingReport(state);
  const act = report?.next;
  if (!act || resultOf(state) !== null) return null;
  const own = procedureTexts.in(strings.language);
  if (!isPerson(state, act.player)) return own.waits;
  const text = sentences(strings, ...askedOf(state, report, act, strings, own));
  if (state.settings.players !== 'people') return text;
  const side = strings.sides[state.spec.sides[seatOf(state, act.player)]];
  return own.to(report.first === '' ? own.players[act.player] : side, text);
}

/** The label of a button; for a number, the number itself. */
export function wordInWords(word: OpeningWord, strings: Strings): string {
  if (word === 'black' || word === 'white')
    return strings.takes[word === 'black' ? 'first' : 'second'];
  if (word === 'two' || word === 'ten') return procedureTexts.in(strings.language).words[word];
  return new Intl.NumberFormat(strings.language).format(Number(word));
}
