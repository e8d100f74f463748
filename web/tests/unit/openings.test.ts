// SPDX-License-Identifier: MIT
// Stepping through the book, and the names of openings.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainFault } from '../../src/engine/errors.ts';
import type { BookMoves } from '../../src/engine/protocol.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { movesIn } from '../../src/games/placement.ts';
import { strings as enPage } from '../../src/i18n/en/page.ts';
import { strings as zhPage } from '../../src/i18n/zh-hans/page.ts';
import { strings as en } from '../../src/i18n/en/openings.ts';
import { strings as ja } from '../../src/i18n/ja/openings.ts';
import { strings as vi } from '../../src/i18n/vi/openings.ts';
import { strings as zhHans } from '../../src/i18n/zh-hans/openings.ts';
import { entriesAt, namedAt } from '../../src/screens/openings/library.ts';
import {
  bookAt,
  initialOpenings,
  reduce,
  type OpeningsEvent,
  type OpeningsState,
} from '../../src/screens/openings/state.ts';
import { start } from './game-fixtures.ts';

const list = readFileSync(new URL('../../../book/xiangqi/openings.txt', import.meta.url), 'utf8');

function after(state: OpeningsState, ...events: OpeningsEvent[]): OpeningsState {
  return events.reduce(reduce, state);
}

function described(state: OpeningsState): OpeningsState {
  const { ask } = state;
  if (ask?.kind !== 'describe') throw new Error('nobody asked for a description');
  const written = { uci: ask.position.moves };
  const snapshot = { ...start, legalMoves: ['h2e2', 'c3c4', 'h9g7', 'b9c7'] };
  return after(state, { type: 'described', ask, snapshot, written });
}

function told(state: OpeningsState, ...moves: string[]): OpeningsState {
  const { ask } = state;
  if (ask?.kind !== 'book-moves') throw new Error('nobody asked the book');
  const book: BookMoves = {
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
  return after(state, { type: 'book-read', ask, book });
}

test('each position is looked up once', () => {
  const begun = told(described(initialOpenings(xiangqi, [])), 'h2e2', 'c3c4');
  const gone = told(described(after(begun, { type: 'played', move: 'h2e2' })), 'h9g7');
  const back = described(after(gone, { type: 'stepped', step: 'back' }));
  expect(back.ask).toBeNull();
  expect(bookAt(back)?.moves.map(({ move }) => move)).toEqual(['h2e2', 'c3c4']);
});

test('what lies ahead stays until another way is taken', () => {
  const begun = told(described(initialOpenings(xiangqi, ['h2e2', 'h9g7'])));
  const back = told(described(after(begun, { type: 'stepped', step: 'back' })));
  expect(back.line).toEqual(['h2e2', 'h9g7']);
  const same = after(back, { type: 'played', move: 'h9g7' });
  expect(same.line).toEqual(['h2e2', 'h9g7']);
  expect(after(back, { type: 'played', move: 'b9c7' }).line).toEqual(['h2e2', 'b9c7']);
});

test('a position asked for before the book had come is looked up again', () => {
  const early = told(described(initialOpenings(xiangqi, [])));
  const late = after(early, { type: 'engine', event: { type: 'book-ready' } });
  expect(late.ask?.kind).toBe('book-moves');
});

test('an address with moves that are none leads to the start', () => {
  const lost = initialOpenings(xiangqi, ['a0a9']);
  const fault = plainFault('illegal-move');
  expect(after(lost, { type: 'refused', ask: lost.ask!, fault }).position.moves).toEqual([]);
  expect(movesIn(xiangqi, 'h2e2h9g7')).toEqual(['h2e2', 'h9g7']);
  expect(movesIn(xiangqi, 'start')).toEqual([]);
});

test('an engine that dies takes nobody from their line, nor the book from them', () => {
  const there = described(initialOpenings(xiangqi, ['h2e2']));
  const dead = after(there, { type: 'refused', ask: there.ask!, fault: null });
  expect(dead.engine.name).toBe('failed');
  const back = after(dead, { type: 'engine', event: { type: 'loading' } });
  expect(back.position.moves).toEqual(['h2e2']);
  expect(back.ask?.kind).toBe('book-moves');
});

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
  const openings = initialOpenings(gomoku, movesIn(gomoku, 'h8h9'));
  expect(openings.position.fen).toMatch(/ renju$/);
  expect(openings.position.moves).toEqual(['h8', 'h9']);
  const opening = { code: 'D', romanised: '', simplified: '', traditional: '' };
  const kansei = { code: 'D1', romanised: 'Kansei', simplified: '寒星', traditional: '寒星' };
  const zangetsu = { code: 'D5', romanised: 'Zangetsu', simplified: '残月', traditional: '殘月' };
  const openingMoves = [
    { move: 'h10', opening: kansei },
    { move: 'j9', opening: zangetsu },
  ];
  const known = { ...start, legalMoves: ['h10', 'j9'], opening, openingMoves };
  const shown = after(openings, { type: 'engine', event: { type: 'ready' } });
  const ask = shown.ask!;
  const here = after(shown, { type: 'described', ask, snapshot: known, written: {} });
  expect(namedAt(here, enPage, en.gomoku)?.title).toBe('Direct opening');
  expect(namedAt(here, zhPage, zhHans.gomoku)?.title).toBe('直指开局');
  expect(entriesAt(here, enPage, en.gomoku)).toEqual([
    { move: 'h10', text: 'h10', share: null, results: null, name: 'D1 Kansei' },
    { move: 'j9', text: 'j9', share: null, results: null, name: 'D5 Zangetsu' },
  ]);
  expect(entriesAt(here, zhPage, zhHans.gomoku)?.[1]?.name).toBe('D5 残月');
  const played = after(here, { type: 'square-chosen', square: 'j9' });
  expect(played.position.moves).toEqual(['h8', 'h9', 'j9']);
});

test('results and the name come with the moves of the book', () => {
  const state = told(described(initialOpenings(xiangqi, [])), 'h2e2');
  expect(entriesAt(state, enPage, en.xiangqi)).toMatchObject([
    { move: 'h2e2', results: { wins: 6333, draws: 5410, losses: 4853 } },
  ]);
  expect(namedAt(state, zhPage, zhHans.xiangqi)).toMatchObject({
    title: '仙人指路',
    code: expect.stringContaining('E'),
  });
});

function found(move: string, perMille: number, wins: number): BookMoves['moves'][number] {
  return { move, perMille, wins, draws: 0, losses: 0 };
}

test('shares are of games, whatever weight the book gives a move', () => {
  const state = described(initialOpenings(xiangqi, []));
  const { ask } = state;
  if (ask?.kind !== 'book-moves') throw new Error('nobody asked the book');
  const moves = [found('c3c4', 900, 1), found('h2e2', 100, 3)];
  const book = { moves, opening: null, written: {} };
  const here = after(state, { type: 'book-read', ask, book });
  expect(entriesAt(here, enPage, en.xiangqi)).toMatchObject([
    { move: 'h2e2', share: 0.75 },
    { move: 'c3c4', share: 0.25 },
  ]);
});

test('names are written in Japanese characters for Japanese', () => {
  expect(ja.xiangqi.title('中炮對屏風馬')).toBe('中炮対屏風馬');
  expect(ja.xiangqi.title('三步虎轉半途列炮')).toBe('三歩虎転半途列炮');
  expect(ja.xiangqi.title('五七炮對屏風馬 黑橫車')).toBe('五七炮対屏風馬 黒横車');
});
