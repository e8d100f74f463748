// SPDX-License-Identifier: MIT
// How the worker treats the engine: order, stopping, refusals and crashes.

import { describe, expect, it, vi } from 'vitest';
import type { EngineModule, ModuleOptions, SearchInfo } from '../../../wasm/engine.d.ts';
import type { Limits, PositionRef, Request, Response } from '../../src/engine/protocol.ts';
import { EngineService } from '../../src/engine/service.ts';
import { emptyModule } from './fake-engine-host.ts';

const position: PositionRef = { fen: 'start', moves: ['h2e2', 'h9g7'], rules: 'chinese' };
const limits = { level: 5 } as Limits;
const info = { depth: 1, bestMove: 'h2e2', pv: 'h2e2 h9g7' } as SearchInfo;

/** A service over an engine that can do nothing but be watched. */
function makeService(fault?: Error) {
  const session = {
    setRules: vi.fn((name: string) => (name === 'chess' ? 'no rules "chess"' : '')),
    setPosition: vi.fn((fen: string) => (fen === 'bad' ? 'bad FEN "bad"' : '')),
    snapshot: vi.fn(() => ({ fen: 'here' })),
    notate: vi.fn((notation: string) => (notation === 'wxf' ? 'C2=5 H8+7' : '')),
    notateLine: vi.fn((line: string, notation: string) => (notation === 'uci' ? line : '')),
    readRecord: vi.fn((bytes: Uint8Array, chosen: number) => ({
      format: 'pgn' as const,
      games: '',
      tree: `${bytes.length} bytes, game ${chosen}`,
      complaints: '',
      error: '',
    })),
    writeRecord: vi.fn((tree: string, format: string, notation: string) => ({
      bytes: new Uint8Array(1),
      losses: `${tree} ${format} ${notation}`,
      error: '',
    })),
    readMove: vi.fn((text: string) => ({ move: '', notation: '', error: `no move "${text}"` })),
    search: vi.fn((_: Limits, onInfo: (report: SearchInfo) => void) => {
      onInfo(info);
      return info;
    }),
    proposeOpening: vi.fn(() => 'h8 h9 j10'),
    answerOpening: vi.fn(() => 'second'),
    judgeFour: vi.fn(() => ({ verdict: 'fails', line: 'i8' })),
    loadBook: vi.fn((bytes: Uint8Array) => (bytes.length === 0 ? 'the book is empty' : '')),
    loadNetwork: vi.fn(() => 'no network'),
    bookMoves: vi.fn(() => 'h2e2:600 c3c4:400'),
    pieceWorths: vi.fn(() => 'a0:835 b0:-24'),
    newGame: vi.fn(),
  };
  let options: ModuleOptions = {};
  // `new` answers with the object a constructor returns.
  const Session = function Session() {
    return session;
  } as unknown as EngineModule['Session'];
  const create = async (given: ModuleOptions = {}): Promise<EngineModule> => {
    options = given;
    if (fault !== undefined) throw fault;
    await new Promise<void>((resolve) => given.instantiateWasm!({}, () => resolve()));
    return { Session, bench: () => 0 };
  };

  const answers: Response[] = [];
  const service = new EngineService(create, (response) => answers.push(response));
  return {
    session,
    answers,
    stopRequested: () => options.stopRequested!(),
    ask: (...requests: Request[]) => requests.forEach((request) => service.hear(request)),
    open: (stopUpTo: Int32Array | null = null) =>
      service.hear({
        type: 'open',
        game: 'xiangqi',
        hashMegabytes: 16,
        module: emptyModule,
        stopUpTo,
      }),
    answered: (...types: Response['type'][]) =>
      vi.waitFor(() => expect(answers.map(({ type }) => type)).toEqual(types)),
  };
}

