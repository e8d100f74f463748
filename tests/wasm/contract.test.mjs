// SPDX-License-Identifier: MIT
// The built module against tests/data/contract_cases.txt and wasm/engine.d.ts: every field of every
// answer by its name.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { loadEngine } from './load.mjs';

const encoder = new TextEncoder();
const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
const EMPTY = `${Array(15).fill(15).join('/')} b freestyle`;
const unlimited = {
  depth: 0,
  nodes: 0,
  moveTimeMs: 0,
  level: 10,
  multiPv: 1,
  useBook: false,
  seed: 1,
  clockMs: 0,
  incrementMs: 0,
  movesToGo: 0,
  style: { opening: 'masters', risk: 0, exchanges: 0, piece: 'none' },
};

const noLine = { moves: [], score: 0, mate: 0 };

function cases() {
  const text = readFileSync(new URL('../data/contract_cases.txt', import.meta.url), 'utf8');
  const blocks = text.split('\n\n').filter((block) => block.startsWith('ask '));
  return blocks.map((block) => {
    const [head, ...lines] = block.trimEnd().split('\n');
    const [, call, game, name] = /^ask (\w+) (\w+): (.*)$/.exec(head);
    const asked = { fen: '', moves: '', rules: '', notations: '', text: '' };
    const expected = [];
    for (const line of lines) {
      const given = /^(fen|moves|rules|notations|text) (.*)$/.exec(line);
      if (given) asked[given[1]] = given[2].replaceAll('\\n', '\n');
      else expected.push(line.trimEnd());
    }
    return { call, game, name: `${call}: ${name}`, asked, expected: expected.sort() };
  });
}

const words = (text) => text.split(' ').filter((word) => word !== '');

/** A line for each field, `path = value`; lists of texts and numbers stand on one line. */
function flat(value, path = '') {
  if (Array.isArray(value) && !value.some((item) => typeof item === 'object')) {
    const list = path.endsWith('legalMoves') ? value.toSorted() : value;
    const isLong = path.endsWith('legalMoves') && list.length > 20;
    return [`${path} = ${isLong ? `${list.length} moves` : list.join(' ')}`.trimEnd()];
  }
  if (value === null || typeof value !== 'object') return [`${path} = ${value}`.trimEnd()];
  return Object.entries(value).flatMap(([key, item]) => flat(item, path ? `${path}.${key}` : key));
}

for (const { call, game: of, name, asked, expected } of cases()) {
  test(`${of}, ${name}`, async () => {
    const { fen, rules, text } = asked;
    const position = { fen, moves: words(asked.moves), rules };
    const args = {
      describe: [position, words(asked.notations)],
      readMove: [position, text],
      readRecord: [encoder.encode(text), 0, rules, words(asked.notations)],
      judgeFour: [position],
    };
    const session = await game(of);
    const reply = session[call](...args[call]);
    assert.deepEqual(Object.keys(reply), ['fault', 'answer']);
    const { fault, answer } = reply;
    if (fault !== null) assert.equal(answer, null);
    assert.deepEqual(flat(fault === null ? answer : { fault }).sort(), expected);
  });
}

const at = (fen, moves = '', rules = '') => ({ fen, moves: words(moves), rules });
/** A session of a module of its own, whose memory goes with it. */
const game = async (name) => new (await loadEngine()).Session(name, 1);

function answerOf({ fault, answer }) {
  assert.equal(fault, null);
  return answer;
}

