// SPDX-License-Identifier: MIT
// How the worker uses the engine: order, stopping, rejected questions and crashes.

import { describe, expect, it, vi } from 'vitest';
import type { EngineModule, ModuleOptions, Reply } from '../../../wasm/engine.d.ts';
import {
  unlimited,
  type CallRequest,
  type Limits,
  type Notation,
  type PositionRef,
  type Report,
  type Request,
  type Response,
  type SearchRequest,
} from '../../src/engine/protocol.ts';
import { EngineService } from '../../src/engine/service.ts';
import { provisional } from '../../src/screens/common/position/shown.ts';
import { emptyModule, faultSaying } from './fake-engine-host.ts';
import { info as reportOf } from './game-fixtures.ts';
import { until } from './until.ts';

const position: PositionRef = { fen: 'start', moves: ['h2e2', 'h9g7'], rules: 'chinese' };
const limits: Limits = { ...unlimited, level: 5, depth: 1 };
const info = reportOf({ bestMove: 'h2e2', pv: ['h2e2', 'h9g7'] });
const described = { snapshot: provisional('here').snapshot, written: { wxf: ['C2=5', 'H8+7'] } };

function answering<Answer>(answer: Answer): Reply<Answer> {
  return { fault: null, answer };
}

function refusing(sentence: string): Reply<never> {
  return { fault: faultSaying(sentence), answer: null };
}

/** A service with a mock engine. */
function makeService(fault?: Error) {
  const session = {
    describe: vi.fn(({ fen }: PositionRef) =>
      fen === 'bad' ? refusing('bad FEN "bad"') : answering(described),
    ),
    playOpening: vi.fn(() => answering(['white'])),
    search: vi.fn(
      (
        { fen }: PositionRef,
        _limits: Limits,
        _notations: readonly Notation[],
        onReport: (report: Report) => void,
      ) => {
        if (fen === 'bad') return refusing('bad FEN "bad"');
        onReport(info);
        return answering(info);
      },
    ),
    loadBook: vi.fn((bytes: Uint8Array) =>
      bytes.length === 0 ? refusing('the book is empty') : answering(null),
    ),
    loadNetwork: vi.fn(() => refusing('no network')),
    newGame: vi.fn(() => answering(null)),
    judgeEnding: vi.fn(() => answering(null)),
    missesEndingSets: vi.fn(({ fen }: PositionRef) => answering(fen === 'ending')),
    loadEndingSets: vi.fn<(bytes: Uint8Array) => Reply<null>>(() => answering(null)),
  };
  let options: ModuleOptions = {};
  // `new` returns the object that the constructor returns.
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
      until(() => expect(answers.map(({ type }) => type)).toEqual(types)),
  };
}

function describing(id: number): CallRequest<'describe'> {
  return { type: 'call', id, name: 'describe', args: [position, ['wxf']] };
}

function searching(id: number): SearchRequest {
  return { type: 'search', id, position, limits, notations: ['wxf'], describes: false };
}

