// SPDX-License-Identifier: MIT
// The texts of an analysis: numbered moves, titles, results.

import { chanceOf } from '../../games/chances.ts';
import { seatToMove } from '../../games/placement.ts';
import { toolTexts } from '../../i18n/en/analyse.ts';
import { faultInWords } from '../../ui/words/faults.ts';
import { reasonInWords } from '../../ui/words/result.ts';
import { rulingSentence } from '../../ui/words/ruling.ts';
import type { Notation, Report } from '../../engine/protocol.ts';
import { endReasons } from '../../games/end-reasons.ts';
import { otherSeat, type Seat } from '../../games/seat.ts';
import { reasonOf } from '../../games/played-game.ts';
import type { EndReason } from '../../games/result.ts';
import type { Strings } from '../../i18n/index.ts';
import { formatScore } from '../../ui/format.ts';
import { notationFor } from '../common/position/written.ts';
import { resultOf, rulingOf, valuesOf } from './findings.ts';
import type { AnalysisState, Source } from './state.ts';
import {
  kRoot,
  lineFrom,
  type NodeId,
  type Tree,
  headerOf,
  moveText,
  numberOf,
} from './record/tree.ts';

export function notationOf({ spec, settings }: AnalysisState, strings: Strings): Notation {
  return notationFor(spec, settings.notation, strings);
}

/** `12. C2=5`, `12… H8+7`. */
export function numberedMove(state: AnalysisState, id: NodeId, strings: Strings): string {
  if (id === kRoot) return strings.analyse.start;
  const { number, isFirst } = numberOf(state, id);
  const text = moveText(state.tree, id, notationOf(state, strings));
  return `${number}${isFirst ? '.' : '…'} ${text}`;
}

/** The players' names, or the event. */
export function titleOf(first: string, second: string, event: string, strings: Strings): string {
  const { versus, unnamed } = strings.analyse;
  if (first !== '' || second !== '') return versus(first || '?', second || '?');
  return event || unnamed;
}

export function nameOf({ spec, tree }: AnalysisState, seat: Seat, strings: Strings): string {
  const side = spec.sides[seat];
  return headerOf(tree, spec.playerHeaders[seat]) || strings.sides[side];
}

/** The side whose view a score takes: the side to move. */
export function seatOf(state: AnalysisState): Seat {
  return seatToMove(state.spec, state.shown.snapshot.fen);
}

/** The result of an endgame from a table. */
function factOf(
  state: AnalysisState,
  { mate, score }: Report,
  { sides, language }: Strings,
): string {
  const { facts } = toolTexts.in(language);
  if (score === 0) return facts.drawn;
  const winner = sides[state.spec.sides[score > 0 ? seatOf(state) : otherSeat(seatOf(state))]];
  return mate === 0 ? facts.won(winner) : facts.wins(winner, Math.abs(mate));
}

/** The first side's chance in a line of the position on the board, 0 … 1. */
export function firstChanceIn(state: AnalysisState, line: Report): number {
  const chance = chanceOf(line);
  return seatOf(state) === 'first' ? chance : 1 - chance;
}

export function scoreOf(state: AnalysisState, info: Report, strings: Strings): string {
  if (info.source === 'table') return factOf(state, info, strings);
  return formatScore({ info, seat: seatOf(state) }, state.spec, strings);
}

/** Why a source shows no game. */
export function barrenness(source: Source | null, { analyse, language }: Strings): string {
  const { fault = null, otherSize: size = null } = source ?? {};
  if (fault !== null) return faultInWords(fault, toolTexts.in(language).faults);
  return size === null ? analyse.noGame : analyse.otherBoard(size);
}

/** Values of the pieces on the board in pawns, by square. */
export function valuesInWords(state: AnalysisState, { language }: Strings): Map<string, string> {
  const pieces = valuesOf(state);
  if (pieces === null) return new Map();
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const format = new Intl.NumberFormat(language, tenths);
  return new Map(
    pieces.map(({ square, centipawns }) => {
      // Adding 0 turns -0 into 0.
      const soldiers = Math.round(centipawns / 10) / 10 + 0;
      return [square, format.format(soldiers)];
    }),
  );
}

/** Whether the board shows the last position of the main line. */
function isAtEnd({ tree, at }: AnalysisState): boolean {
  return at !== kRoot && at === lineFrom(tree, kRoot).at(-1);
}

/** The result that the record states without the rules: resignation, time, agreement. */
function recordedEnd(state: AnalysisState, { analyse, sides, status }: Strings): string | null {
  const { spec, tree } = state;
  const result = isAtEnd(state) ? headerOf(tree, 'Result') : '';
  if (result === '1-0') return analyse.wins(sides[spec.sides.first]);
  if (result === '0-1') return analyse.wins(sides[spec.sides.second]);
  return result === '1/2-1/2' ? status.drawn : null;
}

/** The record's termination, translated if known, otherwise as written. */
export function terminationInWords(tree: Tree, strings: Strings): string {
  const text = headerOf(tree, 'Termination');
  const reason = reasonOf(text, endReasons);
  const law: Readonly<Partial<Record<EndReason, string>>> = strings.law.names;
  return reason === '' ? text : (law[reason] ?? reasonInWords({ winner: null, reason }, strings));
}

/** The winner, or the side to move. */
export function headlineOf(state: AnalysisState, strings: Strings): string {
  const { analyse, sides, status } = strings;
  const result = resultOf(state);
  if (state.engine.name === 'failed') return status.failed;
  if (state.shown.isProvisional) return status.loading;
  if (result === null) {
    return recordedEnd(state, strings) ?? analyse.toMove(sides[state.spec.sides[seatOf(state)]]);
  }
  if (result.winner === null) return status.drawn;
  return analyse.wins(sides[state.spec.sides[result.winner]]);
}

/** Why the game is over, worded neutrally for both sides. */
export function endOf(state: AnalysisState, strings: Strings): string {
  const { spec, shown } = state;
  const result = resultOf(state);
  if (result === null) {
    const isEnded = isAtEnd(state) && headerOf(state.tree, 'Result') !== '';
    return isEnded ? terminationInWords(state.tree, strings) : '';
  }
  const at = { spec, fen: shown.snapshot.fen };
  return rulingSentence(rulingOf(state), at, strings) ?? reasonInWords(result, strings);
}
