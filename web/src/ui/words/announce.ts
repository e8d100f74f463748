// SPDX-License-Identifier: MIT
// What to say about a change of the game: a pure function of the state before and after.

import { losingTargetsOf, targetsOf } from '../../board/scene.ts';
import type { Strings } from '../../i18n/index.ts';
import { isNewMove, ownSeat, resultOf, rulingOf } from '../../screens/play/state/queries.ts';
import type { Result } from '../../games/result.ts';
import type { GameState } from '../../screens/play/state/state.ts';
import { hintInWords, moveInWords, pieceInWords, pointInWords } from './describe.ts';
import { rulingInWords } from './ruling-in-words.ts';

export interface Announcement {
  /** To be said when there is time. */
  readonly polite: string | null;
  /** To be said at once. */
  readonly urgent: string | null;
}

export function outcomeInWords({ winner }: Result, state: GameState, strings: Strings): string {
  const { status, analyse, sides } = strings;
  if (winner === null) return status.drawn;
  const own = ownSeat(state);
  if (own === null) return analyse.wins(sides[state.spec.sides[winner]]);
  return winner === own ? status.won : status.lost;
}

/** Why the game is over; a repetition names its law and article. */
export function reasonInWords({ reason }: Result, state: GameState, strings: Strings): string {
  const ruling = rulingOf(state);
  if (ruling !== null) return rulingInWords(ruling, state, strings).sentence;
  return reason in strings.reasons ? strings.reasons[reason as keyof Strings['reasons']] : '';
}

function ofMove(before: GameState, after: GameState, strings: Strings): string | null {
  const move = after.shown.moves.at(-1);
  if (move === undefined || !isNewMove(before, after)) return null;
  return moveInWords(after.spec, before.shown.snapshot.fen, move, strings);
}

function ofStart(before: GameState, after: GameState, strings: Strings): string | null {
  const { spoken, analyse } = strings;
  if (after.gameNumber !== before.gameNumber) return spoken.newGame;
  if (after.moves.length >= before.moves.length) return null;
  return ownSeat(after) === null ? analyse.spoken.undone : spoken.takenBack;
}

function ofSwap2(before: GameState, after: GameState, { swap2 }: Strings): string | null {
  if (after.swap2 === null || after.swap2 === before.swap2) return null;
  return swap2.stages[after.swap2];
}

function ofSelection(before: GameState, after: GameState, strings: Strings): string | null {
  const { selected } = after;
  if (selected === before.selected || after.moves !== before.moves) return null;
  if (selected === null) return strings.spoken.putBack;
  if (after.spec.moves === 'stones') return pointInWords(after, selected, strings);
  const piece = pieceInWords(after, selected, strings) ?? selected;
  const picked = strings.spoken.picked(piece, selected, targetsOf(after).length);
  const losing = losingTargetsOf(after);
  return losing.length === 0 ? picked : strings.spoken.losing(picked, losing.join(' '));
}

function ofPremove(before: GameState, after: GameState, strings: Strings): string | null {
  const { premove, shown, spec } = after;
  if (premove === before.premove || premove === null) return null;
  const words =
    spec.moves === 'stones' ? premove : moveInWords(spec, shown.snapshot.fen, premove, strings);
  return `${strings.spoken.premove}: ${words}`;
}

/** Taken back, or not legal any more; not if it was played. */
function ofNoPremove(before: GameState, after: GameState, { spoken }: Strings): string | null {
  const isGone = before.premove !== null && after.premove === null;
  return isGone && after.moves === before.moves ? spoken.noPremove : null;
}

function ofText(before: GameState, after: GameState, strings: Strings): string | null {
  return after.unread === null || before.unread === after.unread
    ? null
    : strings.unread(after.unread);
}

function ofNotice(before: GameState, after: GameState, strings: Strings): string | null {
  const { notice } = after;
  if (notice === before.notice) return null;
  if (notice === 'part-missing') return strings.screens.missing;
  // How the game began is said with it.
  const isOfStart = notice === null || notice === 'position-refused' || notice === 'previous-game';
  return isOfStart ? null : strings.notices[notice];
}

function ofHint(before: GameState, after: GameState, strings: Strings): string | null {
  // Of a stone it is said as well what it makes, once that is known.
  const isNew = after.hint !== before.hint || before.ask?.kind === 'foresee';
  if (after.hint === null || !isNew || after.ask?.kind === 'foresee') return null;
  const words = moveInWords(after.spec, after.shown.snapshot.fen, after.hint, strings);
  return hintInWords(after, words, strings);
}

/** Once for every warning, however long it stands. */
function ofWarning(before: GameState, after: GameState, strings: Strings): string | null {
  const ruling = rulingOf(after);
  if (ruling === null || !ruling.isWarning || rulingOf(before)?.isWarning) return null;
  return rulingInWords(ruling, after, strings).sentence;
}

function urgently(before: GameState, after: GameState, strings: Strings): string | null {
  const { engine } = after;
  if (engine.name === 'failed' && before.engine.name !== 'failed') {
    return strings.faults[engine.fault];
  }
  const result = resultOf(after);
  if (result !== null && resultOf(before) === null && !after.shown.isProvisional) {
    const outcome = outcomeInWords(result, after, strings);
    return strings.spoken.over(outcome, reasonInWords(result, after, strings));
  }
  return isNewMove(before, after) && after.shown.snapshot.inCheck ? strings.status.check : null;
}

export function announce(before: GameState, after: GameState, strings: Strings): Announcement {
  const polite =
    ofStart(before, after, strings) ??
    ofMove(before, after, strings) ??
    ofHint(before, after, strings) ??
    ofNotice(before, after, strings) ??
    ofText(before, after, strings) ??
    ofPremove(before, after, strings) ??
    ofSelection(before, after, strings);
  const warning =
    ofWarning(before, after, strings) ??
    ofSwap2(before, after, strings) ??
    ofNoPremove(before, after, strings);
  const said = warning === null ? polite : strings.spoken.warned(polite ?? '', warning);
  return { polite: said, urgent: urgently(before, after, strings) };
}
