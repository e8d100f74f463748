// SPDX-License-Identifier: MIT
// Wording of a repetition: its name, and a sentence with the outcome, the reason and the article.

import type { GameSpec } from '../../games/game-spec.ts';
import { parsePlacement } from '../../games/placement.ts';
import { chasersOf, deedsOf, type Ruling } from '../../games/ruling.ts';
import type { Strings } from '../../i18n/index.ts';
import { pieceName } from './pieces.ts';

/** The position at which the repetition ended. */
export interface Place {
  readonly spec: GameSpec;
  readonly fen: string;
}

export interface RulingWords {
  readonly name: string;
  readonly sentence: string;
}

/** The article of the rule set; empty if it has no number. */
function placeOf({ kind, number }: Ruling['article'], { law }: Strings): string {
  return kind === 'none' ? '' : law[kind](number);
}

function nameOf(ruling: Ruling, { law }: Strings): string {
  const [deed, other] = deedsOf(ruling);
  const isOneDeed = ruling.reason === 'perpetual-attack' && deed && other === undefined;
  return law.names[isOneDeed ? (`perpetual-${deed}` as const) : ruling.reason];
}

/** The names of the pieces on these points, without duplicates. */
function names({ spec, fen }: Place, squares: readonly string[], strings: Strings): string[] {
  const placement = parsePlacement(spec, fen);
  const found = squares.map((square) => pieceName(spec, placement.get(square), strings) ?? []);
  return [...new Set(found.flat())];
}

function why(ruling: Ruling, at: Place, strings: Strings): string {
  const { law, sides } = strings;
  const { guilty, reason } = ruling;
  if (reason === 'repetition') return law.allowed[ruling.allowance];
  const chasers = chasersOf(ruling);
  if (chasers.length > 0) {
    return law.chases(names(at, chasers, strings), names(at, ruling.victims, strings));
  }
  const side = guilty === null ? law.eachSide : sides[at.spec.sides[guilty]];
  return law.always(
    side,
    deedsOf(ruling).map((deed) => law.deeds[deed]),
  );
}

export function rulingInWords(ruling: Ruling, at: Place, strings: Strings): RulingWords {
  const { law, sides, rules } = strings;
  const { guilty, isWarning } = ruling;
  const loser = guilty === null ? null : sides[at.spec.sides[guilty]];
  const source = law.source(rules[ruling.rules].name, placeOf(ruling.article, strings));
  const reason = why(ruling, at, strings);
  const sentence = (isWarning ? law.warning : law.verdict)(loser, reason, source);
  return { name: nameOf(ruling, strings), sentence };
}

export function rulingSentence(ruling: Ruling | null, at: Place, strings: Strings): string | null {
  return ruling && rulingInWords(ruling, at, strings).sentence;
}
