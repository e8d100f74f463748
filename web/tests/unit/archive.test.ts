// SPDX-License-Identifier: MIT
// The archive: packing, searching, statistics, storage and files.

import * as store from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  boardOfGame,
  fromPlayed,
  gameFrom,
  type ArchivedGame,
} from '../../src/archive/archived-game.ts';
import { dateOf, fromCollected } from '../../src/archive/collected.ts';
import { backupOf, gamesInBackup, pgnOf } from '../../src/archive/files.ts';
import { importGames } from '../../src/archive/import-games.ts';
import { Library } from '../../src/archive/library.ts';
import { packMoves, unpackMoves } from '../../src/archive/packed-moves.ts';
import { piecesOf } from '../../src/archive/pieces.ts';
import { everything, matcherOf, ownScore, type Query } from '../../src/archive/query.ts';
import { SoughtGames } from '../../src/archive/sought.ts';
import { isRated, ratingHistory, statisticsOf } from '../../src/archive/statistics.ts';
import { gomoku } from '../../src/games/gomoku/index.ts';
import { givenGame, headersOf, reasonOf } from '../../src/games/played-game.ts';
import type { OpponentId } from '../../src/games/opponents.ts';
import { endReasons } from '../../src/games/end-reasons.ts';
import { fenAfter, onBoardOf } from '../../src/games/placement.ts';
import { strings as opponents } from '../../src/i18n/en/opponents.ts';
import { xiangqi } from '../../src/games/xiangqi/index.ts';
import { holdsMany } from '../../src/shell/record-game.ts';

// The globals of a browser, including `indexedDB`.
Object.assign(globalThis, store);

const words = {
  person: 'Me',
  engine: ['Level one', 'Level two', 'Level three'],
  opponents: opponents.names,
};

function played(id: number, changes: Partial<ArchivedGame> = {}): ArchivedGame {
  const game = fromPlayed(
    xiangqi,
    {
      game: 'xiangqi',
      startFen: xiangqi.startFen,
      moves: ['h2e2', 'h9g7', 'h0g2'],
      rules: 'asian',
      levels: { first: null, second: 3 },
      opponent: null,
      own: 'first',
      result: '1-0',
      reason: 'resignation',
      date: '2026-01-31',
      timeControl: '600+5',
      clocksMs: [600_000, 590_000, 580_000],
    },
    id,
    false,
  );
  return { ...game, ...changes };
}

const collected = {
  headers: [
    { name: 'Event', value: 'Cup' },
    { name: 'Red', value: 'Lü Qin' },
    { name: 'Black', value: '胡榮華' },
    { name: 'Date', value: '1999.??.??' },
    { name: 'Result', value: '1/2-1/2' },
    { name: 'Round', value: '3' },
    { name: 'Site', value: '?' },
  ],
  startFen: xiangqi.startFen,
  moves: 'b2e2 b9c7',
  clocksMs: [],
  link: '',
  opening: { code: 'C', name: '中炮' },
};

const imported = (id: number): ArchivedGame => fromCollected(xiangqi, 'asian', collected, id);

describe('moves', () => {
  test('come back from two bytes each, of pieces and of stones', () => {
    const moves = ['h2e2', 'a9a8', 'i0i9'];
    expect(unpackMoves(xiangqi, packMoves(xiangqi, moves))).toEqual(moves);
    expect(packMoves(xiangqi, moves)).toHaveLength(6);
    const points = ['a1', 'h8', 'o15'];
    expect(unpackMoves(gomoku, packMoves(gomoku, points))).toEqual(points);
  });

  test('of other boards come back by the board they were made on', () => {
    const large = onBoardOf(gomoku, emptyBoard(19));
    const points = ['a1', 's19', 'j10'];
    expect(unpackMoves(large, packMoves(large, points))).toEqual(points);
    const fresh = { ...played(1), game: 'gomoku' as const, rules: 'caro' as const };
    const kept = fromPlayed(large, { ...fresh, startFen: emptyBoard(19), moves: points }, 1, false);
    expect(kept.startFen).toBe(emptyBoard(19));
    expect(unpackMoves(boardOfGame(gomoku, kept), kept.moves)).toEqual(points);
  });

  test('end before what is no move of the board', () => {
    expect(unpackMoves(xiangqi, packMoves(xiangqi, ['h2e2', 'z9z8', 'h9g7']))).toEqual(['h2e2']);
  });
});

