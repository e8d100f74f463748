// SPDX-License-Identifier: MIT
// What could not be read of a record, and what a format has no place for, in the reader's language.

import type { FaultFacts, Warning } from '../../engine/protocol.ts';
import { toolTexts } from '../../i18n/analyse.ts';
import type { Language } from '../../i18n/languages.ts';

/** A long text is shown by its beginning. */
const kMostCharacters = 40;

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/gu, ' ').trim()];
  return characters.length <= kMostCharacters
    ? characters.join('')
    : `${characters.slice(0, kMostCharacters).join('')}…`;
}

/** `template` with the facts in their places; `<is|are>` goes with the number. */
function filled(template: string, { text, where, number, expected }: FaultFacts): string {
  const facts: Readonly<Record<string, string>> = {
    text: shortened(text),
    where: shortened(where),
    number: String(number),
    expected: String(expected),
  };
  return template
    .replaceAll(/<([^|>]*)\|([^>]*)>/gu, (_, one: string, many: string) =>
      number === 1 ? one : many,
    )
    .replaceAll(/\{(\w+)\}/gu, (_, fact: string) => facts[fact] ?? '');
}

/** Faults without words of their own are of positions, whose text would help nobody. */
export function recordFaultInWords(fault: FaultFacts, language: Language): string {
  const faults: Readonly<Record<string, string>> = toolTexts.in(language).records.faults;
  return filled(faults[fault.code] ?? faults['bad-position'] ?? '', fault);
}

/** Where it stands and what is wrong. The game is told where there are several. */
export function warningInWords(warning: Warning, games: number, language: Language): string {
  const { game, line, move, joined } = toolTexts.in(language).records;
  const place = [
    ...(games > 1 ? [game(warning.game)] : []),
    ...(warning.unit === 'line' ? [line(warning.at)] : []),
    ...(warning.ply > 0 ? [move(Math.ceil(warning.ply / 2), warning.ply)] : []),
  ];
  const words = recordFaultInWords(warning.fault, language);
  const whole = place.length === 0 ? words : joined(place, words);
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}
