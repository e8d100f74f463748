// SPDX-License-Identifier: MIT
// Compares the built module with tests/data/contract_cases.txt and wasm/engine.d.ts: every field of
// every answer by name.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { unlimited as noLimits } from '../../web/src/engine/protocol.ts';
import { openingsOf, startFenOf } from '../../web/src/games/game-spec.ts';
import { gomoku } from '../../web/src/games/gomoku/index.ts';
import { loadEngine } from './load.mjs';

const encoder = new TextEncoder();
const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1';
const EMPTY = `${Array(15).fill(15).join('/')} b freestyle`;
/** A fixed seed makes random choices repeatable. */
const unlimited = { ...noLimits, seed: 1 };

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

/** One line per field, `path = value`; arrays of strings and numbers are on one line. */
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
/** A session of a separate module, whose memory is freed with it. */
const game = async (name) => new (await loadEngine()).Session(name, 1);

function answerOf({ fault, answer }) {
  assert.equal(fault, null);
  return answer;
}

test('a session of no game reports it in every call', async () => {
  const session = await game('chess');
  const calls = Object.getOwnPropertyNames(Object.getPrototypeOf(session)).filter((name) =>
    /^[a-z]+[A-Z]|^(?:describe|perft|search)$/.test(name),
  );
  const tree = { startFen: START, headers: [], nodes: [] };
  const args = {
    readMove: [at(START), 'h2e2'],
    readRecord: [encoder.encode(''), 0, '', []],
    readGames: [encoder.encode(''), ''],
    writeRecord: [tree, 'fen', 'uci'],
    search: [at(START), unlimited, [], () => {}],
    playOpening: [at(START), { procedure: 'swap2', acts: [] }, unlimited],
    loadBook: [new Uint8Array()],
    loadNetwork: [new Uint8Array()],
    missesEndingSets: [at(START)],
    loadEndingSets: [new Uint8Array()],
    newGame: [],
    describe: [at(START), []],
    unpackGames: [new Uint8Array()],
    bookMoves: [at(START), []],
    pieceValues: [at(START)],
    passTurn: [at(START)],
    planTime: [unlimited],
    judgeEnding: [at(START)],
    perft: [at(START), 1],
    positionKey: [at(START)],
    judgeFour: [at(START)],
    judgeGame: [at(START), []],
    whyIllegal: [at(START), 'h2e2'],
    reachOf: [at(START), 'h2'],
    describeOpening: [at(START), { procedure: 'swap2', acts: [] }, []],
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

test('an ending is judged, and played by table, with every field by its name', async () => {
  const session = await game('xiangqi');
  const horse = at('4k4/4a4/9/9/9/3N5/9/9/9/4K4 w');
  assert.deepEqual(answerOf(session.judgeEnding(horse)), { verdict: 'won', moves: 12 });
  const guarded = at('4kab2/4a4/4b4/9/R8/9/9/9/9/4K4 b');
  assert.deepEqual(answerOf(session.judgeEnding(guarded)), { verdict: 'drawn', moves: 0 });
  assert.equal(answerOf(session.judgeEnding(at(START))), null);
  const stones = await game('gomoku');
  assert.equal(stones.judgeEnding(at(EMPTY)).fault.code, 'not-offered');
  const won = answerOf(session.search(horse, { ...unlimited, depth: 1 }, [], () => {}));
  assert.deepEqual([won.source, won.mate, won.pv.length], ['table', 12, 23]);
  const drawn = answerOf(session.search(guarded, { ...unlimited, depth: 1 }, [], () => {}));
  assert.deepEqual([drawn.source, drawn.score, drawn.mate], ['table', 0, 0]);
  assert.deepEqual(drawn.chances, { win: 0, draw: 1000, loss: 0 });
});

test('an ending too large for a table is judged by packed sets once they are loaded', async () => {
  const session = await game('xiangqi');
  // Two soldiers, then a horse and a cannon.
  const fullGuard = at('3akab2/9/4b4/9/2P3P2/9/9/9/9/4K4 w - - 0 1');
  const horseAndCannon = at('3aka3/9/4b3b/9/9/6N2/2C6/9/9/4K4 w - - 0 1');
  assert.equal(answerOf(session.missesEndingSets(at(START))), false);
  assert.equal(answerOf(session.missesEndingSets(fullGuard)), true);
  assert.equal(answerOf(session.judgeEnding(fullGuard)), null);
  assert.equal(session.loadEndingSets(new Uint8Array(4)).fault.code, 'foreign-endings');
  const sets = readFileSync(
    new URL('../../engine/xiangqi/endings/two-attackers.sets', import.meta.url),
  );
  const damaged = Uint8Array.from(sets);
  damaged[1000] ^= 1;
  assert.equal(session.loadEndingSets(damaged).fault.code, 'damaged-endings');
  assert.equal(answerOf(session.missesEndingSets(fullGuard)), true);
  assert.equal(session.loadEndingSets(sets).fault, null);
  assert.equal(answerOf(session.missesEndingSets(fullGuard)), false);
  assert.deepEqual(answerOf(session.judgeEnding(fullGuard)), { verdict: 'drawn', moves: 0 });
  assert.deepEqual(answerOf(session.judgeEnding(horseAndCannon)), { verdict: 'won', moves: 0 });
  const limits = { ...unlimited, depth: 2 };
  const report = answerOf(session.search(horseAndCannon, limits, [], () => {}));
  assert.deepEqual([report.source, report.mate], ['table', 0]);
  assert.ok(report.score > 0);
  assert.deepEqual(report.chances, { win: 1000, draw: 0, loss: 0 });
});

test('a game is judged and its mistakes are explained, with every field by its name', async () => {
  const session = await game('xiangqi');
  const fens = ['4k4/9/9/9/9/n8/9/9/2R6/5K3 b', '4k4/9/9/9/2n6/9/9/9/2R6/5K3 w'];
  const reports = [
    { score: 0, bestMove: 'a4b6', pv: ['a4b6'] },
    { score: 900, bestMove: 'c1c5', pv: ['c1c5'] },
  ];
  const reviewed = (index) => ({
    fen: fens[index],
    status: 'ongoing',
    report: reports[index],
    motifs: null,
  });
  const actor = { piece: 'R', square: 'c5' };
  const horse = { piece: 'n', square: 'c5' };
  const motif = (name, changes) => ({
    motif: name,
    ply: 0,
    targets: [horse],
    helpers: [],
    ...changes,
  });
  const motifs = [
    motif('hanging-piece', { line: 'answer', actor }),
    motif('moved-into-attack', { line: 'move', actor: horse }),
  ];
  const judged = answerOf(session.judgeGame(at(fens[0], 'a4c5'), [reviewed(0), reviewed(1)]));
  const [{ loss, ...mistake }] = judged.mistakes;
  assert.deepEqual(mistake, {
    ply: 0,
    seat: 'second',
    gravity: 'blunder',
    flaw: { kind: 'loses-piece', moves: 0, piece: 'n' },
    motifs,
  });
  assert.equal(judged.chances[0], 0.5);
  // A chariot ahead, with nothing left that could hold it.
  assert.ok(judged.chances[1] > 0.95 && judged.chances[1] < 1);
  // No piece was taken, so both are by the same material.
  assert.equal(loss, judged.chances[1] - 0.5);
  assert.deepEqual(judged.goodAnswers, []);
  assert.equal(judged.accuracy.first, null);
  assert.ok(Math.abs(judged.accuracy.second - 2 ** (-loss / 0.06)) < 1e-9);
  assert.equal(judged.lastTenable, 0);
  // Moves already explained are not explained again; the line may begin before the first position.
  const known = [reviewed(0), { ...reviewed(1), motifs: [] }];
  assert.deepEqual(answerOf(session.judgeGame(at(fens[0], 'a4c5'), known)).mistakes[0].motifs, []);
  assert.deepEqual(answerOf(session.judgeGame(at(START, 'h2e2'), [])).mistakes, []);
  const { fault } = session.judgeGame(at(fens[0], 'a4a5'), [reviewed(0), reviewed(1)]);
  assert.equal(fault.code, 'illegal-move');
  const stones = await game('gomoku');
  const line = at(EMPTY, 'h8 a1 i8 a3 j8 a5');
  const around = [
    { score: 0, bestMove: 'g8', pv: ['g8'] },
    { score: 30_995, bestMove: 'k8', pv: ['k8'] },
  ];
  const gomokuPositions = around.map((report, index) => ({
    fen: `15/15 ${'wb'[index]} freestyle`,
    status: 'ongoing',
    report,
    motifs: null,
  }));
  const [allowed] = answerOf(stones.judgeGame(line, gomokuPositions)).mistakes;
  assert.deepEqual(allowed.flaw, { kind: 'allows-win', moves: 3, piece: '' });
  assert.equal(allowed.motifs[0].motif, 'open-four');
  assert.deepEqual(allowed.motifs[0].actor, { piece: '', square: 'k8' });
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
    pinners: [],
    attackers: ['b2'],
    protectors: ['a9'],
  });
  assert.deepEqual(answerOf(session.reachOf(at(START), 'b2')).screens, ['b7']);
  const pinned = at('5k3/9/9/4r4/9/9/9/9/4A4/4K4 w');
  assert.deepEqual(answerOf(session.reachOf(pinned, 'e1')).barred, ['d0', 'f0', 'd2', 'f2']);
  assert.deepEqual(answerOf(session.reachOf(pinned, 'e1')).pinners, ['e6']);
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
    'chances',
    'depth',
    'hashFull',
    'kind',
    'mate',
    'multiPv',
    'noMateWithin',
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
    const { win, draw, loss } = report.chances;
    assert.equal(win + draw + loss, 1000);
    assert.ok(report.score >= 0 ? win >= loss : win <= loss);
    assert.equal(report.noMateWithin, 0, 'none was asked for');
    // The limit may end the last iteration before a move is within its window.
    const isCutOff = report.depth === found.depth;
    assert.ok(report.bound === 'exact' || (isCutOff && /^(lower|upper)$/.test(report.bound)));
    assert.equal(report.pv[0], report.bestMove);
    assert.deepEqual(report.written.uci, report.pv);
    assert.equal(report.written.wxf.length, report.pv.length);
  }

  const bounds = [];
  const toDepth = { ...unlimited, depth: 6, multiPv: 2 };
  answerOf(session.search(at(START, 'h2e2'), toDepth, [], ({ bound }) => bounds.push(bound)));
  assert.deepEqual(bounds, Array(12).fill('exact'), 'no limit cuts an iteration off');
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

test('a mate that is asked for is found, or proven not to be there', async () => {
  const session = await game('xiangqi');
  const ask = (mate, rootMoves = []) => {
    const limits = { ...unlimited, mate, rootMoves };
    return answerOf(session.search(at('3k5/1R7/9/9/9/9/9/9/9/4K2R1 w'), limits, [], () => {}));
  };
  const found = ask(1);
  assert.deepEqual([found.bestMove, found.mate], ['h0h9', 1]);
  assert.deepEqual(found.chances, { win: 1000, draw: 0, loss: 0 });
  const none = ask(1, ['b8b7', 'b8b6']);
  assert.deepEqual([none.noMateWithin, none.mate === 1], [1, false]);
  assert.ok(['b8b7', 'b8b6'].includes(none.bestMove));
});

test('the time that a search plans to use is a part of its clock, or none', async () => {
  const session = await game('xiangqi');
  const plan = (limits) => answerOf(session.planTime({ ...unlimited, ...limits }));
  assert.equal(plan({ depth: 5 }), null);
  assert.deepEqual(plan({ moveTimeMs: 200 }), { softMs: 200, hardMs: 200 });
  const { softMs, hardMs } = plan({ clockMs: 60_000, incrementMs: 500 });
  assert.ok(softMs > 0 && softMs < hardMs && hardMs < 60_000);
});

test('the turn is given to the other side unless the side to move is in check', async () => {
  const session = await game('xiangqi');
  const passed = answerOf(session.passTurn(at(START, 'h2e2 h9g7')));
  assert.match(passed, / b /);
  const limits = { ...unlimited, depth: 3 };
  const threat = '3k5/1R7/9/9/9/9/p8/9/9/4K2R1';
  const fen = answerOf(session.passTurn(at(`${threat} b`)));
  assert.equal(answerOf(session.search(at(fen), limits, [], () => {})).bestMove, 'h0h9');
  assert.equal(answerOf(session.passTurn(at('3k3R1/9/9/9/9/9/p8/9/9/4K4 b'))), null);
  const stones = await game('gomoku');
  assert.equal(stones.passTurn(at(EMPTY)).fault.code, 'not-offered');
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

test('the book of stones tells its moves without results and is played', async () => {
  const session = await game('gomoku');
  const book = new URL('../../build/native/gomoku.book', import.meta.url);
  assert.equal(session.loadBook(readFileSync(book)).fault, null);
  for (const rules of ['freestyle', 'standard', 'renju']) {
    const position = at(EMPTY.replace('freestyle', rules), 'h8 h9');
    const { moves } = answerOf(session.bookMoves(position, ['uci']));
    assert.ok(moves.length > 0, rules);
    for (const { wins, draws, losses } of moves) assert.equal(wins + draws + losses, 0);
    const limits = { ...unlimited, nodes: 1000, useBook: true };
    const played = answerOf(session.search(position, limits, [], () => {}));
    assert.equal(played.source, 'book');
  }
  const wrong = new URL('../../build/native/xiangqi.book', import.meta.url);
  assert.equal(session.loadBook(readFileSync(wrong)).fault.code, 'book-of-another-game');
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
  assert.deepEqual(answerOf((await game('gomoku')).bookMoves(at(EMPTY), ['uci'])), {
    moves: [],
    opening: null,
    written: { uci: [] },
  });
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

test('an opening procedure is told step by step, and the engine plays either part', async () => {
  const session = await game('gomoku');
  const limits = { ...unlimited, nodes: 20_000 };
  const opening = (procedure, acts) => ({ procedure, acts: words(acts) });
  const swap2 = (acts) => answerOf(session.playOpening(at(EMPTY), opening('swap2', acts), limits));
  assert.equal(new Set(swap2('')).size, 3);
  assert.deepEqual(swap2('a1 h8 o15'), ['white']);
  assert.deepEqual(swap2('h8 a15 i9 two o1 j7'), ['black']);
  assert.deepEqual(swap2('h8 a15 i9 black'), []);

  const renju = EMPTY.replace('freestyle', 'renju');
  const described = (acts, later = '') =>
    answerOf(session.describeOpening(at(renju, later), opening('taraguchi-10', acts), []));
  const { snapshot, opening: told, written } = described('h8 white');
  assert.deepEqual(written, {});
  assert.deepEqual(told, {
    moves: ['h8'],
    offered: [],
    first: 'opener',
    players: ['opener', 'answerer'],
    next: {
      player: 'answerer',
      kind: 'place',
      points: snapshot.legalMoves,
      square: 3,
      words: [],
      left: 1,
    },
  });
  assert.deepEqual(snapshot.legalMoves.toSorted(), 'g7 g8 g9 h7 h9 i7 i8 i9'.split(' '));
  assert.deepEqual(described('h8').snapshot.legalMoves, []);
  assert.deepEqual(described('h8').opening.next.words, ['black', 'white']);
  const over = described('h8 white h9 black i9 white i7 black l4 white', 'g7');
  assert.equal(over.opening.next, null);
  assert.equal(over.snapshot.fen.split(' ')[1], 'b');
  assert.equal(over.snapshot.legalMoves.length, 225 - 6);
});

test('an opening procedure is refused where it is not for the game, or an act is not allowed', async () => {
  const session = await game('gomoku');
  const opening = { procedure: 'taraguchi-10', acts: ['h8', 'white', 'a1'] };
  const fault = (of, fen) => of.describeOpening(at(fen), opening, []).fault;
  assert.equal(fault(session, EMPTY).code, 'not-offered');
  const { code, text, number } = fault(session, EMPTY.replace('freestyle', 'renju'));
  assert.deepEqual({ code, text, number }, { code: 'illegal-move', text: 'a1', number: 3 });
  assert.equal(fault(await game('xiangqi'), START).code, 'not-offered');
});

test('the page offers the openings that the engine takes', async () => {
  const session = await game('gomoku');
  for (const lines of [10, 15, 19]) {
    const board = gomoku.boards.of(lines);
    for (const rules of gomoku.rules) {
      const position = { fen: startFenOf(board, rules), moves: [], rules };
      const taken = ['swap2', 'taraguchi-10', 'soosyrv-8'].filter(
        (procedure) =>
          session.describeOpening(position, { procedure, acts: [] }, []).fault === null,
      );
      assert.deepEqual(openingsOf(board, rules), ['plain', ...taken], `${lines} ${rules}`);
    }
  }
});

test('Gomoku is played by the rule and on the board of its position', async () => {
  const session = await game('gomoku');
  const rows = (lines) => Array(lines).fill(lines).join('/');
  const between = 'd8 c8 e8 a1 f8 a3 g8 i8 h8';
  const statusBy = (rules, lines, moves) =>
    answerOf(session.describe(at(`${rows(lines)} b ${rules}`, moves), [])).snapshot.status;
  assert.equal(statusBy('freestyle', 15, between), 'first-wins');
  assert.equal(statusBy('caro', 15, between), 'ongoing');
  assert.equal(statusBy('caro', 20, `${between} a5 t20`), 'ongoing');
  assert.equal(statusBy('caro', 10, between.replace('i8', 'i9')), 'first-wins');
  const found = answerOf(
    session.search(
      at(`${rows(19)} b caro`, 'j10 k11'),
      { ...unlimited, nodes: 3000 },
      [],
      () => {},
    ),
  );
  assert.match(found.bestMove, /^[a-s]\d+$/);
});

test('the same position is judged alike whatever was asked before', async () => {
  const session = await game('gomoku');
  const rows = Array(15).fill(15).join('/');
  const moves = 'h9 a1 h10 a3 g8 a5 f8 a7';
  const foulsBy = (rules) =>
    answerOf(session.describe(at(rows, moves, rules), [])).snapshot.forbidden.length;
  assert.deepEqual(['renju', 'standard', 'renju', ''].map(foulsBy), [1, 0, 1, 0]);
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

test('perft counts lines of legal moves', async () => {
  const session = await game('xiangqi');
  assert.equal(answerOf(session.perft(at(START), 3)), 79_666);
  assert.equal(answerOf((await game('gomoku')).perft(at(EMPTY), 2)), 225 * 224);
});

test('a position has the same key whichever way it came about', async () => {
  const session = await game('xiangqi');
  const keyAfter = (moves) => answerOf(session.positionKey(at(START, moves)));
  assert.match(keyAfter(''), /^[0-9a-f]{16}$/);
  assert.equal(keyAfter('h2e2 h9g7 b0c2'), keyAfter('b0c2 h9g7 h2e2'));
  assert.notEqual(keyAfter('h2e2'), keyAfter('h2e2 h9g7'));
});
