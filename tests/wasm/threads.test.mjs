// SPDX-License-Identifier: MIT
// Tests the multi-threaded module: with one thread it searches the same nodes as the default
// module, with more threads its answers are legal.
import assert from 'node:assert/strict';
import test from 'node:test';
import { unlimited } from '../../web/src/engine/protocol.ts';
import { benchPositions, loadEngine, loadThreadsEngine, networkOf } from './load.mjs';

const kThreads = 3;
/** Its workers serve the first session that requests them. */
const threadsEngine = () => loadThreadsEngine(kThreads - 1);
const engine = await threadsEngine();
const usual = await loadEngine();

const positions = {
  xiangqi: {
    fen: 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w',
    moves: ['h2e2'],
    rules: 'asian',
  },
  gomoku: {
    fen: `${Array(15).fill(15).join('/')} b freestyle`,
    moves: ['h8', 'h9', 'j8'],
    rules: '',
  },
};

const limits = { ...unlimited, seed: 1 };

function open(module, game, megabytes = 16) {
  const session = new module.Session(game, megabytes);
  assert.equal(session.loadNetwork(networkOf(game)).fault, null);
  return session;
}

for (const [game, position] of Object.entries(positions)) {
  const network = networkOf(game);
  const legalOf = (session) => session.describe(position, []).answer.snapshot.legalMoves;
  const search = (session, changes) => {
    const { fault, answer } = session.search(position, { ...limits, ...changes }, [], () => {});
    assert.equal(fault, null);
    return answer;
  };

  test(`${game}: on one thread both modules search the same nodes`, () => {
    for (const evaluation of [network, new Uint8Array()]) {
      const counts = [engine, usual].map((module) =>
        module.bench(game, 7, evaluation, benchPositions(game)),
      );
      assert.ok(counts[0] > 0);
      assert.equal(counts[0], counts[1]);
    }
    const [one, other] = [engine, usual].map((module) => search(open(module, game), { depth: 9 }));
    assert.deepEqual([one.nodes, one.score, one.pv], [other.nodes, other.score, other.pv]);
  });

  test(`${game}: several threads answer with a legal move, and a line of legal moves`, async () => {
    const session = open(await threadsEngine(), game);
    assert.equal(session.useThreads(kThreads).answer, kThreads);
    for (const changes of [
      { depth: 8 },
      { nodes: 20_000 },
      { moveTimeMs: 50 },
      { multiPv: 3, depth: 6 },
    ]) {
      const { pv, bestMove } = search(session, changes);
      assert.ok(legalOf(session).includes(bestMove));
      assert.equal(pv[0], bestMove);
      const after = { ...position, moves: [...position.moves, ...pv] };
      assert.equal(session.describe(after, []).fault, null);
    }
  });

  test(`${game}: a search on threads ends when it is stopped`, async () => {
    let isStopped = false;
    const stopping = await loadThreadsEngine(1, { stopRequested: () => isStopped });
    const session = open(stopping, game);
    session.useThreads(2);
    const hear = ({ depth }) => (isStopped = depth >= 4);
    const { answer } = session.search(position, { ...limits, multiPv: 2 }, [], hear);
    assert.ok(legalOf(session).includes(answer.bestMove));
    // The threads are free for the next session.
    isStopped = false;
    assert.ok(search(session, { depth: 6 }).depth >= 6);
  });

  test(`${game}: a large table in either module`, () => {
    for (const module of [engine, usual]) {
      const session = open(module, game, 128);
      assert.ok(legalOf(session).includes(search(session, { depth: 5 }).bestMove));
      session.delete();
    }
  });
}

test('there are no more threads than workers, and in the usual module one', async () => {
  assert.equal(open(await threadsEngine(), 'xiangqi').useThreads(32).answer, kThreads);
  assert.equal(open(usual, 'xiangqi').useThreads(32).answer, 1);
});

test('a table that no memory is left for ends the module, not the program', async () => {
  const module = await loadEngine();
  assert.throws(() => new module.Session('xiangqi', 4000), WebAssembly.RuntimeError);
});
