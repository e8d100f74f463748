// SPDX-License-Identifier: MIT
// The wording of why a game is over.

import type { Result } from '../../games/result.ts';
import type { Strings } from '../../i18n/index.ts';
import { reasonInWords } from '../../ui/words/result.ts';
import { rulingSentence } from '../../ui/words/ruling.ts';
import { rulingOf } from './state/selectors.ts';
import type { GameState } from './state/state.ts';

/** The repetition on the board in a sentence, or null. */
export function rulingOn(state: GameState, strings: Strings): string | null {
  const { spec, shown } = state;
  return rulingSentence(rulingOf(state), { spec, fen: shown.snapshot.fen }, strings);
}

/** Why the game is over; for a repetition, with the rule set and the article. */
export function endInWords(result: Result, state: GameState, strings: Strings): string {
  return rulingOn(state, strings) ?? reasonInWords(result, strings);
}
