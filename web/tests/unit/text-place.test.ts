// SPDX-License-Identifier: MIT
// The place of a fault in a pasted text.

import { expect, test } from 'vitest';
import { Places, textOf } from '../../src/screens/analyse/record/text-place.ts';
import type { Warning } from '../../src/engine/protocol.ts';

function warning(at: number, column: number, text: string): Warning {
  const fault = { code: 'illegal-move', text, where: '', number: 0, expected: 0, choices: [] };
  return { unit: 'line', at, column, game: 1, ply: 3, fault };
}

const text = '1. 炮二平五 马8进7\n2. 马二进五 马二进五\n';
const places = new Places(text);

function marked(one: Warning): string | null {
  const range = places.of(one);
  return range && text.slice(range.start, range.end);
}

test('the words stand at their column, which counts bytes', () => {
  expect(marked(warning(2, 3, '马二进五'))).toBe('马二进五');
  const second = places.of(warning(2, 16, '马二进五'));
  expect(second?.start).toBe(text.lastIndexOf('马二进五'));
});

test('a line is marked whole where the words do not stand in it', () => {
  expect(marked(warning(1, 0, ''))).toBe('1. 炮二平五 马8进7');
  expect(marked(warning(1, 0, 'h2e2'))).toBe('1. 炮二平五 马8进7');
  expect(marked(warning(9, 0, 'h2e2'))).toBeNull();
  expect(marked({ ...warning(1, 0, ''), unit: 'byte' })).toBeNull();
});

test('bytes that are no text are not shown', () => {
  expect(textOf(new TextEncoder().encode('a\r\nb\rc'))).toBe('a\nb\nc');
  expect(textOf(new Uint8Array([0xc5, 0xda, 0xb6]))).toBeNull();
});