test('a session of no game reports it in every call', async () => {
  const session = await game('chess');
  const calls = Object.getOwnPropertyNames(Object.getPrototypeOf(session)).filter((name) =>
    /^[a-z]+[A-Z]|^describe$|^search$/.test(name),
  );
  const tree = { startFen: START, headers: [], nodes: [] };
  const args = {
    readMove: [at(START), 'h2e2'],
    readRecord: [encoder.encode(''), 0, '', []],
    readGames: [encoder.encode(''), ''],
    writeRecord: [tree, 'fen', 'uci'],
    search: [at(START), unlimited, [], () => {}],
    answerOpening: [at(START), unlimited],
    loadBook: [new Uint8Array()],
    loadNetwork: [new Uint8Array()],
    newGame: [],
    describe: [at(START), []],
    bookMoves: [at(START), []],
    pieceValues: [at(START)],
    judgeFour: [at(START)],
    explainMove: [at(START), 'h2e2', noLine, noLine],
    whyIllegal: [at(START), 'h2e2'],
    reachOf: [at(START), 'h2'],
    proposeOpening: [at(START)],
  };
  assert.deepEqual(Object.keys(args).sort(), calls.filter((name) => name in args).sort());
  for (const [name, given] of Object.entries(args)) {
    assert.equal(session[name](...given).fault?.code, 'unknown-game', name);
  }
});

test('a tree is written and read again, and a move that is not legal refused with its ply', async () => {
  const session = await game('gomoku');
  const notes = { comment: '', glyphs: [], evaluation: null, clockMs: null };
  const node = (parent, move, more = {}) => ({
    parent,
    move,
    written: {},
    notes: { ...notes, ...more },
  });
  const heard = { comment: 'so', glyphs: [1, 14], evaluation: { centipawns: -35, mate: 0 } };
  const tree = {
    startFen: `${Array(15).fill(15).join('/')} b renju`,
    headers: [{ name: 'Black', value: 'Hu' }],
    nodes: [node(0, ''), node(0, 'h8', heard), node(1, 'h9', { clockMs: 7000 }), node(0, 'i9')],
  };
  const { bytes, unsupported, ...rest } = answerOf(session.writeRecord(tree, 'link', 'uci'));
  assert.ok(bytes instanceof Uint8Array);
  assert.deepEqual(unsupported, []);
  assert.deepEqual(rest, {});
  assert.deepEqual(answerOf(session.readRecord(bytes, 0, '', [])).tree, tree);
  const twice = { ...tree, nodes: [...tree.nodes, node(2, 'h8')] };
  const { fault } = session.writeRecord(twice, 'link', 'uci');
  assert.deepEqual([fault.code, fault.text, fault.number], ['point-taken', 'h8', 3]);
  const lossy = answerOf(session.writeRecord(tree, 'text', 'uci'));
  assert.ok(lossy.unsupported.length > 0);
  assert.equal(typeof lossy.unsupported[0].code, 'string');
});

test('a bad move is explained by motifs with every field by its name', async () => {
  const session = await game('xiangqi');
  const position = at('4k4/9/9/9/9/n8/9/9/2R6/5K3 b');
  const better = { moves: ['a4b6'], score: -500, mate: 0 };
  const answer = { moves: ['c1c5'], score: 900, mate: 0 };
  const actor = { piece: 'R', square: 'c5' };
  const horse = { piece: 'n', square: 'c5' };
  assert.deepEqual(answerOf(session.explainMove(position, 'a4c5', better, answer)), [
    { motif: 'hanging-piece', line: 'answer', ply: 0, actor, targets: [horse], helpers: [] },
    { motif: 'moved-into-attack', line: 'move', ply: 0, actor: horse, targets: [horse], helpers: [] },
  ]);
  const { fault } = session.explainMove(position, 'a4a5', better, answer);
  assert.equal(fault.code, 'illegal-move');
  const stones = await game('gomoku');
  const [found] = answerOf(
    stones.explainMove(at(EMPTY, 'h8 a1 i8 a3 j8'), 'a5', noLine, {
      moves: ['k8'],
      score: 0,
      mate: 3,
    }),
  );
  assert.equal(found.motif, 'open-four');
  assert.deepEqual(found.actor, { piece: '', square: 'k8' });
});

