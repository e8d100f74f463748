// SPDX-License-Identifier: MIT
// The words that the page and `chuhe review` share.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { strings as words, type MotifFacts } from '../../src/i18n/en/motifs.ts';

function textOf(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

test('the English of each motif is that of chuhe review', () => {
  const facts: MotifFacts = {
    actor: 'ACTOR',
    target: 'TARGET',
    second: 'SECOND',
    helper: 'HELPER',
    targets: 'ONE and TWO',
    helpers: 'THREE and FOUR',
  };
  const table = textOf('engine/review/motif_sentences.inc');
  const rows = [...table.matchAll(/^\{("[^"]+"), ("(?:[^"\\]|\\.)*")\},$/gm)];
  const native = rows.map(([, name = '', sentence = '']) => [
    JSON.parse(name),
    (JSON.parse(sentence) as string)
      .replace('{the targets}', 'the ONE and the TWO')
      .replace(/\{(\w+)\}/g, (_all, fact: keyof MotifFacts) => facts[fact]),
  ]);
  const page = Object.entries(words.motifs).map(([name, sentence]) => [name, sentence(facts)]);
  expect(native).toEqual(page);
});
