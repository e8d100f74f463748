// SPDX-License-Identifier: MIT
// The wording of a hint: why it is good, and the expected continuation.

import type { Strings } from '../../../i18n/index.ts';
import { formatScore, movesOfLine } from '../../../ui/format.ts';
import { pieceName, type Said } from '../../../ui/words/pieces.ts';
import { firstSaid, notationFor } from '../../common/position/written.ts';
import { gainsOf } from '../state/hint-gains.ts';
import type { GameState } from '../state/state.ts';
import { forcedLine, hintReason } from '../state/threats.ts';
import { listOf } from '../../../ui/words/list-of.ts';
import { sentences } from '../../../ui/words/sentences.ts';

/** The number of plies shown after the hint. */
const kMovesExpected = 3;

/** The effects of the hint on rows of stones, as predicates without duplicates. */
function reasonsInWords(state: GameState, { threats }: Strings): string[] {
  const { completes, makes, stops } = hintReason(state);
  const reasons = [
    ...completes.map(() => threats.wins),
    ...makes.map(({ kind }) => threats.makes[kind]),
    ...stops.map(({ kind }) => threats.stops[kind]),
  ];
  const line = forcedLine(state);
  const moves = state.thought?.info.mate ?? 0;
  const forced = line.length > 0 && moves > 1 ? [threats.forced(moves, line.join(' '))] : [];
  return [...new Set(reasons), ...forced];
}

/** The score of the hint, and the expected continuation. */
function expectationInWords(state: GameState, strings: Strings): string | null {
  const { thought, settings } = state;
  if (thought === null) return null;
  const score = formatScore(thought, state.spec, strings);
  const line = movesOfLine(thought.info, settings.notation ?? strings.notation);
  const next = line.slice(1, 1 + kMovesExpected).join(' ');
  return next === '' ? score : listOf(strings, [score, strings.spoken.expected(next)]);
}

/** The hint in the chosen notation, if the engine has written it. */
export function hintAsSaid(state: GameState, strings: Strings): Said | null {
  const { spec, settings, thought, view } = state;
  if (thought === null || thought.info.pv[0] !== view.hint) return null;
  return firstSaid(thought.info.written, notationFor(spec, settings.notation, strings));
}

/** The hint, worded as `move`, and why it is good. */
export function hintInWords(state: GameState, move: string, strings: Strings): string {
  const { spec } = state;
  const { spoken } = strings;
  const taken = gainsOf(state).flatMap((letter) => pieceName(spec, letter, strings) ?? []);
  const gains = taken.length === 0 ? [] : [spoken.gains(listOf(strings, taken))];
  const words = spoken.hint(listOf(strings, [move, ...reasonsInWords(state, strings), ...gains]));
  const expected = spec.hasThreats ? null : expectationInWords(state, strings);
  return sentences(strings, words, expected);
}
