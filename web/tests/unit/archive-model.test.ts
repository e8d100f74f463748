// SPDX-License-Identifier: MIT
// Model test of the archive: for any sequence of actions in two tabs, both show the same games as a
// plain list would: none is lost or duplicated, removed games can be restored, and a reload and a
// backup keep everything stored. Uses the IndexedDB implementation of fake-indexeddb, which is
// sometimes full.

import * as store from 'fake-indexeddb';
import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fromPlayed, type ArchivedGame } from '../../src/archive/archived-game.ts';
import { archiveDatabase } from '../../src/archive/database.ts';
import { Library } from '../../src/archive/library.ts';
import { everything } from '../../src/archive/query.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { propertyRuns } from './simulated-engine.ts';

Object.assign(globalThis, store);

const people = ['Anna', 'Bao', 'Chen'] as const;
const lines = [['h2e2'], ['h2e2', 'h9g7'], ['b0c2', 'b9c7', 'h2e2']];

/** The next action in one of two tabs; numbers select among its visible games. */
type Happening = { readonly tab: 0 | 1 } & (
  | { readonly kind: 'add'; readonly line: number; readonly by: number; readonly twice: boolean }
  | { readonly kind: 'change' | 'remove'; readonly choice: number; readonly count: number }
  | { readonly kind: 'rename'; readonly from: number; readonly to: number }
  | { readonly kind: 'restore' | 'reload' | 'full' | 'emptied' }
);

const happening: fc.Arbitrary<Happening> = fc
  .tuple(
    fc.constantFrom(0 as const, 1 as const),
    fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({
          kind: fc.constant('add' as const),
          line: fc.nat({ max: 2 }),
          by: fc.nat({ max: 2 }),
          twice: fc.boolean(),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constantFrom('change' as const, 'remove' as const, 'remove' as const),
          choice: fc.nat({ max: 50 }),
          count: fc.integer({ min: 1, max: 3 }),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constant('rename' as const),
          from: fc.nat({ max: 2 }),
          to: fc.nat({ max: 2 }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constantFrom('restore', 'restore', 'reload', 'full', 'emptied', 'emptied'),
        }),
      },
    ),
  )
  .map(([tab, what]) => Object.assign({ tab }, what) as Happening);

function gameOf(id: number, line: number, by: number): ArchivedGame {
  const played = {
    game: 'xiangqi' as const,
    startFen: xiangqi.startFen,
    moves: lines[line] ?? [],
    rules: 'asian' as const,
    levels: { first: null, second: null },
    opponent: null,
    own: null,
    result: '*' as const,
    reason: '' as const,
    date: '2026-01-31',
    timeControl: '',
    clocksMs: [],
  };
  const name = people[by] ?? '';
  const game = fromPlayed(xiangqi, played, id, false);
  // As in an import: the same moves with the same names are one game.
  return {
    ...game,
    source: 'imported',
    names: { first: name, second: '' },
    digest: 10 * line + by,
  };
}

const facts = ({ id, names, event }: ArchivedGame) => [id, names.first, event];

type Games = Map<number, ArchivedGame>;

/** The stored games, and those that each tab holds because the store was full. */
class Model {
  readonly stored: Games = new Map();
  readonly held: [Games, Games] = [new Map(), new Map()];
  readonly removed: [ArchivedGame[], ArchivedGame[]] = [[], []];
  isFull = false;

  seenIn(tab: 0 | 1): ArchivedGame[] {
    const seen = new Map([...this.stored, ...this.held[tab]]);
    return [...seen.values()].toSorted((one, other) => other.id - one.id);
  }

  put(tab: 0 | 1, games: readonly ArchivedGame[]): void {
    for (const game of games) {
      if (this.isFull) this.held[tab].set(game.id, game);
      else {
        this.stored.set(game.id, game);
        this.held[tab].delete(game.id);
      }
    }
  }

  add(tab: 0 | 1, games: readonly ArchivedGame[]): void {
    for (const game of games) {
      const here = [...this.stored.values(), ...this.held[tab].values()];
      if (!here.some(({ digest }) => digest === game.digest)) this.put(tab, [game]);
    }
  }

  remove(tab: 0 | 1, games: readonly ArchivedGame[]): void {
    this.removed[tab] = [...games];
    for (const { id } of games) {
      this.stored.delete(id);
      this.held[tab].delete(id);
    }
  }
}

class Tabs {
  readonly model = new Model();
  readonly #tabs: [Library, Library] = [new Library(), new Library()];
  #id = 100;

