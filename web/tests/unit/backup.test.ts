// SPDX-License-Identifier: MIT
// Backups: all stored data to a file and back.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasGames, isFault, pack, unpack, type Contents } from '../../src/shell/backup/backup.ts';
import { toSaved } from '../../src/screens/play/record/saved-game.ts';
import type * as Store from '../../src/storage/store.ts';
import {
  load,
  loadInTab,
  loadOwn,
  replaceAll,
  save,
  saveInTab,
  saveOwn,
  textOf,
} from '../../src/storage/store.ts';
import { answered } from './game-fixtures.ts';

class FakeStorage {
  readonly kept = new Map<string, string>();
  most = Infinity;

  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (value.length > this.most) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, value);
  }

  removeItem(key: string): void {
    this.kept.delete(key);
  }
}

const any = (raw: unknown): unknown => raw;

/** The storage module as a page loads it, with its tab's session storage. */
async function newTab(): Promise<typeof Store & { own: FakeStorage }> {
  vi.resetModules();
  const store = await import('../../src/storage/store.ts');
  return { ...store, own: new FakeStorage() };
}

function goTo({ own }: { own: FakeStorage }): void {
  vi.stubGlobal('sessionStorage', own);
}

const game = toSaved(answered());
const page = { lang: 'vi', theme: 'dark', game: 'gomoku' };
const learn = { version: 1, done: ['general'], at: 'horse' };
const kept = new Map<string, unknown>([
  ['game', game],
  ['page', page],
  ['learn', learn],
]);
const date = new Date('2026-11-21T12:00:00Z');

function written(): string {
  return pack((name) => (kept.has(name) ? JSON.stringify(kept.get(name)) : null), date);
}

/** The backup with some values changed. */
function changed(changes: object): string {
  return JSON.stringify({ ...(JSON.parse(`${written()}]}`) as object), ...changes });
}

function contentsOf(text: string): Contents {
  const read = unpack(text);
  if (isFault(read)) throw new Error(read.kind);
  return read;
}

describe('a backup', () => {
  test('holds what was kept, and nothing where there was nothing', () => {
    const contents = contentsOf(written());
    expect(JSON.parse(contents.get('game')!)).toEqual(JSON.parse(JSON.stringify(game)));
    expect(JSON.parse(contents.get('page')!)).toEqual(page);
    expect(JSON.parse(contents.get('learn')!)).toEqual(learn);
    expect(contents.get('analysis')).toBeNull();
  });

  test('of the first version, one text without games, is understood', () => {
    const { games: _, ...first } = JSON.parse(changed({ version: 1 })) as Record<string, unknown>;
    const text = JSON.stringify(first, null, 1);
    expect([hasGames(text), hasGames(written())]).toEqual([false, true]);
    expect(JSON.parse(contentsOf(text).get('page')!)).toEqual(page);
  });

  test('leaves out what the page itself could not read', () => {
    const text = pack((name) => (name === 'game' ? '{ damaged' : null), date);
    expect(contentsOf(text).get('game')).toBeNull();
  });

  test.each([
    ['no JSON', '{ "format": "chuhe-', { kind: 'not-json' }],
    ['something else', '{"name":"package"}', { kind: 'not-ours' }],
    ['of a later version', changed({ version: 3 }), { kind: 'newer', version: 3 }],
    ['without its contents', changed({ items: 7 }), { kind: 'damaged', name: 'items' }],
    [
      'with a damaged game',
      changed({ items: { page, game: { ...game, moves: 7 } } }),
      { kind: 'damaged', name: 'game' },
    ],
    [
      'with something unknown',
      changed({ items: { secret: 1 } }),
      { kind: 'unknown', name: 'secret' },
    ],
    [
      'with a name that every object has',
      changed({ items: { constructor: {} } }),
      { kind: 'unknown', name: 'constructor' },
    ],
  ])('that is %s is refused as a whole', (_what, text, fault) => {
    expect(unpack(text)).toEqual(fault);
  });
});

describe('two tabs', () => {
  const everyTab = new FakeStorage();

  beforeEach(() => {
    everyTab.kept.clear();
    vi.stubGlobal('localStorage', everyTab);
    vi.stubGlobal('sessionStorage', new FakeStorage());
  });
  afterEach(() => vi.unstubAllGlobals());

  test('go on with their own after a reload, a third one with the latest', () => {
    const first = new FakeStorage();
    vi.stubGlobal('sessionStorage', first);
    saveOwn('analysis', 'of the first');
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(loadOwn('analysis', any)).toBe('of the first');
    saveOwn('analysis', 'of the second');
    expect(loadOwn('analysis', any)).toBe('of the second');
    vi.stubGlobal('sessionStorage', first);
    expect(loadOwn('analysis', any)).toBe('of the first');
    vi.stubGlobal('sessionStorage', new FakeStorage());
    expect(loadOwn('analysis', any)).toBe('of the second');
  });

  test('keep a draft to themselves, and none that is older than the last', () => {
    const own = new FakeStorage();
    vi.stubGlobal('sessionStorage', own);
    expect(saveInTab('editor', { from: 'a' })).toBe(true);
    expect(loadInTab('editor', any)).toEqual({ from: 'a' });
    expect(load('editor', any)).toBeNull();
    own.most = 5;
    expect(saveInTab('editor', { from: 'b' })).toBe(false);
    expect(loadInTab('editor', any)).toBeNull();
  });

  test('back up what one sees', () => {
    saveOwn('analysis', 'mine');
    save('analysis', 'of another tab');
    expect(textOf('analysis')).toBe('"mine"');
  });

  test('keep everything as it was where a backup has no room', () => {
    save('game', 'old');
    everyTab.most = 10;
    const contents = new Map([
      ['game', '"new"'],
      ['analysis', '"far too long for this"'],
    ]);
    expect(replaceAll(contents)).toBe(false);
    expect(load('game', any)).toBe('old');
    everyTab.most = Infinity;
  });

  test('write nothing over a backup that one of them restored', async () => {
    const [restoring, other] = [await newTab(), await newTab()];
    for (const one of [restoring, other]) {
      goTo(one);
      one.saveOwn('game', 'old');
    }
    goTo(restoring);
    expect(restoring.replaceAll(new Map([['game', '"restored"']]))).toBe(true);
    restoring.saveOwn('game', 'of the page that goes');
    goTo(other);
    other.saveOwn('game', 'played on');
    other.save('page', 'in another language');
    expect(everyTab.getItem('chuhe.game')).toBe('"restored"');
    expect(everyTab.getItem('chuhe.page')).toBeNull();
    // After a reload both start from the backup and store later changes.
    for (const { own } of [restoring, other]) {
      const again = await newTab();
      goTo({ own });
      expect(again.loadOwn('game', any)).toBe('restored');
      again.saveOwn('game', 'later');
      expect(again.loadOwn('game', any)).toBe('later');
      everyTab.setItem('chuhe.game', '"restored"');
    }
  });
});
