// SPDX-License-Identifier: MIT
// Prints a finished game as a scoresheet.

import { headersOf } from '../../../games/played-game.ts';
import type { PieceSet } from '../../../games/looks.ts';
import type { Strings } from '../../../i18n/index.ts';
import { printScore } from '../../common/paper/scoresheet.ts';
import { notationFor } from '../../common/position/written.ts';
import { endInWords } from '../end-words.ts';
import { toldGame } from '../record/played.ts';
import { resultOf } from '../state/selectors.ts';
import type { GameState } from '../state/state.ts';

export async function printGame(
  state: GameState,
  pieces: PieceSet,
  strings: Strings,
): Promise<void> {
  const { spec, settings, shown } = state;
  const played = await toldGame(state, strings);
  const result = resultOf(state);
  const notation = notationFor(spec, settings.notation, strings);
  const texts = played.moves.map((move, ply) => shown.written[notation]?.[ply] ?? move);
  const outcome = result === null ? '' : endInWords(result, state, strings);
  const { startFen, moves } = played;
  const headers = headersOf(spec, played);
  const score = { spec, startFen, moves, texts, notation, headers, outcome, pieces };
  await printScore(score, strings);
}
