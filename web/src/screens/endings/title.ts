// SPDX-License-Identifier: MIT
// The title of an endgame: its material.

import type { GameSpec } from '../../games/game-spec.ts';
import { parsePlacement } from '../../games/placement.ts';
import type { EndingPieces, EndingsStrings } from '../../i18n/en/endings.ts';
import type { Ending } from './endings.ts';

function piecesOf(spec: GameSpec, { fen }: Ending): EndingPieces {
  const letters = [...parsePlacement(spec, fen).values()];
  const count = (letter: string): number => letters.filter((one) => one === letter).length;
  return {
    attackers: {
      R: count('R'),
      N: count('N'),
      C: count('C'),
      P: count('P'),
      A: count('A'),
      B: count('B'),
    },
    advisors: count('a'),
    elephants: count('b'),
  };
}

export function titleOf(spec: GameSpec, ending: Ending, own: EndingsStrings): string {
  return own.title(piecesOf(spec, ending));
}