describe('a record', () => {
  test('says who played, how it ended and by which clocks', () => {
    const { names: _, ...game } = played(1);
    const facts = { ...game, names: { first: 'Me', second: 'Level three' } };
    const said = headersOf(xiangqi, { ...facts, startFen: xiangqi.startFen });
    expect(Object.fromEntries(said.map(({ name, value }) => [name, value]))).toMatchObject({
      Red: 'Me',
      Black: 'Level three',
      Date: '2026.01.31',
      Result: '1-0',
      Termination: 'resignation',
      TimeControl: '600+5',
    });
  });

  test('tells every way to end a game so that it is understood again', () => {
    for (const reason of endReasons) {
      const said = headersOf(xiangqi, { ...played(1), reason, startFen: '' });
      const { value = '' } = said.find(({ name }) => name === 'Termination') ?? {};
      expect(reasonOf(value, endReasons)).toBe(reason);
    }
    expect(reasonOf('normal', endReasons)).toBe('');
  });

  test('of which only a line is known says nothing of itself', () => {
    const given = givenGame(xiangqi, { startFen: xiangqi.startFen, moves: ['h2e2'] });
    expect(given).toMatchObject({ headers: [], own: null, id: null, rules: null, moves: ['h2e2'] });
  });

  test('of somebody else keeps its facts, and leaves out what is not known', () => {
    expect(imported(5)).toMatchObject({
      names: { first: 'Lü Qin', second: '胡榮華' },
      date: '1999',
      event: 'Cup',
      result: '1/2-1/2',
      source: 'imported',
      headers: [{ name: 'Round', value: '3' }],
    });
    expect(['2026.01.31', '2026.1.2', '1999.??.??', 'soon'].map(dateOf)).toEqual([
      '2026-01-31',
      '2026-01-02',
      '1999',
      '',
    ]);
  });

  test('names the opponent in PGN, and is found by that name', () => {
    const game = played(1, { opponent: 'leo' });
    expect(pgnOf(xiangqi, game, words)).toContain('[Black "Leo"]');
    const matches = (meant: readonly OpponentId[]): boolean => {
      const query = { ...everything('xiangqi'), text: 'leo', opponents: meant };
      return matcherOf(query, null)(new SoughtGames().take(game));
    };
    expect(matches(['leo'])).toBe(true);
    expect(matches([])).toBe(false);
    expect(matches(['lan'])).toBe(false);
  });

  test('is written as PGN, from whichever side begins', () => {
    const text = pgnOf(xiangqi, played(1), words);
    expect(text).toContain('[Red "Me"]\n[Black "Level three"]\n[Result "1-0"]');
    expect(text).toContain('\n\n1. H2-E2 H9-G7 2. H0-G2 1-0\n');
    const late = xiangqi.startFen.replace(' w ', ' b ');
    const moves = packMoves(xiangqi, ['h9g7', 'h0g2']);
    const black = pgnOf(xiangqi, played(1, { startFen: late, moves, result: '*' }), words);
    expect(black).toContain(`[FEN "${late}"]`);
    expect(black).toContain('1... H9-G7 2. H0-G2 *');
  });
});

function emptyBoard(lines: number): string {
  return `${Array<number>(lines).fill(lines).join('/')} b caro`;
}

async function gamesOf(backup: Blob): Promise<ArchivedGame[]> {
  const all: ArchivedGame[] = [];
  for await (const { games } of gamesInBackup(backup, 1)) all.push(...games);
  return all;
}

function stones(id: number, ...moves: string[]): ArchivedGame {
  return played(id, {
    game: 'gomoku',
    startFen: '',
    rules: 'freestyle',
    digest: id,
    moves: packMoves(gomoku, moves),
  });
}

