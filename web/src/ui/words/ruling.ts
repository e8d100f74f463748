// SPDX-License-Identifier: MIT
// A repetition in words: its name, and a sentence with the outcome, the reason and the article.

import type { GameSpec } from '../../games/game-spec.ts';
import { parsePlacement } from '../../games/placement.ts';
import { chasersOf, deedsOf, type Ruling } from '../../games/ruling.ts';
import type { Allowance, Strings } from '../../i18n/index.ts';
import { pieceName } from './pieces.ts';

/** Where the repetition ended. */
export interface Place {
  readonly spec: GameSpec;
  readonly fen: string;
}

export interface RulingWords {
  readonly name: string;
  readonly sentence: string;
}

const allowances: Readonly<Record<string, Allowance>> = {
  'axf-9': 'threats',
  'axf-10': 'threats',
  'axf-32': 'turns',
  'axf-d12': 'mixture',
  'axf-40': 'offers',
  'computer-2': 'excused',
};

/** Where the law says so: `axf-18`, `axf-d12`, `cxa-26.4`; some say it nowhere in particular. */
function placeOf(article: string, { law }: Strings): string {
  const [, letter, number] = /^[a-z]+-(d?)([\d.]+)$/.exec(article) ?? [];
  if (number === undefined) return '';
  if (letter === 'd') return law.diagram(number);
  return number.includes('.') ? law.article(number) : law.item(number);
}

function nameOf(ruling: Ruling, { law }: Strings): string {
  const [deed, other] = deedsOf(ruling);
  const isOneDeed = ruling.reason === 'perpetual-attack' && deed && other === undefined;
  return law.names[isOneDeed ? (`perpetual-${deed}` as const) : ruling.reason];
}

/** What the pieces on these points are called, each name once. */
function names({ spec, fen }: Place, squares: readonly string[], strings: Strings): string[] {
  const placement = parsePlacement(spec, fen);
  const found = squares.map((square) => pieceName(spec, placement.get(square), strings) ?? []);
  return [...new Set(found.flat())];
}

function why(ruling: Ruling, at: Place, strings: Strings): string {
  const { law, sides } = strings;
  const { guilty, reason } = ruling;
  if (reason === 'repetition') return law.allowed[allowances[ruling.article] ?? 'peace'];
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
