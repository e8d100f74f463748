// SPDX-License-Identifier: MIT
// What to say about a change of the game: a pure function of the state before and after.

import { targetsOf } from '../board/scene.ts';
import type { Strings } from '../i18n/index.ts';
import { isNewMove, resultOf } from '../state/queries.ts';
import type { GameState, Result } from '../state/state.ts';
import { moveInWords, pieceInWords } from './describe.ts';

export interface Announcement {
  /** To be said when there is time. */
  readonly polite: string | null;
  /** To be said at once. */
  readonly urgent: string | null;
}

export function outcomeInWords({ winner }: Result, state: GameState, { status }: Strings): string {
  if (winner === null) return status.drawn;
  return winner === state.settings.seat ? status.won : status.lost;
}

function ofMove(before: GameState, after: GameState, strings: Strings): string | null {
  const move = after.shown.moves.at(-1);
  if (move === undefined || !isNewMove(before, after)) return null;
  return moveInWords(after.spec, before.shown.snapshot.fen, move, strings);
}

function ofStart(before: GameState, after: GameState, { spoken }: Strings): string | null {
  if (after.gameNumber !== before.gameNumber) return spoken.newGame;
  return after.moves.length < before.moves.length ? spoken.takenBack : null;
}

function ofSelection(before: GameState, after: GameState, strings: Strings): string | null {
  const { selected } = after;
  if (selected === before.selected || after.moves !== before.moves) return null;
  if (selected === null) return strings.spoken.putBack;
  const piece = pieceInWords(after, selected, strings) ?? selected;
  return strings.spoken.picked(piece, selected, targetsOf(after).length);
}

function ofHint(before: GameState, after: GameState, strings: Strings): string | null {
  if (after.hint === null || after.hint === before.hint) return null;
  const words = moveInWords(after.spec, after.shown.snapshot.fen, after.hint, strings);
  return strings.spoken.hint(words);
}

function urgently(before: GameState, after: GameState, strings: Strings): string | null {
  const { engine } = after;
  if (engine.name === 'failed' && before.engine.name !== 'failed') {
    return strings.faults[engine.fault];
  }
  const result = resultOf(after);
  if (result !== null && resultOf(before) === null && !after.shown.isProvisional) {
    const outcome = outcomeInWords(result, after, strings);
    return strings.spoken.over(outcome, strings.reasons[result.reason]);
  }
  return isNewMove(before, after) && after.shown.snapshot.inCheck ? strings.status.check : null;
}

export function announce(before: GameState, after: GameState, strings: Strings): Announcement {
  const polite =
    ofStart(before, after, strings) ??
    ofMove(before, after, strings) ??
    ofHint(before, after, strings) ??
    ofSelection(before, after, strings);
  return { polite, urgent: urgently(before, after, strings) };
}