function countIn(library: Library): Promise<number | null> {
  return library.query(everything('xiangqi'));
}

function after(...moves: string[]): string {
  return fenAfter(xiangqi, xiangqi.startFen, moves);
}

describe('all games', () => {
  const library = new Library();
  const open = (visit: readonly ArchivedGame[] = []) => library.open('xiangqi', visit);
  const found = async (query: Partial<Query>): Promise<number[]> => {
    await library.query({ ...everything('xiangqi'), ...query });
    return (await library.rows(0, 5000)).map(({ id }) => id);
  };

  beforeEach(async () => {
    await open();
    await library.remove(await found({}));
    await library.remove(await found({ game: 'gomoku' }));
  });

  test('are listed with the newest first, each game by itself', async () => {
    await library.add([played(3), imported(7)]);
    const other = { ...played(9), game: 'gomoku' as const };
    await library.add([other]);
    expect(await found({})).toEqual([7, 3]);
  });

  test('are found by names in any writing, event, date, opening, source, result and level', async () => {
    await library.add([played(3), imported(7)]);
    expect(await found({ text: 'lu qin' })).toEqual([7]);
    expect(await found({ text: '胡榮華 cup' })).toEqual([7]);
    expect(await found({ text: '1999' })).toEqual([7]);
    expect(await found({ text: 'central', openings: ['中炮'] })).toEqual([7]);
    expect(await found({ text: 'nobody' })).toEqual([]);
    expect(await found({ source: 'played' })).toEqual([3]);
    expect(await found({ outcome: 'won' })).toEqual([3]);
    expect(await found({ outcome: 'drawn' })).toEqual([7]);
    expect(await found({ level: 3 })).toEqual([3]);
    expect(await found({ level: 4 })).toEqual([]);
  });

  test('are found by a position that was on the board, however it came about', async () => {
    const moves = packMoves(xiangqi, ['h0g2', 'h9g7', 'h2e2']);
    await library.add([played(3), played(4, { moves, digest: 4 }), imported(7)]);
    const fen = fenAfter(xiangqi, xiangqi.startFen, ['h2e2', 'h9g7', 'h0g2']);
    expect(await found({ fen })).toEqual([4, 3]);
    const early = fenAfter(xiangqi, xiangqi.startFen, ['h2e2']);
    // The other cannon gives the mirror image.
    expect(await found({ fen: early })).toEqual([7, 3]);
    // The same board with the other side to move is a different position.
    expect(await found({ fen: early.replace(' b ', ' w ') })).toEqual([]);
    expect(await found({ fen: xiangqi.startFen })).toEqual([7, 4, 3]);
  });

  test('are found by the mirror image of a position, and by positions of their variations', async () => {
    const text = [
      `start ${xiangqi.startFen}`,
      'move 1 h2e2',
      'move 2 h9g7',
      'move 3 h0g2',
      'move 3 b0c2',
      'move 4 b9c7',
      'move 1 g3g4',
    ].join('\n');
    const branched = played(4, { digest: 4, record: { form: 'tree', text } });
    await library.add([played(3), branched, imported(7)]);
    expect(await found({ fen: after('h2e2') })).toEqual([7, 4, 3]);
    expect(await found({ fen: after('h2e2', 'h9g7') })).toEqual([7, 4, 3]);
    expect(await found({ fen: after('h2e2', 'b9c7') })).toEqual([]);
    expect(await found({ fen: after('h2e2', 'h9g7', 'b0c2', 'b9c7') })).toEqual([4]);
    expect(await found({ fen: after('c3c4') })).toEqual([4]);
    expect(await found({ fen: after('e3e4') })).toEqual([]);
  });

  test('of Gomoku are found by every image of a position', async () => {
    await library.add([stones(1, 'c2', 'h8'), stones(2, 'b13', 'h8'), stones(3, 'c3', 'h8')]);
    const fen = fenAfter(gomoku, gomoku.startFen, ['n3', 'h8']);
    expect(await found({ game: 'gomoku', fen })).toEqual([2, 1]);
  });

  test('of Gomoku are found by positions of the board they were played on alone', async () => {
    const large = onBoardOf(gomoku, emptyBoard(19));
    const startFen = emptyBoard(19);
    const game = { ...stones(1), startFen, moves: packMoves(large, ['c2', 'h8']) };
    await library.add([game, stones(2, 'c2', 'h8')]);
    // Unchanged, and rotated by 90 degrees.
    for (const line of [
      ['c2', 'h8'],
      ['r3', 'l8'],
    ]) {
      const fen = fenAfter(large, startFen, line);
      expect(await found({ game: 'gomoku', fen })).toEqual([1]);
    }
    expect(await found({ game: 'gomoku', fen: startFen })).toEqual([1]);
    expect(await found({ game: 'gomoku', fen: gomoku.startFen })).toEqual([2]);
  });

  test('are seen while more of them are looked for', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => imported(index + 1));
    await library.add(many.map((one, index) => Object.assign({}, one, { digest: index })));
    const told: number[] = [];
    const query = { ...everything('xiangqi'), text: 'cup' };
    expect(await library.query(query, ({ count }) => told.push(count))).toBe(2500);
    expect(told).toEqual([1000, 2000, 2500]);
    // Only the later of two queries is answered.
    const [first, second] = await Promise.all([library.query(query), library.query(query)]);
    expect([first, second]).toEqual([null, 2500]);
  });

  test('do not come twice, were they given twice', async () => {
    expect((await library.add([imported(7)])).added).toBe(1);
    expect((await library.add([imported(8), imported(9)])).added).toBe(0);
    expect(await found({})).toEqual([7]);
  });

  test('are there again for the next visit', async () => {
    await library.add([played(3), imported(7)]);
    const next = new Library();
    expect(await next.open('xiangqi', [])).toEqual({
      isOpen: true,
      isNewer: false,
      damaged: 0,
      unsaved: 0,
    });
    expect(await countIn(next)).toBe(2);
  });

  test('are removed, and brought back', async () => {
    await library.add([played(3), imported(7)]);
    await library.remove([3]);
    expect(await found({})).toEqual([7]);
    await library.restore();
    expect(await found({})).toEqual([7, 3]);
  });

  test('give a player another name wherever they play', async () => {
    await library.add([imported(7)]);
    await library.rename('xiangqi', 'Lü Qin', 'Lü');
    expect(await found({ text: 'qin' })).toEqual([]);
    expect(await found({ text: 'lu' })).toEqual([7]);
  });

  test('go into a backup and come out of it as they were', async () => {
    const games = [played(3), imported(7)];
    await library.add(games);
    const file = await library.file('json', 'xiangqi', words, false);
    expect(await gamesOf(file)).toEqual(games);
    await library.remove([3, 7]);
    expect((await library.restoreFile(file)).added).toBe(2);
    expect((await library.restoreFile(file)).added).toBe(0);
  });

  test('are taken out of a damaged backup as far as it can be read', async () => {
    await library.add([played(3), imported(7)]);
    const file = await library.file('json', 'xiangqi', words, false);
    await expect(gamesOf(file.slice(0, file.size - 9))).rejects.toThrow();
    await expect(gamesOf(new Blob(['{"format":"other","games":[\n]}']))).rejects.toThrow();
    const later = (await file.text()).replace('"version":1', '"version":9');
    await expect(gamesOf(new Blob([later]))).rejects.toThrow();
  });

  test('of a backup come no more once it is cancelled, and it is said how many did', async () => {
    const all = Array.from({ length: 1200 }, (_, index) => played(10_000 + index));
    async function* batches(): AsyncGenerator<ArchivedGame[]> {
      yield all;
    }
    const file = await backupOf(batches());
    const cancel = new AbortController();
    const next = new Library();
    await next.open('xiangqi', []);
    const before = (await next.query(everything('xiangqi'))) ?? NaN;
    const told = (): void => cancel.abort();
    const { signal } = cancel;
    const options = { game: 'xiangqi', rules: 'asian', library: next, signal, told } as const;
    const { read, added } = await importGames(file, options);
    expect(read).toBeLessThan(1200);
    expect(added).toBe(read);
    expect(await next.query(everything('xiangqi'))).toBe(before + added);
  });

  test('that the store refuses stay in memory, and it says so', async () => {
    const quota = new DOMException('full', 'QuotaExceededError');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw quota;
    });
    const { health } = await library.add([imported(7)]);
    put.mockRestore();
    expect(health).toMatchObject({ isOpen: true, unsaved: 1 });
    expect(await found({})).toEqual([7]);
    const [row] = await library.rows(0, 1);
    expect(row?.names.first).toBe('Lü Qin');
  });

  test('of the visit are listed where there is no store', async () => {
    const broken = vi.spyOn(IDBIndex.prototype, 'getAllKeys').mockImplementation(() => {
      throw new DOMException('gone', 'InvalidStateError');
    });
    const other = new Library();
    const health = await other.open('xiangqi', [played(3)]);
    broken.mockRestore();
    expect(health).toEqual({ isOpen: false, isNewer: false, damaged: 0, unsaved: 1 });
    expect(await countIn(other)).toBe(1);
  });

  test('of a newer version of the page are left as they are, and it says so', async () => {
    await library.add([played(3)]);
    // Another tab has the newer version.
    const newer = await openDB('chuhe-archive', 99);
    const other = new Library();
    expect(await other.open('xiangqi', [played(4)])).toEqual({
      isOpen: false,
      isNewer: true,
      damaged: 0,
      unsaved: 1,
    });
    expect(await newer.getAllKeys('games')).toEqual([3]);
    newer.close();
    await deleteDB('chuhe-archive');
    expect(await other.open('xiangqi', [])).toMatchObject({ isOpen: true, isNewer: false });
  });

  test('that are damaged are left out and counted', () => {
    expect(gameFrom({ id: 1, game: 'chess', moves: new Uint8Array() })).toBeNull();
    expect(gameFrom('junk')).toBeNull();
    expect(gameFrom({ id: 1, game: 'xiangqi' })).toBeNull();
    expect(gameFrom({ ...played(1), result: 'junk', own: 4, levels: null })).toMatchObject({
      result: '*',
      own: null,
      levels: { first: null, second: null },
    });
  });
});

