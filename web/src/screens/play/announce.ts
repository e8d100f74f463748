// SPDX-License-Identifier: MIT
// Announcements for a change of the game: a pure function of the states before and after.

import { selectionInWords } from '../../board/labels.ts';
import type { Strings } from '../../i18n/index.ts';
import type { Announcement } from '../../ui/live-region.ts';
import { moveInWords, plannedInWords } from '../../ui/words/pieces.ts';
import { outcomeInWords } from '../../ui/words/result.ts';
import { gameBoard } from './board/board-of.ts';
import { endInWords, rulingOn } from './end-words.ts';
import { lastSaid, notationFor } from '../common/position/written.ts';
import { hintAsSaid, hintInWords } from './board/hint.ts';
import { openingInWords } from './opening/opening-words.ts';
import { isNewMove, ownSeat, resultOf, rulingOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';
import { labelled, sentences } from '../../ui/words/sentences.ts';

/** The hinted move, and why. */
export function adviceOf(state: GameState, strings: Strings): string | null {
  const { spec, shown, view } = state;
  const { hint } = view;
  if (hint === null) return null;
  const move = plannedInWords(spec, shown.snapshot.fen, hint, strings, hintAsSaid(state, strings));
  return hintInWords(state, move, strings);
}

function ofMove(before: GameState, after: GameState, strings: Strings): string | null {
  const move = after.shown.moves.at(-1);
  if (move === undefined || !isNewMove(before, after)) return null;
  const notation = notationFor(after.spec, after.settings.notation, strings);
  const said = lastSaid(after.shown.written, notation);
  return moveInWords(after.spec, before.shown.snapshot.fen, move, strings, said);
}

function ofStart(before: GameState, after: GameState, strings: Strings): string | null {
  const { spoken, analyse } = strings;
  if (after.game.number !== before.game.number) return spoken.newGame;
  if (after.game.moves.length >= before.game.moves.length) return null;
  return ownSeat(after) === null ? analyse.spoken.undone : spoken.takenBack;
}

function ofOpening(before: GameState, after: GameState, strings: Strings): string | null {
  const words = openingInWords(after, strings);
  return words === openingInWords(before, strings) ? null : words;
}

function ofSelection(before: GameState, after: GameState, strings: Strings): string | null {
  if (after.view.selected === before.view.selected || after.game.moves !== before.game.moves)
    return null;
  return selectionInWords(gameBoard(before), gameBoard(after), strings);
}

function ofPremove(before: GameState, after: GameState, strings: Strings): string | null {
  const { shown, spec } = after;
  const { premove } = after.view;
  if (premove === before.view.premove || premove === null) return null;
  const words = plannedInWords(spec, shown.snapshot.fen, premove, strings);
  return labelled(strings, strings.spoken.premove, words);
}

/** Announced if taken back or no longer legal, but not if played. */
function ofNoPremove(before: GameState, after: GameState, { spoken }: Strings): string | null {
  const isGone = before.view.premove !== null && after.view.premove === null;
  return isGone && after.game.moves === before.game.moves ? spoken.noPremove : null;
}

function ofText(before: GameState, after: GameState, strings: Strings): string | null {
  return after.view.unread === null || before.view.unread === after.view.unread
    ? null
    : strings.unread(after.view.unread);
}

function ofNotice(before: GameState, after: GameState, strings: Strings): string | null {
  const { notice } = after.game;
  if (notice === before.game.notice) return null;
  if (notice === 'part-missing') return strings.screens.missing;
  // Includes how the game began.
  const isOfStart = notice === null || notice === 'position-refused' || notice === 'previous-game';
  return isOfStart ? null : strings.notices[notice];
}

function ofHint(before: GameState, after: GameState, strings: Strings): string | null {
  // For a stone, also what it makes, once known.
  const isNew = after.view.hint !== before.view.hint || before.ask?.kind === 'foresee';
  if (after.view.hint === null || !isNew || after.ask?.kind === 'foresee') return null;
  const { spec, shown, view } = after;
  const said = hintAsSaid(after, strings);
  const words = moveInWords(spec, shown.snapshot.fen, view.hint ?? '', strings, said);
  return hintInWords(after, words, strings);
}

/** Announced once per warning. */
function ofWarning(before: GameState, after: GameState, strings: Strings): string | null {
  const ruling = rulingOf(after);
  if (ruling === null || !ruling.isWarning || rulingOf(before)?.isWarning) return null;
  return rulingOn(after, strings);
}

function urgently(before: GameState, after: GameState, strings: Strings): string | null {
  const { engine } = after;
  if (engine.name === 'failed' && before.engine.name !== 'failed') {
    return strings.faults[engine.fault];
  }
  const result = resultOf(after);
  if (result !== null && resultOf(before) === null && !after.shown.isProvisional) {
    const outcome = outcomeInWords(result, after.spec, ownSeat(after), strings);
    return sentences(strings, strings.spoken.over, outcome, endInWords(result, after, strings));
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
    ofOpening(before, after, strings) ??
    ofNoPremove(before, after, strings);
  const said = sentences(strings, polite, warning);
  return { polite: said || null, urgent: urgently(before, after, strings) };
}
