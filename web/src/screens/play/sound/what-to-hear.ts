// SPDX-License-Identifier: MIT
// The sounds and speech for a change of the game: pure functions of the states before and after.

import { moveInWords } from '../../../ui/words/pieces.ts';
import { lastSaid, notationFor } from '../../common/position/written.ts';
import { announce } from '../announce.ts';
import { parsePlacement } from '../../../games/placement.ts';
import type { Strings } from '../../../i18n/index.ts';
import { isNewMove, resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';
import { sentences } from '../../../ui/words/sentences.ts';

export type Sound = 'move' | 'capture' | 'check' | 'end';

function countPieces({ spec, shown }: GameState): number {
  return parsePlacement(spec, shown.snapshot.fen).size;
}

export function soundOf(before: GameState, after: GameState): Sound | null {
  // Changing the volume plays a sample.
  if (after.settings.volume !== before.settings.volume) return 'move';
  if (before.shown.isProvisional) return null;
  if (resultOf(after) !== null && resultOf(before) === null) return 'end';
  if (!isNewMove(before, after)) return null;
  if (after.shown.snapshot.inCheck) return 'check';
  return countPieces(after) < countPieces(before) ? 'capture' : 'move';
}

/** A move as read aloud, with check and the end of the game. */
export function speechOf(before: GameState, after: GameState, strings: Strings): string {
  const move = after.shown.moves.at(-1);
  const parts: string[] = [];
  if (move !== undefined && isNewMove(before, after)) {
    const notation = notationFor(after.spec, after.settings.notation, strings);
    const said = lastSaid(after.shown.written, notation);
    // Chinese notation can be read aloud, but only by a Chinese voice.
    const isSpoken = !notation.startsWith('zh') || strings.language.startsWith('zh');
    const { fen } = before.shown.snapshot;
    parts.push(moveInWords(after.spec, fen, move, strings, isSpoken ? said : null));
  }
  const { urgent } = announce(before, after, strings);
  return sentences(strings, ...parts, urgent);
}