test('why a move is illegal, and what a piece can do, with every field by its name', async () => {
  const session = await game('xiangqi');
  const why = (move) => answerOf(session.whyIllegal(at(START), move));
  assert.deepEqual(why('b0d1'), { reason: 'blocked-leg', points: ['c0'] });
  assert.deepEqual(why('e3d3'), { reason: 'sideways-too-early', points: [] });
  assert.equal(why('h2e2'), null);
  assert.equal(session.whyIllegal(at(START), 'h2').fault.code, 'not-a-move');
  assert.deepEqual(answerOf(session.reachOf(at(START), 'b9')), {
    targets: ['a7', 'c7'],
    barred: [],
    blockers: ['c9'],
    screens: [],
  });
  assert.deepEqual(answerOf(session.reachOf(at(START), 'b2')).screens, ['b7']);
  const pinned = at('5k3/9/9/4r4/9/9/9/9/4A4/4K4 w');
  assert.deepEqual(answerOf(session.reachOf(pinned, 'e1')).barred, ['d0', 'f0', 'd2', 'f2']);
  assert.equal(session.reachOf(at(START), 'z9').fault.code, 'not-a-point');
  const stones = await game('gomoku');
  const played = at(EMPTY, 'h8');
  const occupied = { reason: 'occupied', points: ['h8'] };
  assert.deepEqual(answerOf(stones.whyIllegal(played, 'h8')), occupied);
  assert.equal(answerOf(stones.whyIllegal(played, 'i9')), null);
  assert.equal(stones.reachOf(played, 'h8').fault.code, 'not-offered');
});

test('a search reports every field by its name', async () => {
  const session = await game('xiangqi');
  const reports = [];
  const limits = { ...unlimited, nodes: 5000, multiPv: 2 };
  const found = answerOf(
    session.search(at(START, 'h2e2'), limits, ['wxf', 'uci'], (report) => reports.push(report)),
  );
  assert.deepEqual(Object.keys(found).sort(), [
    'bestMove',
    'bound',
    'depth',
    'hashFull',
    'kind',
    'mate',
    'multiPv',
    'nodes',
    'nodesPerSecond',
    'pv',
    'score',
    'selectiveDepth',
    'source',
    'timeMs',
    'written',
  ]);
  assert.deepEqual(
    reports.slice(0, 4).map(({ depth, multiPv }) => [depth, multiPv]),
    [1, 1, 2, 2].map((depth, index) => [depth, (index % 2) + 1]),
  );
  for (const report of reports) {
    assert.ok(report.selectiveDepth >= report.depth);
    assert.ok(report.nodes > 0 && report.nodes <= 5128);
    assert.ok(report.timeMs < 60_000 && Number.isInteger(report.timeMs));
    assert.equal(report.nodesPerSecond, (report.nodes * 1000) / Math.max(report.timeMs, 1));
    assert.ok(report.hashFull >= 0 && report.hashFull <= 1000);
    assert.ok(Math.abs(report.score) < 1000, 'nobody has won after one move');
    assert.deepEqual([report.mate, report.kind, report.source], [0, 'evaluation', 'search']);
    assert.equal(report.bound, 'exact');
    assert.equal(report.pv[0], report.bestMove);
    assert.deepEqual(report.written.uci, report.pv);
    assert.equal(report.written.wxf.length, report.pv.length);
  }
});

test('a clock that is nearly empty ends a search, and its increment lets it go on', async () => {
  const session = await game('xiangqi');
  const limits = { ...unlimited, nodes: 30_000 };
  const nodesWith = (more) =>
    answerOf(session.search(at(START), { ...limits, ...more }, [], () => {})).nodes;
  assert.ok(nodesWith({ clockMs: 1, nodes: 50_000_000 }) < 50_000_000);
  assert.ok(nodesWith({ moveTimeMs: 1, nodes: 50_000_000 }) < 50_000_000);
  assert.ok(nodesWith({ clockMs: 3_600_000, incrementMs: 60_000, movesToGo: 1 }) >= 30_000);
});

