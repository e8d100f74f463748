// SPDX-License-Identifier: MIT
// Describes the flaw of a move.

import type { Flaw, MistakeReport } from '../../../engine/protocol.ts';
import type { GameSpec } from '../../../games/game-spec.ts';
import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';

export function flawInWords(spec: GameSpec, flaw: Flaw, { language, pieces }: Strings): string {
  const { review } = toolTexts.in(language);
  const isMate = spec.forcedWin === 'mate';
  const label = spec.pieces[flaw.piece]?.label;
  const piece = label === undefined ? '' : pieces[label];
  switch (flaw.kind) {
    case 'allows-win':
      return (isMate ? review.allowsMate : review.allowsWin)(flaw.moves);
    case 'misses-win':
      return (isMate ? review.missesMate : review.missesWin)(flaw.moves);
    case 'loses-piece':
      return review.loses(piece);
    case 'misses-piece':
      return review.misses(piece);
    case 'gives-away':
      return review.givesAway;
    case 'weakens':
      return review.weakens;
  }
}

export function verdictInWords(
  spec: GameSpec,
  { gravity, flaw }: MistakeReport,
  strings: Strings,
): string {
  const { review } = toolTexts.in(strings.language);
  return review.verdict(review.gravities[gravity], flawInWords(spec, flaw, strings));
}