describe('statistics', () => {
  test('count the games of the person by level, side and opening', () => {
    const opening = { code: 'C', name: '中炮' };
    const games = [
      played(1, { opening }),
      played(2, { result: '0-1' }),
      played(3, { own: 'second', levels: { first: 5, second: null }, result: '1/2-1/2' }),
      played(4, { result: '*' }),
      imported(5),
    ];
    const { own, levels, seats, openings } = statisticsOf(games);
    expect(own).toEqual({ wins: 1, draws: 1, losses: 1 });
    expect(levels.map(({ of: level }) => level)).toEqual([3, 5]);
    expect(seats.first).toEqual({ wins: 1, draws: 0, losses: 1 });
    expect(seats.second).toEqual({ wins: 0, draws: 1, losses: 0 });
    expect(openings).toEqual([{ of: opening, tally: { wins: 1, draws: 0, losses: 0 } }]);
    expect(games.map(ownScore)).toEqual([1, 0, 0.5, null, null]);
  });

  test('rate games without help from the usual start alone', () => {
    expect(isRated(played(1))).toBe(true);
    expect(isRated(played(1, { isAided: true }))).toBe(false);
    expect(isRated(played(1, { startFen: '4k4/9/9/9/9/9/9/9/9/4K4 w' }))).toBe(false);
    expect(isRated(played(1, { result: '*' }))).toBe(false);
    expect(isRated(imported(1))).toBe(false);
  });

  test('follow the rating from day to day', () => {
    const games = [
      played(1, { date: '2026-01-01' }),
      played(2, { date: '2026-01-01' }),
      played(3, { date: '2026-03-01', result: '0-1' }),
    ];
    const history = ratingHistory(xiangqi, games);
    expect(history.map(({ date, games: count }) => [date, count])).toEqual([
      ['2026-01-01', 2],
      ['2026-03-01', 1],
    ]);
    expect(history[0]!.rating).toBeGreaterThan(1500);
    expect(history[1]!.rating).toBeLessThan(history[0]!.rating);
  });
});