describe('the worker', () => {
  it('answers in order, even what was asked before the engine stood', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask(describing(1), searching(2));
    await answered('ready', 'answered', 'info', 'found');
    expect(session.search.mock.calls[0]?.slice(0, 3)).toEqual([position, limits, ['wxf']]);
    expect(answers.at(-1)).toMatchObject({ id: 2, info: { bestMove: 'h2e2' } });
  });

  it('passes every call on by its name, with its arguments, and its answer back', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    const opening = { procedure: 'swap2', acts: ['h8', 'h9', 'o1'] } as const;
    ask(describing(1), {
      type: 'call',
      id: 2,
      name: 'playOpening',
      args: [position, opening, limits],
    });
    await answered('ready', 'answered', 'answered');
    expect(session.describe).toHaveBeenCalledWith(position, ['wxf']);
    expect(session.playOpening).toHaveBeenCalledWith(position, opening, limits);
    expect(answers.slice(1)).toEqual([
      { type: 'answered', id: 1, name: 'describe', answer: described },
      { type: 'answered', id: 2, name: 'playOpening', answer: ['white'] },
    ]);
  });

  it('passes on what the engine has against a question', async () => {
    const { answers, open, ask, answered } = makeService();
    open();
    const bad = { ...position, fen: 'bad' };
    ask({ ...describing(1), args: [bad, []] }, { ...searching(2), position: bad });
    await answered('ready', 'refused', 'refused');
    expect(answers.slice(1)).toMatchObject([
      { id: 1, fault: { sentence: 'bad FEN "bad"' } },
      { id: 2, fault: { sentence: 'bad FEN "bad"' } },
    ]);
  });

  it('describes the position before a search and the one after its move, where that is wanted', async () => {
    const { session, answers, open, ask, answered } = makeService();
    open();
    ask({ ...searching(1), describes: true });
    await answered('ready', 'described', 'info', 'found');
    expect(answers[1]).toEqual({ type: 'described', id: 1, description: described });
    expect(answers[3]).toMatchObject({ id: 1, info: { bestMove: 'h2e2' }, after: described });
    const moves = [...position.moves, 'h2e2'];
    expect(session.describe.mock.calls).toEqual([
      [position, ['wxf']],
      [{ ...position, moves }, ['wxf']],
    ]);
  });

  it('searches nothing where the game is over or the position refused', async () => {
    const { session, answers, open, ask, answered } = makeService();
    const snapshot = { ...described.snapshot, status: 'draw' as const };
    session.describe.mockImplementationOnce(() => answering({ ...described, snapshot }));
    open();
    const bad = { ...position, fen: 'bad' };
    ask({ ...searching(1), describes: true }, { ...searching(2), describes: true, position: bad });
    await answered('ready', 'described', 'refused');
    expect(answers[2]).toMatchObject({ id: 2, fault: { sentence: 'bad FEN "bad"' } });
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
      return answering(info);
    });
    session.search.mockImplementationOnce(() => {
      heard.push(stopRequested());
      return answering(info);
    });
    open(stopUpTo);
    ask(searching(1), searching(2));
    await answered('ready', 'found', 'found');
    expect(heard).toEqual([false, true, false]);
  });

  it('does not begin a search that was stopped while it waited', async () => {
    const { session, open, ask, answered } = makeService();
    const stopUpTo = new Int32Array(new SharedArrayBuffer(4));
    open(stopUpTo);
    Atomics.store(stopUpTo, 0, 1);
    ask(searching(1), describing(2));
    await answered('ready', 'answered');
    expect(session.search).not.toHaveBeenCalled();
  });

  it('says which request broke the engine', async () => {
    const { session, answers, open, ask, answered } = makeService();
    session.search.mockImplementationOnce(() => {
      throw new WebAssembly.RuntimeError('unreachable executed');
    });
    open();
    ask(searching(7));
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
      { file: 'book', fault: null },
      { file: 'book', fault: { sentence: 'the book is empty' } },
      { file: 'network', fault: { sentence: 'no network' } },
    ]);
    expect(session.newGame).toHaveBeenCalledOnce();
  });
});

describe('the worker, of an ending that packed sets may know,', () => {
  const ending = { ...position, fen: 'ending' };
  const judging = (id: number): CallRequest<'judgeEnding'> => ({
    type: 'call',
    id,
    name: 'judgeEnding',
    args: [ending],
  });

  it('fetches them before it answers, and goes on without them where they cannot be had', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('offline'));
    fetched.mockImplementation(async () => new Response(Uint8Array.of(1, 2, 3)));
    const { session, open, ask, answered } = makeService();
    open();
    ask(describing(1), searching(2));
    await answered('ready', 'answered', 'info', 'found');
    expect(fetched).not.toHaveBeenCalled();

    ask(judging(3));
    await answered('ready', 'answered', 'info', 'found', 'answered');
    expect(warn).toHaveBeenCalledOnce();
    expect(session.loadEndingSets).not.toHaveBeenCalled();

    ask({ ...searching(4), position: ending });
    await answered('ready', 'answered', 'info', 'found', 'answered', 'info', 'found');
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(session.loadEndingSets).toHaveBeenCalledWith(Uint8Array.of(1, 2, 3));
    expect(session.loadEndingSets.mock.invocationCallOrder[0]).toBeLessThan(
      session.search.mock.invocationCallOrder[1]!,
    );
    vi.restoreAllMocks();
  });
});
