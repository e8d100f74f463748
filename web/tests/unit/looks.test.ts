// SPDX-License-Identifier: MIT
// Boards and pieces: contrast in every look, and which look applies.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { letters, symbols } from '../../src/board/emblems.ts';
import { parseLook } from '../../src/board/looks/look-wish.ts';
import { characterIn, engravingOf } from '../../src/board/piece-sets.ts';
import { boards, pieceSets, type PieceSet } from '../../src/games/looks.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';

const css = ['tokens', 'boards']
  .map((name) =>
    readFileSync(new URL(`../../../web/src/styles/${name}.css`, import.meta.url), 'utf8'),
  )
  .join('')
  .replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');

type Attributes = Readonly<Record<string, string>>;

/** The custom properties of an element with those data attributes, by the cascade. */
function colours(attributes: Attributes): Map<string, string> {
  const found: { weight: number; name: string; value: string }[] = [];
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    for (const [, host = ''] of selectors.matchAll(/:host(?:\(([^)]*)\))?\s*(?:,|$)/g)) {
      const wanted = [...host.matchAll(/\[data-(\w+)(?:='(\w+)')?\]/g)];
      const fits = wanted.every(([, name = '', value]) =>
        value === undefined ? name in attributes : attributes[name] === value,
      );
      if (!fits) continue;
      for (const [, name = '', value = ''] of body.matchAll(/--chuhe-([\w-]+):\s*([^;]+);/g))
        found.push({ weight: wanted.length, name, value });
    }
  }
  return new Map(found.toSorted((a, b) => a.weight - b.weight).map((one) => [one.name, one.value]));
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(look: Map<string, string>, one: string, other: string): number {
  const values = [one, other].map((name) => luminance(look.get(name)!));
  return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05);
}

const onBoard = ['line', 'river', 'last', 'select', 'check', 'hint'];
const themes = ['light', 'dark'] as const;

describe.each(themes)('in the %s theme', (theme) => {
  // WCAG 2.2, 1.4.3 for characters and 1.4.11 for signs.
  test.each(boards)('lines, signs and characters stand out on %s', (board) => {
    const look = colours({ theme, board });
    for (const name of onBoard)
      expect(contrast(look, name, 'wood'), name).toBeGreaterThanOrEqual(3);
    for (const name of ['red', 'black'])
      expect(contrast(look, name, 'disc'), name).toBeGreaterThanOrEqual(4.5);
    expect(contrast(look, 'target', 'disc')).toBeGreaterThanOrEqual(3);
    expect(contrast(look, 'placed', 'slate')).toBeGreaterThanOrEqual(3);
    expect(contrast(look, 'placed', 'shell')).toBeGreaterThanOrEqual(3);
  });

  // WCAG 2.2, 1.4.6 for characters and words.
  test('high contrast is high', () => {
    const look = colours({ theme, contrast: 'more', board: 'plain' });
    for (const name of onBoard)
      expect(contrast(look, name, 'wood'), name).toBeGreaterThanOrEqual(5.5);
    for (const name of ['red', 'black'])
      expect(contrast(look, name, 'disc'), name).toBeGreaterThanOrEqual(7);
    for (const name of ['ink', 'soft', 'accent', 'focus'])
      expect(contrast(look, name, 'paper'), name).toBeGreaterThanOrEqual(7);
    expect(contrast(look, 'on-accent', 'accent')).toBeGreaterThanOrEqual(7);
  });
});

test('a printed board is black on white', () => {
  for (const theme of themes) {
    const look = colours({ theme, board: 'print' });
    expect(look.get('wood')).toBe('#fff');
    for (const name of ['line', 'red', 'black']) expect(look.get(name)).toBe('#000');
  }
});

test('every piece has a picture and a letter of his own, alike on either side', () => {
  for (const [set, drawn] of [
    ['letters', letters],
    ['symbols', symbols],
  ] as const) {
    for (const { label, ...rest } of Object.values(xiangqi.pieces)) {
      const { path } = engravingOf(set, { label, ...rest })!;
      expect(path).toBe(Object.entries(drawn).find(([piece]) => label.endsWith(piece))![1]);
    }
    expect(new Set(Object.values(drawn)).size).toBe(7);
  }
});

test('simplified pieces are those of the mainland', () => {
  const characters = Object.values(xiangqi.pieces).map(({ face }) => face!.glyph);
  const inSet = (set: PieceSet): string =>
    characters.map((glyph) => characterIn(set, glyph)).join('');
  expect(inSet('simplified')).toBe('帅仕相马车炮兵将士象马车炮卒');
  expect(inSet('traditional')).toBe('帥仕相傌俥炮兵將士象馬車砲卒');
});

test('stones bear nothing in any set', () => {
  for (const set of pieceSets) {
    for (const stone of Object.values(gomoku.pieces)) expect(engravingOf(set, stone)).toBeNull();
  }
});

test('a kept choice that nobody knows is none', () => {
  const known = { pieces: 'letters', board: 'slate', view: '3d' };
  expect(parseLook(known)).toEqual(known);
  const none = { pieces: null, board: null, view: null };
  expect(parseLook({ pieces: 'runes', board: 7, view: 'inside' })).toEqual(none);
  expect(parseLook('letters')).toBeNull();
});
