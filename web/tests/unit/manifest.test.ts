// SPDX-License-Identifier: MIT
// The manifest: file types that the engine reads, and texts in every language of the page.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameId } from '../../src/engine/protocol.ts';
import { games } from '../../src/games/index.ts';
import { languages } from '../../src/i18n/languages.ts';
import { gameOfRecord, ownEndings } from '../../src/shell/record-game.ts';
import { kSharePlace } from '../../src/storage/shared-record.ts';

const manifest = JSON.parse(
  readFileSync(new URL('../../public/manifest.webmanifest', import.meta.url), 'utf8'),
);

/** The file extensions that the engine reads, from its table of formats. */
function readBy(game: GameId): string[] {
  const file = new URL(`../../../engine/${game}/records/formats.h`, import.meta.url);
  const table = readFileSync(file, 'utf8');
  return [...table.matchAll(/\.extensions = "([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  );
}

/** Links are not files, and most text files are not records. */
const ofSystems = (endings: Iterable<string>): string[] =>
  [...new Set(endings)]
    .filter((ending) => ending !== 'link' && ending !== 'txt')
    .map((ending) => `.${ending}`)
    .toSorted();

describe('files', () => {
  const all = ofSystems(games.flatMap(({ id }) => readBy(id)));

  test('of every format that an engine reads are opened with the app', () => {
    const [handler] = manifest.file_handlers;
    expect(Object.values<string[]>(handler.accept).flat().toSorted()).toEqual(all);
  });

  test('of every format are shared with it, where the system says no more than their ending', () => {
    const [{ accept }] = manifest.share_target.params.files;
    expect(accept.filter((kind: string) => kind.startsWith('.')).toSorted()).toEqual(all);
  });

  test.each(games)('that only $id reads open there', ({ id }) => {
    const others = games.filter((game) => game.id !== id);
    const elsewhere = new Set(others.flatMap((game) => readBy(game.id)));
    const own = readBy(id).filter((ending) => !elsewhere.has(ending));
    expect(ownEndings[id].toSorted()).toEqual(own.toSorted());
  });
});

test.each([
  ['game.XQF', 'any', 'xiangqi'],
  ['book.lib', 'any', 'gomoku'],
  ['notes.txt', 'h8 i9', undefined],
  ['', '\uFEFF (;GM[4]SZ[15];B[hh];W[ig])', 'gomoku'],
  ['', 'Piskvorky 15x15, 11:11, 0\n8,8,0\n', 'gomoku'],
  ['', '[DhtmlXQ]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]', 'xiangqi'],
  ['', 'From: a@example.org\n\nHere (at last):\n\n(;GM[4]SZ[15];B[hh])\n', 'gomoku'],
  ['', '> (;GM[4]SZ[15];B[hh])\n', 'gomoku'],
  ['', '774770627967\n', 'xiangqi'],
  ['', "<script>var DhtmlXQ_movelist = '[0_1_0]7747[/0_1_0]';</script>", 'xiangqi'],
  ['', '红方：甲 黑方：乙\n1. 炮二平五 馬8進7', 'xiangqi'],
  ['', '1. Pha\u0301o 2 bi\u0300nh 5', 'xiangqi'],
  ['', '1. C2=5 H8+7', undefined],
  ['', '(an introduction) 1. C2=5', undefined],
  ['', 'https://example.org/chuhe/?from=mail#/analyse/gomoku/w1ab', 'gomoku'],
  ['', ' https://example.org/#/analyse/xiangqi/x1ab\n', 'xiangqi'],
  ['', 'https://example.org/#/analyse/xiangqi/', undefined],
  ['', '[Site "https://example.org/#/analyse/gomoku/w1ab"]\n1. C2=5', undefined],
])('a record called %j that reads %j is of the game %j', async (name, text, game) => {
  expect(await gameOfRecord(new File([text], name))).toBe(game);
});

test('what is shared arrives where the service worker waits for it', () => {
  const { action, method, enctype, params } = manifest.share_target;
  expect({ action, method, enctype }).toEqual({
    action: `./${kSharePlace}`,
    method: 'POST',
    enctype: 'multipart/form-data',
  });
  expect(params).toMatchObject({ title: 'title', text: 'text', url: 'url' });
  expect(params.files).toMatchObject([{ name: 'record' }]);
});

/** The translated languages of a text beside English, by path. */
function translations(value: unknown, path = ''): [path: string, languages: string[]][] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  return fields.flatMap(([field, part]) => {
    const isText = ['name', 'short_name', 'description', 'label'].includes(field);
    const inOthers = fields.find(([other]) => other === `${field}_localized`)?.[1] ?? {};
    return isText && typeof part === 'string'
      ? [[`${path}.${field}`, Object.keys(inOthers)] as [string, string[]]]
      : translations(part, `${path}.${field}`);
  });
}

test('every sentence of it is in every language', () => {
  const others = languages.map(({ tag }) => tag).filter((tag) => tag !== manifest.lang);
  // Languages without Chinese characters use the English app name; form fields have no sentences.
  const sentences = translations(manifest).filter(
    ([path]) => !/^\.(short_)?name$|params/.test(path),
  );
  expect(sentences.length).toBeGreaterThan(9);
  for (const [path, found] of sentences) expect(found, path).toEqual(others);
});
