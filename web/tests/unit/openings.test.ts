// SPDX-License-Identifier: MIT
// What the book says of a position, and the names of openings.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BookMoves } from '../../src/engine/protocol.ts';
import { strings as enPage } from '../../src/i18n/en/page.ts';
import { strings as zhPage } from '../../src/i18n/zh-hans/page.ts';
import { strings as en } from '../../src/i18n/en/openings.ts';
import { strings as ja } from '../../src/i18n/ja/openings.ts';
import { strings as vi } from '../../src/i18n/vi/openings.ts';
import { strings as zhHans } from '../../src/i18n/zh-hans/openings.ts';
import { balanceOf } from '../../src/screens/openings/balance.ts';
import { entriesAt, namedAt } from '../../src/screens/openings/library.ts';
import { start } from './game-fixtures.ts';

const list = readFileSync(new URL('../../../book/xiangqi/openings.txt', import.meta.url), 'utf8');

/** The answer of the book to the start position, with results of each move. */
function told(...moves: string[]): BookMoves {
  return {
    moves: moves.map((move) => ({
      move,
      perMille: 1000 / moves.length,
      wins: 6333,
      draws: 5410,
      losses: 4853,
    })),
    opening: { code: 'E', name: '仙人指路' },
    written: {},
  };
}

const noBook: BookMoves = { moves: [], opening: null, written: {} };

test('names are written for those who do not read traditional characters', () => {
  expect(en.xiangqi.title('中炮過河車對屏風馬平炮兌車 黑高右炮')).toBe(
    'Central Cannon, River-Crossing Chariot vs Screen Horses, Chariot Exchange',
  );
  expect(en.xiangqi.title('仙人指路對卒底炮轉順炮')).toBe(
    'Soldier Opening vs Cannon behind the Soldier into Same-Direction Cannons',
  );
  expect(en.xiangqi.title('無名之局')).toBeNull();
  expect(vi.xiangqi.title('中炮過河車對屏風馬平炮兌車')).toBe(
    'Pháo đầu, Quá hà xa đối Bình phong mã, Bình pháo đổi xa',
  );
  expect(zhHans.xiangqi.title('中炮對屏風馬 黑飛右象')).toBe('中炮对屏风马 黑飞右象');
});

test.each([en.xiangqi, vi.xiangqi])('most names of the list are known abroad', ({ title }) => {
  const all = [
    ...new Set([...list.matchAll(/^[A-E-]\d* (.+?) \|/gm)].map(([, name = '']) => name)),
  ];
  const known = all.filter((name) => title(name) !== null);
  expect(known.length / all.length).toBeGreaterThan(0.9);
});

test('Gomoku lists the openings of Renju by the names of each language', () => {
  const opening = { code: 'D', romanised: '', simplified: '', traditional: '' };
  const kansei = { code: 'D1', romanised: 'Kansei', simplified: '寒星', traditional: '寒星' };
  const zangetsu = { code: 'D5', romanised: 'Zangetsu', simplified: '残月', traditional: '殘月' };
  const openingMoves = [
    { move: 'h10', opening: kansei },
    { move: 'j9', opening: zangetsu },
  ];
  const known = { ...start, legalMoves: ['h10', 'j9'], opening, openingMoves };
  expect(namedAt(known, noBook, enPage, en.gomoku)?.title).toBe('Direct opening');
  expect(namedAt(known, noBook, zhPage, zhHans.gomoku)?.title).toBe('直指开局');
  expect(entriesAt(known, noBook, 'renju', enPage, en.gomoku)).toEqual([
    expect.objectContaining({ move: 'h10', text: 'h10', share: null, name: 'D1 Kansei' }),
    expect.objectContaining({ move: 'j9', text: 'j9', share: null, name: 'D5 Zangetsu' }),
  ]);
  expect(entriesAt(known, noBook, 'renju', zhPage, zhHans.gomoku)[1]?.name).toBe('D5 残月');
});

test('the balance of openings agrees with what players of Renju know', () => {
  // Kagetsu and Hogetsu are known as the strongest for Black; Yusei and Suisei as the two that do not favour Black.
  for (const strong of ['D4', 'I7'])
    for (const weak of ['D13', 'I13'])
      expect(balanceOf(strong, 'renju'), strong).toBeGreaterThan(balanceOf(weak, 'renju') ?? 1);
  for (const weak of ['D13', 'I13']) expect(balanceOf(weak, 'renju')).toBeLessThanOrEqual(0.5);
  expect(balanceOf('T', 'renju')).toBeNull();
});

test('results and the name come with the moves of the book', () => {
  const book = told('h2e2');
  expect(entriesAt(start, book, 'asian', enPage, en.xiangqi)).toMatchObject([
    { move: 'h2e2', results: { wins: 6333, draws: 5410, losses: 4853 } },
  ]);
  expect(namedAt(start, book, zhPage, zhHans.xiangqi)).toMatchObject({
    title: '仙人指路',
    code: expect.stringContaining('E'),
  });
});

function found(move: string, perMille: number, wins: number): BookMoves['moves'][number] {
  return { move, perMille, wins, draws: 0, losses: 0 };
}

test('shares are of games, whatever weight the book gives a move', () => {
  const moves = [found('c3c4', 900, 1), found('h2e2', 100, 3)];
  const book = { moves, opening: null, written: {} };
  expect(entriesAt(start, book, 'asian', enPage, en.xiangqi)).toMatchObject([
    { move: 'h2e2', share: 0.75 },
    { move: 'c3c4', share: 0.25 },
  ]);
});

test('names are written in Japanese characters for Japanese', () => {
  expect(ja.xiangqi.title('中炮對屏風馬')).toBe('中炮対屏風馬');
  expect(ja.xiangqi.title('三步虎轉半途列炮')).toBe('三歩虎転半途列炮');
  expect(ja.xiangqi.title('五七炮對屏風馬 黑橫車')).toBe('五七炮対屏風馬 黒横車');
});