test('on a low level equal seeds play alike, and others do not', async () => {
  const session = await game('xiangqi');
  const answerWith = (seed) => {
    session.newGame();
    const limits = { ...unlimited, level: 1, nodes: 2000, seed };
    return answerOf(session.search(at(START), limits, [], () => {}));
  };
  const played = ({ bestMove, score, pv }) => [bestMove, score, ...pv].join(' ');
  assert.equal(played(answerWith(7)), played(answerWith(7)));
  const seeds = Array.from({ length: 12 }, (_, index) => index + 1);
  assert.ok(new Set(seeds.map((seed) => played(answerWith(seed)))).size > 1);
});

test('a mate is told by its distance, of whichever side', async () => {
  const session = await game('xiangqi');
  const search = (...position) =>
    answerOf(session.search(at(...position), { ...unlimited, depth: 4 }, [], () => {}));
  const mate = search('3k5/9/9/9/9/9/9/9/R8/1R2K4 w - - 0 1');
  assert.deepEqual([mate.kind, mate.mate], ['mate', 1]);
  const mated = search('4k4/R8/1R7/9/9/9/9/9/9/3K5 b - - 0 1');
  assert.equal(mated.kind, 'mate');
  assert.ok(mated.mate < 0 && mated.score < 0);
});

test('the book tells its moves with what they brought, and names the opening', async () => {
  const session = await game('xiangqi');
  const book = new URL('../../build/native/xiangqi.book', import.meta.url);
  assert.equal(session.loadBook(readFileSync(book)).fault, null);
  const legal = answerOf(session.describe(at(START), [])).snapshot.legalMoves;
  const { moves, opening, written } = answerOf(session.bookMoves(at(START), ['uci', 'wxf']));
  assert.equal(opening, null);
  assert.equal(written.wxf.length, moves.length);
  assert.deepEqual(
    written.uci,
    moves.map(({ move }) => move),
  );
  for (const move of moves) {
    assert.deepEqual(Object.keys(move), ['move', 'perMille', 'wins', 'draws', 'losses']);
    assert.ok(legal.includes(move.move));
    assert.ok(move.wins + move.draws + move.losses > 0);
  }
  const source = readFileSync(new URL('../../book/xiangqi/moves.txt', import.meta.url), 'utf8');
  const [, first, ...results] = /^0 (\w+) (\d+)\/(\d+)\/(\d+)/m.exec(source);
  const { wins, draws, losses } = moves.find(({ move }) => move === first);
  assert.deepEqual([wins, draws, losses], results.map(Number));
  const shares = moves.map(({ perMille }) => perMille);
  assert.deepEqual(
    shares,
    shares.toSorted((one, other) => other - one),
  );
  const total = shares.reduce((sum, share) => sum + share, 0);
  assert.ok(Math.abs(total - 1000) <= moves.length / 2);
  for (const move of ['c3c4', 'g3g4']) {
    const position = { ...at(START), moves: [move] };
    assert.deepEqual(answerOf(session.bookMoves(position, [])).opening, {
      code: 'E',
      name: '仙人指路',
    });
  }
});

