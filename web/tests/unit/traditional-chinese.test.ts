// SPDX-License-Identifier: MIT
// The build's conversion to traditional Chinese follows the usage in Taiwan.

import { Converter } from 'opencc-js';
import { expect, test } from 'vitest';
import type { Strings } from '../../src/i18n/en/page.ts';
import { traditional } from '../../traditional-chinese.ts';
import { phrases } from '../../traditional-phrases.ts';
import { textsIn } from './all-texts.ts';

const sources = Object.values(
  import.meta.glob<string>('../../src/i18n/zh-hans/*.ts', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
);

test('no character is left that only the simplified writing has', () => {
  const inTaiwan = Converter({ from: 'cn', to: 'tw' });
  const inChina = Converter({ from: 't', to: 'cn' });
  // The notation sample is in simplified characters, and 里 is part of a name.
  const made = sources.map(traditional).join('').replace('马二进三', '').replaceAll('里奧', '');
  const left = [...new Set(made)].filter(
    (character) => inTaiwan(character) !== character && inChina(character) === character,
  );
  expect(left).toEqual([]);
});

test('every phrase stands somewhere in the simplified texts', () => {
  const all = sources.join('');
  expect(Object.keys(phrases).filter((phrase) => !all.includes(phrase))).toEqual([]);
});

test.each([
  ['着法', '著法'],
  ['冲四', '衝四'],
  ['布局', '布局'],
  ['循环着法', '循環著法'],
  ['仕、相、帅', '仕、相、帥'],
  ['自己的士', '自己的士'],
  ['120 天后再次', '120 天後再次'],
  ['查看“注释”', '檢視「註解」'],
])('%s is written %s', (simplified, written) => {
  expect(traditional(simplified)).toBe(written);
});

test('pieces have the characters of their colour', () => {
  const page = textsIn<Strings>('zh-Hant', 'page');
  expect(page.language).toBe('zh-Hant');
  expect(page.pieces['red-chariot']).toBe('紅俥');
  expect(page.pieces['red-horse']).toBe('紅傌');
  expect(page.pieces['black-cannon']).toBe('黑砲');
});
