// SPDX-License-Identifier: MIT
// Wording of faults in moves, positions and records, and of features that a format cannot store.

import type { FaultFacts, Warning } from '../../engine/protocol.ts';
import { keysOf } from '../keys.ts';
import type { FaultStrings } from '../../i18n/en/faults.ts';

type FaultCode = keyof FaultStrings['faults'];

/** Long texts are truncated. */
const kMostCharacters = 40;

function shortened(text: string): string {
  const characters = [...text.replaceAll(/\s+/gu, ' ').trim()];
  return characters.length <= kMostCharacters
    ? characters.join('')
    : `${characters.slice(0, kMostCharacters).join('')}…`;
}

/** Fills the facts into `template`, `[text]` in quotes; `<is|are>` agrees with the number. */
function filled(template: string, { text, where, number, expected }: FaultFacts): string {
  const facts: Readonly<Record<string, string>> = {
    text: shortened(text),
    where: shortened(where),
    number: String(number),
    expected: String(expected),
  };
  return (
    template
      // What only a command line says.
      .replaceAll(/[{[][^}\]]* \w+[}\]]/gu, '')
      .replaceAll(/\[(\w+)\]/gu, '“{$1}”')
      .replaceAll(/<([^|>]*)\|([^>]*)>/gu, (_, one: string, many: string) =>
        number === 1 ? one : many,
      )
      .replaceAll(/\{(\w+)\}/gu, (_, fact: string) => facts[fact] ?? '')
  );
}

/** Codes of positions whose text would not help. */
const positionFaults: ReadonlySet<string> = new Set([
  'empty-fen',
  'field-count',
  'unexpected-field',
  'board-size',
  'bad-row',
  'short-row',
  'long-row',
  'bad-side',
  'bad-quiet-plies',
  'bad-move-number',
]);

/** The code whose wording is used. */
function worded(code: string, { faults }: FaultStrings): FaultCode {
  if (positionFaults.has(code)) return 'bad-position';
  return keysOf(faults).find((name) => name === code) ?? 'unanswered';
}

/** Null if the engine did not answer. */
export function faultInWords(fault: FaultFacts | null, own: FaultStrings): string {
  const template = own.faults[worded(fault?.code ?? '', own)];
  const words = fault === null ? template : filled(template, fault);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The place and the fault. The game is named if there are several. */
export function warningInWords(warning: Warning, games: number, own: FaultStrings): string {
  const { game, line, move, joined } = own;
  const place = [
    ...(games > 1 ? [game(warning.game)] : []),
    ...(warning.unit === 'line' ? [line(warning.at)] : []),
    ...(warning.ply > 0 ? [move(Math.ceil(warning.ply / 2), warning.ply)] : []),
  ];
  const words = faultInWords(warning.fault, own);
  if (place.length === 0) return words;
  const whole = joined(place, words);
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`;
}