test('all games of a file are read for a collection, whatever is said of them', async () => {
  const session = await game('xiangqi');
  const book = new URL('../../build/native/xiangqi.book', import.meta.url);
  assert.equal(session.loadBook(readFileSync(book)).fault, null);
  const text = `[Red "Hu"]\n[Black "Lu"]\n\n1. H2-E2 {[%clk 0:10:00]} H9-G7 1-0\n
[Red "Yang"]\n\n1. C3-C4 (1. H2-E2 {so}) c9-e7 *\n\n[Event "empty"]\n\n*\n`;
  const { games, warnings } = answerOf(session.readGames(encoder.encode(text), ''));
  assert.equal(warnings, 0);
  const [first, second, third] = games;
  assert.deepEqual(first, {
    headers: [
      { name: 'Red', value: 'Hu' },
      { name: 'Black', value: 'Lu' },
      { name: 'Result', value: '1-0' },
    ],
    startFen: START,
    moves: 'h2e2 h9g7',
    clocksMs: [600_000, -1],
    link: '',
    opening: first.opening,
  });
  assert.equal(second.moves, 'c3c4 c9e7');
  assert.deepEqual(second.clocksMs, []);
  assert.ok(second.opening.name.startsWith('仙人指路'));
  const whole = answerOf(session.readRecord(encoder.encode(second.link), 0, '', [])).tree;
  assert.deepEqual(
    whole.nodes.map(({ move, notes }) => [move, notes.comment]),
    [
      ['', ''],
      ['c3c4', ''],
      ['c9e7', ''],
      ['h2e2', 'so'],
    ],
  );
  assert.deepEqual([third.moves, third.opening], ['', null]);
  const stones = await game('gomoku');
  const [line] = answerOf(stones.readGames(encoder.encode('h8 i9 j9'), 'renju')).games;
  assert.deepEqual([line.moves, line.startFen.endsWith('renju')], ['h8 i9 j9', true]);
  assert.equal(typeof line.opening.code, 'string');
});

test('a game without a book, or none for a position, plays none', async () => {
  assert.deepEqual(answerOf((await game('xiangqi')).bookMoves(at(START), ['wxf'])), {
    moves: [],
    opening: null,
    written: { wxf: [] },
  });
  assert.equal((await game('gomoku')).bookMoves(at(EMPTY), []).fault.code, 'not-offered');
  assert.equal((await game('xiangqi')).loadBook(new Uint8Array(4)).fault.code, 'foreign-book-file');
});

test('every piece but the generals has a value, and stones have none', async () => {
  const values = answerOf((await game('xiangqi')).pieceValues(at(START)));
  assert.equal(values.length, 30);
  for (const { square, centipawns, ...rest } of values) {
    assert.match(square, /^[a-i][0-9]$/);
    assert.ok(Number.isInteger(centipawns));
    assert.deepEqual(rest, {});
  }
  assert.equal((await game('gomoku')).pieceValues(at(EMPTY)).fault.code, 'not-offered');
});

test('swap2 is proposed and answered in Gomoku alone', async () => {
  const session = await game('gomoku');
  const stones = answerOf(session.proposeOpening(at(EMPTY)));
  assert.equal(new Set(stones).size, 3);
  const limits = { ...unlimited, nodes: 20_000 };
  assert.deepEqual(answerOf(session.answerOpening(at(EMPTY, 'a1 h8 o15'), limits)), {
    side: 'second',
    stones: [],
  });
  assert.deepEqual(answerOf(session.answerOpening(at(EMPTY, 'h8 a15 i9 o1 j7'), limits)), {
    side: 'first',
    stones: [],
  });
  assert.equal((await game('xiangqi')).proposeOpening(at(START)).fault.code, 'not-offered');
});

test('the same position is judged alike whatever was asked before', async () => {
  const session = await game('gomoku');
  const rows = Array(15).fill(15).join('/');
  const moves = 'h9 a1 h10 a3 g8 a5 f8 a7';
  const foulsBy = (rules) =>
    answerOf(session.describe(at(rows, moves, rules), [])).snapshot.forbidden.length;
  assert.deepEqual(
    ['renju', 'standard', 'renju', ''].map(foulsBy),
    [1, 0, 1, 0],
  );
});

test('numbers that are none do not break the engine', async () => {
  const session = await game('xiangqi');
  const wild = { depth: 1, nodes: NaN, moveTimeMs: -1, level: Infinity, multiPv: -Infinity };
  const more = { seed: NaN, clockMs: Infinity, incrementMs: NaN, movesToGo: 1e300 };
  const limits = { ...unlimited, ...wild, ...more };
  assert.equal(answerOf(session.search(at(START), limits, [], () => {})).depth, 1);
  assert.equal(answerOf(session.readRecord(encoder.encode(START), NaN, '', [])).games.length, 1);
  assert.equal(answerOf(session.readRecord(encoder.encode(START), 1e30, '', [])).tree, null);
});
