// SPDX-License-Identifier: MIT
// What there is to hear of a change of the game: pure functions of the state before and after.

import { moveInWords } from '../../../ui/words/pieces.ts';
import { announce } from '../announce.ts';
import { parsePlacement } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { isNewMove, resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';

export type Sound = 'move' | 'capture' | 'check' | 'end';

function countPieces({ spec, shown }: GameState): number {
  return parsePlacement(spec, shown.snapshot.fen).size;
}

export function soundOf(before: GameState, after: GameState): Sound | null {
  // A new volume is played at once, so that it can be judged.
  if (after.settings.volume !== before.settings.volume) return 'move';
  if (before.shown.isProvisional) return null;
  if (resultOf(after) !== null && resultOf(before) === null) return 'end';
  if (!isNewMove(before, after)) return null;
  if (after.shown.snapshot.inCheck) return 'check';
  return countPieces(after) < countPieces(before) ? 'capture' : 'move';
}

/** A move as it is read out, with check and the end of the game. */
export function speechOf(before: GameState, after: GameState, strings: Strings): string {
  const move = after.shown.moves.at(-1);
  const parts: string[] = [];
  if (move !== undefined && isNewMove(before, after)) {
    // Chinese notation is made to be read out in Chinese; letters and digits are not.
    const written = strings.language.startsWith('zh')
      ? after.shown.written[strings.notation]?.at(-1)
      : undefined;
    parts.push(written ?? moveInWords(after.spec, before.shown.snapshot.fen, move, strings));
  }
  const { urgent } = announce(before, after, strings);
  return [...parts, ...(urgent === null ? [] : [urgent])].join('. ');
}
