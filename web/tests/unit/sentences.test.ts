// SPDX-License-Identifier: MIT
// How sentences are joined for the eye and the ear.

import { expect, test } from 'vitest';
import { listOf } from '../../src/ui/words/list-of.ts';
import { labelled, sentences } from '../../src/ui/words/sentences.ts';

test('sentences have the marks of their language, and none twice', () => {
  const [en, zh, ja] = [{ language: 'en' }, { language: 'zh-Hans' }, { language: 'ja' }] as const;
  expect(sentences(en, 'Game over', 'You win', 'Checkmate.')).toBe(
    'Game over. You win. Checkmate.',
  );
  expect(sentences(en, 'Is it mate?', null, '', 'No')).toBe('Is it mate? No');
  expect(sentences(zh, '对局结束', '你赢了', '将死。')).toBe('对局结束。你赢了。将死。');
  expect(sentences(ja)).toBe('');
  expect(listOf(zh, ['空', '可走'])).toBe('空，可走');
  expect(listOf(ja, ['空', '行ける'])).toBe('空、行ける');
  expect(listOf(en, ['empty', 'can move here'])).toBe('empty, can move here');
  expect(labelled(zh, '红方', '长捉')).toBe('红方：长捉');
});