async function cut(text: string | Uint8Array<ArrayBuffer>): Promise<string[]> {
  const pieces: string[] = [];
  for await (const { bytes } of piecesOf(new Blob([text]))) {
    pieces.push(new TextDecoder('latin1').decode(bytes));
  }
  return pieces;
}

const game = (number: number): string =>
  `[Event "Game ${number}"]\n[Red "A"]\n\n1. H2-E2 {a\n[remark]} H9-G7 ${'{long} '.repeat(40)}*\n\n`;

describe('a file', () => {
  test('of many games is cut only where a game begins', async () => {
    const text = Array.from({ length: 2000 }, (_, index) => game(index)).join('');
    const pieces = await cut(text);
    expect(pieces.length).toBeGreaterThan(3);
    expect(pieces.join('')).toBe(text);
    for (const piece of pieces) {
      expect(piece.startsWith('[Event ')).toBe(true);
      expect(piece.endsWith('*\n\n')).toBe(true);
    }
    const windows = text.replaceAll('\n', '\r\n');
    expect((await cut(windows)).every((piece) => piece.startsWith('[Event '))).toBe(true);
  });

  test('with a game longer than a piece is not cut within it', async () => {
    const long = `[Event "long"]\n\n1. H2-E2 {${'x'.repeat(400_000)}} *\n\n`;
    const text = game(1) + long + game(2);
    const pieces = await cut(text);
    expect(pieces.join('')).toBe(text);
    expect(pieces.every((piece) => piece.startsWith('[Event '))).toBe(true);
  });

  test('of positions is cut at lines', async () => {
    const line = `${xiangqi.startFen} moves h2e2\n`;
    const pieces = await cut(line.repeat(5000));
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every((piece) => piece.length % line.length === 0)).toBe(true);
  });

  test('of anything else stays whole', async () => {
    expect(await cut(new Uint8Array(300_000))).toHaveLength(1);
    expect(await cut('')).toEqual([]);
  });

  test('of many games is told from one of a single game, and from what is no record', async () => {
    const games = Array.from({ length: 500 }, (_, index) => game(index)).join('');
    const long = `[Event "long"]\n\n1. H2-E2 {${'x'.repeat(400_000)}} *\n\n`;
    const positions = `${xiangqi.startFen} moves h2e2\n`.repeat(2);
    const manuals = '[DhtmlXQ]\r\n[DhtmlXQ_title]A[/DhtmlXQ_title]\r\n'.repeat(2);
    for (const many of [games, games.replaceAll('\n', '\r\n'), positions, manuals])
      expect(await holdsMany(new Blob([many]))).toBe(true);
    expect(await holdsMany(new Blob(['CCBridgeLibrary\0']))).toBe(true);
    const film = '\n\n[film]\0'.repeat(50_000);
    for (const other of [long, film, '', 'A\n\ntext\n/of 1/2 w b r\n'])
      expect(await holdsMany(new Blob([other]))).toBe(false);
  });

  test('that cannot be cut is not read where it is too large', async () => {
    await expect(cut(new Uint8Array(9 * 1024 * 1024))).rejects.toThrow(RangeError);
  });

  test('that is a library of CCBridge is cut at its records', async () => {
    const slot = 4096;
    const bytes = new Uint8Array(slot * 101);
    const write = (at: number, text: string): void => bytes.set(new TextEncoder().encode(text), at);
    write(0, 'CCBridgeLibrary');
    for (let record = 0; record < 50; record++) {
      write(slot + record * 2 * slot, `CCBridge Record\0${record}`);
    }
    const pieces = await cut(bytes);
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.every((piece) => piece.startsWith('CCBridge Record'))).toBe(true);
    const marks = pieces.join('').match(/CCBridge Record/g) ?? [];
    expect(marks).toHaveLength(50);
  });
});