describe('the worker', () => {
  it('answers in order, even what was asked before the engine stood', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'describe', id: 1, position }, { type: 'search', id: 2, position, limits });
    await answered('ready', 'described', 'info', 'found');
    expect(session.setPosition).toHaveBeenCalledWith('start', 'h2e2 h9g7');
    expect(session.setRules).toHaveBeenCalledWith('chinese');
    expect(answers.at(-1)).toMatchObject({ id: 2, info: { bestMove: 'h2e2' } });
  });

  it('describes a position with its moves in every notation the game has', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'describe', id: 1, position });
    await answered('ready', 'described');
    expect(session.notate.mock.calls.flat().toSorted()).toEqual([
      'iccs',
      'uci',
      'wxf',
      'zh-hans',
      'zh-hant',
    ]);
    expect(answers.at(-1)).toEqual({
      type: 'described',
      id: 1,
      snapshot: { fen: 'here' },
      written: { wxf: ['C2=5', 'H8+7'] },
    });
  });

  it('reads a move of the position it is asked about', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'read-move', id: 1, position, text: '馬二進三' });
    await answered('ready', 'move-read');
    expect(session.setPosition).toHaveBeenCalledWith('start', 'h2e2 h9g7');
    expect(answers.at(-1)).toMatchObject({ id: 1, reading: { error: 'no move "馬二進三"' } });
  });

  it('reads and writes records', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask(
      { type: 'read-record', id: 1, bytes: new Uint8Array(3), chosen: 2, rules: 'renju' },
      { type: 'write-record', id: 2, tree: 'start', format: 'pgn', notation: 'wxf' },
    );
    await answered('ready', 'record-read', 'record-written');
    expect(answers[1]).toMatchObject({ id: 1, reading: { tree: '3 bytes, game 2' } });
    expect(answers[2]).toMatchObject({ id: 2, record: { losses: 'start pgn wxf' } });
    expect(session.setRules).toHaveBeenCalledWith('renju');
  });

  it('tells what the book plays, each move in every notation the game has', async () => {
    const { answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'book-moves', id: 1, position });
    await answered('ready', 'book-told');
    expect(answers[1]).toMatchObject({
      moves: {
        moves: [
          { move: 'h2e2', perMille: 600 },
          { move: 'c3c4', perMille: 400 },
        ],
        written: { uci: ['h2e2', 'c3c4'] },
      },
    });
  });

  it('tells what each man is worth, and nothing where none has a worth', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'piece-worths', id: 1, position });
    await answered('ready', 'worths-told');
    const worths = [
      { square: 'a0', centipawns: 835 },
      { square: 'b0', centipawns: -24 },
    ];
    expect(answers[1]).toMatchObject({ id: 1, worths });
    session.pieceWorths.mockReturnValue('');
    ask({ type: 'piece-worths', id: 2, position });
    await answered('ready', 'worths-told', 'worths-told');
    expect(answers[2]).toMatchObject({ id: 2, worths: [] });
  });

  it('writes what the search found in every notation the game has', async () => {
    const { answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'search', id: 1, position, limits });
    await answered('ready', 'info', 'found');
    const written = { uci: ['h2e2', 'h9g7'] };
    expect(answers.slice(1)).toMatchObject([{ info: { written } }, { info: { written } }]);
  });

  it('opens by swap2, and answers the stones of the other side', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask(
      { type: 'opening', id: 1, position, limits: null },
      { type: 'opening', id: 2, position, limits },
    );
    await answered('ready', 'opened', 'opened');
    expect(answers.slice(1)).toMatchObject([{ words: 'h8 h9 j10' }, { words: 'second' }]);
    expect(session.answerOpening).toHaveBeenCalledWith(limits);
  });

  it('judges a four', async () => {
    const { answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'judge-four', id: 1, position });
    await answered('ready', 'four-judged');
    expect(answers.at(-1)).toMatchObject({ verdict: { verdict: 'fails', line: 'i8' } });
  });

  it('passes on what the engine has against a position, and searches nothing', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask({ type: 'search', id: 1, position: { ...position, fen: 'bad' }, limits });
    await answered('ready', 'refused');
    expect(answers.at(-1)).toMatchObject({ id: 1, message: 'bad FEN "bad"' });
    expect(session.search).not.toHaveBeenCalled();
  });

  it('tells the engine to stop up to the id in shared memory and not beyond', async () => {
    const { session, open, ask, answered, stopRequested } = makeService();
    const stopUpTo = new Int32Array(new SharedArrayBuffer(4));
    const heard: boolean[] = [];
    session.search.mockImplementationOnce(() => {
      heard.push(stopRequested());
      Atomics.store(stopUpTo, 0, 1);
      heard.push(stopRequested());
      return info;
    });
    session.search.mockImplementationOnce(() => {
      heard.push(stopRequested());
      return info;
    });
    open(stopUpTo);
    ask({ type: 'search', id: 1, position, limits }, { type: 'search', id: 2, position, limits });
    await answered('ready', 'found', 'found');
    expect(heard).toEqual([false, true, false]);
  });

  it('does not begin a search that was stopped while it waited', async () => {
    const { session, open, ask, answered } = makeService();
    const stopUpTo = new Int32Array(new SharedArrayBuffer(4));
    open(stopUpTo);
    Atomics.store(stopUpTo, 0, 1);
    ask({ type: 'search', id: 1, position, limits }, { type: 'describe', id: 2, position });
    await answered('ready', 'described');
    expect(session.search).not.toHaveBeenCalled();
  });

  it('says which request broke the engine', async () => {
    const { session, answers, open, ask, answered } = makeService();
    session.search.mockImplementationOnce(() => {
      throw new WebAssembly.RuntimeError('unreachable executed');
    });
    open();
    ask({ type: 'search', id: 7, position, limits });
    await answered('ready', 'failed');
    expect(answers.at(-1)).toEqual({
      type: 'failed',
      id: 7,
      fault: 'crashed',
      message: 'unreachable executed',
    });
  });

  it('says that memory ran out when the engine cannot be opened', async () => {
    const { answers, open, answered } = makeService(new RangeError('no memory'));
    open();
    await answered('failed');
    expect(answers[0]).toEqual({ type: 'failed', fault: 'out-of-memory', message: 'no memory' });
  });

  it('reports a module that cannot be instantiated instead of waiting for ever', async () => {
    const { answers, open, answered } = makeService();
    const instantiate = vi.spyOn(WebAssembly, 'instantiate');
    instantiate.mockRejectedValueOnce(new WebAssembly.LinkError('import is missing'));
    open();
    await answered('failed');
    expect(answers[0]).toMatchObject({ fault: 'crashed', message: 'import is missing' });
  });

  it('reports whether book and network were taken', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask(
      { type: 'load', file: 'book', bytes: new ArrayBuffer(4) },
      { type: 'load', file: 'book', bytes: new ArrayBuffer(0) },
      { type: 'load', file: 'network', bytes: new ArrayBuffer(4) },
      { type: 'new-game' },
    );
    await answered('ready', 'loaded', 'loaded', 'loaded');
    expect(answers.slice(1)).toMatchObject([
      { file: 'book', refusal: '' },
      { file: 'book', refusal: 'the book is empty' },
      { file: 'network', refusal: 'no network' },
    ]);
    expect(session.newGame).toHaveBeenCalledOnce();
  });
});
