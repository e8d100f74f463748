// SPDX-License-Identifier: MIT
// `chuhe review` finds what the page's own review finds: the module searches the same nodes, the page's code judges,
// and signs, words and accuracy of whole games are compared.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { kReviewMs, limitsFor } from '../../web/src/engine/advice.ts';
import { gomoku } from '../../web/src/games/gomoku/index.ts';
import { xiangqi } from '../../web/src/games/xiangqi/index.ts';
import { strings as en } from '../../web/src/i18n/en/page.ts';
import { accuracyOf } from '../../web/src/screens/analyse/accuracy.ts';
import { goodAnswers } from '../../web/src/screens/analyse/moments.ts';
import { mistakesIn, reviewed, verdictOn } from '../../web/src/screens/analyse/review.ts';
import { loadEngine } from './load.mjs';

const { Session } = await loadEngine();
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const kNodes = 1000;
const kMostPlies = 60;
const signs = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** As the page has it; what draws the page cannot be loaded here. */
function verdictInWords({ gravity, fault }) {
  const { review } = en.analyse;
  const words = {
    'allows-mate': () => review.allowsMate(fault.moves),
    'misses-mate': () => review.missesMate(fault.moves),
    'allows-win': () => review.allowsWin(fault.moves),
    'misses-win': () => review.missesWin(fault.moves),
    loses: () => review.loses(en.pieces[fault.piece]),
    misses: () => review.misses(en.pieces[fault.piece]),
    'gives-away': () => review.givesAway,
    weakens: () => review.weakens,
  };
  return review.verdict(review.gravities[gravity], words[fault.kind]());
}

function opened(spec) {
  const session = new Session(spec.id, 16);
  session.loadNetwork(readFileSync(at(`engine/${spec.id}/eval/network/${spec.id}.net`)));
  return session;
}

const answered = ({ fault, answer }) => {
  assert.equal(fault, null);
  return answer;
};

/** As the analysis asks the engine, but by nodes. */
function reviewByPage(spec, session, fen, moves, rules) {
  const limits = { depth: 0, nodes: kNodes, moveTimeMs: 0, level: 10, multiPv: 1, useBook: false, seed: 1 };
  const clock = { clockMs: 0, incrementMs: 0, movesToGo: 0, mate: 0, rootMoves: [] };
  const style = { opening: 'masters', risk: 0, exchanges: 0, piece: 'none' };
  const line = (report) => ({
    moves: report?.pv ?? [],
    score: report?.score ?? 0,
    mate: report?.mate ?? 0,
  });
  session.newGame();
  const positions = [];
  for (let ply = 0; ply <= moves.length; ply += 1) {
    const position = { fen, moves: moves.slice(0, ply), rules };
    const { snapshot } = answered(session.describe(position, []));
    const isOver = snapshot.status !== 'ongoing';
    const report = isOver
      ? null
      : answered(session.search(position, { ...limits, ...clock, style }, [], () => {}));
    const before = positions.at(-1);
    const after = reviewed(spec, snapshot, report);
    const move = moves[ply - 1];
    const isMistake = before !== undefined && verdictOn(spec, before, after, move) !== null;
    const origin = { fen, moves: moves.slice(0, ply - 1), rules };
    const motifs = isMistake
      ? answered(session.explainMove(origin, move, line(before.report), line(after.report)))
      : [];
    positions.push({ ...after, motifs });
  }
  return { line: moves.map((_move, ply) => ply), moves, positions, isRunning: false, seat: null };
}

/** Sign and first words at each move that has some, and the accuracies. */
function foundByPage(spec, review) {
  const mistakes = mistakesIn(spec, review);
  const found = review.moves.map(() => ({ sign: 0, words: '' }));
  for (const node of goodAnswers(spec, review, mistakes)) found[node].sign = 1;
  for (const mistake of mistakes) {
    found[mistake.node] = { sign: signs[mistake.gravity], words: verdictInWords(mistake) };
  }
  const sides = ['first', 'second'].flatMap((seat) => {
    const accuracy = accuracyOf(spec, review, seat);
    const side = en.sides[spec.sides[seat]];
    return accuracy === null ? [] : [`${side} ${Math.round(accuracy * 100)}`];
  });
  return { found, accuracy: sides.length === 0 ? '' : `Accuracy: ${sides.join(', ')}.` };
}