  async open(): Promise<void> {
    this.fill(false);
    const database = await archiveDatabase();
    await database.clear('games');
    for (const tab of this.#tabs) await tab.open('xiangqi', []);
  }

  fill(isFull: boolean): void {
    this.model.isFull = isFull;
    vi.restoreAllMocks();
    if (!isFull) return;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  }

  async happens(what: Happening): Promise<void> {
    const { model } = this;
    const { tab } = what;
    const library = this.#tabs[tab];
    const before = new Set([...model.stored.keys(), ...model.held[tab].keys()]);
    const seen = model.seenIn(tab);
    switch (what.kind) {
      case 'add': {
        this.#id += 10;
        const game = gameOf(this.#id, what.line, what.by);
        const games = what.twice ? [game, { ...game, id: game.id + 1 }] : [game];
        await library.add(games);
        model.add(tab, games);
        break;
      }
      case 'change': {
        const game = seen[what.choice % Math.max(1, seen.length)];
        if (game === undefined) break;
        const event = `Cup ${what.choice}`;
        await library.change(game.id, { event });
        model.put(tab, [{ ...game, event }]);
        break;
      }
      case 'remove': {
        const from = what.choice % Math.max(1, seen.length);
        const games = seen.slice(from, from + what.count);
        await library.remove(games.map(({ id }) => id));
        model.remove(tab, games);
        break;
      }
      case 'rename': {
        const [from, to] = [people[what.from] ?? '', people[what.to] ?? ''];
        await library.rename('xiangqi', from, to);
        const theirs = seen.filter(({ names }) => names.first === from);
        model.put(
          tab,
          theirs.map((one) => Object.assign({}, one, { names: { first: to, second: '' } })),
        );
        break;
      }
      case 'restore':
        await library.restore();
        model.put(tab, model.removed[tab].splice(0));
        break;
      case 'reload':
        await this.reload(tab);
        break;
      case 'full':
      case 'emptied':
        this.fill(what.kind === 'full');
        break;
    }
    // Each tab is notified about changes of the other.
    const after = [...model.stored.keys()];
    await this.#tabs[tab === 0 ? 1 : 0].heard([...new Set([...before, ...after])]);
    await this.expectSound();
  }

  /** Games that were never stored are lost with the page. */
  async reload(tab: 0 | 1): Promise<void> {
    this.model.held[tab].clear();
    this.model.removed[tab] = [];
    this.#tabs[tab] = new Library();
    await this.#tabs[tab].open('xiangqi', []);
  }

  async expectSound(): Promise<void> {
    for (const tab of [0, 1] as const) {
      const library = this.#tabs[tab];
      const seen = this.model.seenIn(tab);
      for (const text of ['', 'bao', 'cup']) {
        const wanted = seen.filter(({ names, event }) =>
          `${names.first} ${event}`.toLowerCase().includes(text),
        );
        const query = { ...everything('xiangqi'), text };
        expect(await library.query(query)).toBe(wanted.length);
        const rows = await library.rows(0, 100);
        expect(rows.map(facts)).toEqual(wanted.map(facts));
      }
      expect((await library.health()).damaged).toBe(0);
      expect((await library.health()).unsaved).toBe(this.model.held[tab].size);
    }
  }

  /** Restoring a backup into an empty browser gives the same archive. */
  async expectBackupIsWhole(): Promise<void> {
    const seen = this.model.seenIn(0);
    const words = { person: '', engine: [], opponents: {} as never };
    const file = await this.#tabs[0].file('json', 'xiangqi', words, false);
    for (const { id } of seen) await this.#tabs[0].remove([id]);
    this.fill(false);
    await this.reload(0);
    const { read, added } = await this.#tabs[0].restoreFile(file);
    expect(read).toBe(seen.length);
    expect(added).toBe(new Set(seen.map(({ digest }) => digest)).size);
  }
}

test('the archive, whatever happens, shows two tabs the games of a list, in which none is lost or comes twice', async () => {
  const list = fc.array(happening, { minLength: 1, maxLength: 30, size: 'max' });
  const property = fc.asyncProperty(list, async (all) => {
    const tabs = new Tabs();
    await tabs.open();
    for (const one of all) await tabs.happens(one);
    await tabs.reload(0);
    await tabs.reload(1);
    await tabs.expectSound();
    await tabs.expectBackupIsWhole();
  });
  await fc.assert(property, { numRuns: propertyRuns(40) });
  vi.restoreAllMocks();
});