function foundByProgram(session, bytes, game, hasSigns) {
  const { nodes } = answered(session.readRecord(bytes, game, '', [])).tree;
  const line = [];
  let last = 0;
  nodes.forEach((node, index) => {
    if (index === 0 || node.parent !== last) return;
    line.push(node);
    last = index;
  });
  const found = line.map(({ notes: { glyphs, comment } }) => ({
    sign: hasSigns ? ([...glyphs][0] ?? 0) : 0,
    words: comment.split('.')[0],
  }));
  return { found, accuracy: nodes[0].notes.comment };
}

/** In files of their own, which are gone afterwards; what was written. */
function reviewByProgram(spec, text, ending, ...options) {
  const folder = mkdtempSync(join(tmpdir(), 'chuhe-review-'));
  try {
    const [source, made] = [join(folder, 'in.txt'), join(folder, `out.${ending}`)];
    writeFileSync(source, text);
    const words = ['review', '--of', spec.id, ...options, source, made];
    execFileSync(at('build/native/chuhe'), words, { stdio: 'pipe' });
    return readFileSync(made);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function compare(spec, text, games, ending, hasSigns) {
  const session = opened(spec);
  const bytes = reviewByProgram(spec, text, ending, '--nodes', String(kNodes));
  games.forEach(({ fen, moves, rules }, index) => {
    const page = foundByPage(spec, reviewByPage(spec, session, fen, moves, rules));
    if (!hasSigns) for (const one of page.found) one.sign = 0;
    assert.deepEqual(foundByProgram(session, bytes, index, hasSigns), page);
    assert.ok(page.found.some(({ words: said }) => said !== ''));
  });
}

test('in games of masters of Xiangqi', () => {
  const lines = readFileSync(at('tests/data/games.txt'), 'utf8').split('\n');
  const chosen = lines.filter((line) => /^[a-i]\d/.test(line)).slice(0, 4);
  const games = chosen.map((line) => ({
    fen: xiangqi.startFen,
    moves: line.trim().split(' ').slice(0, kMostPlies),
    rules: 'asian',
  }));
  const text = games.map(({ moves }) => `[Event "one"]\n\n${moves.join(' ')} *\n`).join('\n');
  compare(xiangqi, text, games, 'pgn', true);
});

test('in games of Gomoku that are played badly', () => {
  const fen = `${gomoku.startFen} freestyle`;
  const lines = ['h8 i9 h9 h10 g8 i8 f8 a1 e10 b1', 'h8 a1 h9 o15 h10 a15 g7 h11 h7'];
  const games = lines.map((line) => ({ fen, moves: line.split(' '), rules: 'freestyle' }));
  const sgf = (moves) =>
    moves.map((move, ply) => {
      const file = move[0];
      const row = String.fromCharCode('a'.charCodeAt(0) + 15 - Number(move.slice(1)));
      return `;${ply % 2 === 0 ? 'B' : 'W'}[${file}${row}]`;
    });
  const text = games.map(({ moves }) => `(;GM[4]SZ[15]RU[freestyle]${sgf(moves).join('')})`).join('');
  compare(gomoku, text, games, 'sgf', false);
});

test('with as many nodes a position', () => {
  const annotators = [
    [xiangqi, reviewByProgram(xiangqi, '[Event "one"]\n\n*\n', 'pgn')],
    [gomoku, reviewByProgram(gomoku, '(;GM[4]SZ[15]RU[freestyle])', 'sgf')],
  ];
  for (const [spec, bytes] of annotators) {
    const { nodes } = limitsFor(kReviewMs, spec.id);
    assert.match(bytes.toString(), new RegExp(`, ${nodes} nodes a position`));
  }
});
