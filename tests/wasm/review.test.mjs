// SPDX-License-Identifier: MIT
// Checks that `chuhe review` and the page agree: module and program search the same nodes, and the
// glyphs, words and accuracies of whole games are compared.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { kReviewMs, limitsFor } from '../../web/src/engine/advice.ts';
import { unlimited } from '../../web/src/engine/protocol.ts';
import { gomoku } from '../../web/src/games/gomoku/index.ts';
import { xiangqi } from '../../web/src/games/xiangqi/index.ts';
import { strings as en } from '../../web/src/i18n/en/page.ts';
import { judged, reviewedAt } from '../../web/src/screens/analyse/review/review.ts';
import { verdictInWords } from '../../web/src/screens/analyse/review/verdict-words.ts';
import { loadEngine, networkOf } from './load.mjs';

const { Session } = await loadEngine();
const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const kNodes = 1000;
const kMostPlies = 60;
const signs = { inaccuracy: 6, mistake: 2, blunder: 4 };

function opened(spec) {
  const session = new Session(spec.id, 16);
  session.loadNetwork(networkOf(spec.id));
  return session;
}

const answered = ({ fault, answer }) => {
  assert.equal(fault, null);
  return answer;
};

/** Asks the engine as the analysis does, with fewer nodes. */
async function reviewByPage(spec, session, fen, moves, rules) {
  const limits = { ...unlimited, nodes: kNodes, seed: 1 };
  const client = {
    call: async (name, args) => answered(session[name](...args)),
    search: async (...args) => answered(session.search(...args, () => {})),
  };
  session.newGame();
  let review = { positions: [] };
  for (let ply = 0; ply <= moves.length; ply += 1) {
    const position = { fen, moves: moves.slice(0, ply), rules };
    const reviewed = await reviewedAt(client, spec, position, limits, () => true);
    review = await judged(client, position, [...review.positions, reviewed]);
  }
  return review;
}

/** The glyph and first words at each annotated move, and the accuracies. */
function foundByPage(spec, moves, { judgement }) {
  const found = moves.map(() => ({ sign: 0, words: '' }));
  for (const ply of judgement.goodAnswers) found[ply].sign = 1;
  for (const mistake of judgement.mistakes) {
    found[mistake.ply] = {
      sign: signs[mistake.gravity],
      words: verdictInWords(spec, mistake, en),
    };
  }
  const sides = ['first', 'second'].flatMap((seat) => {
    const accuracy = judgement.accuracy[seat];
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

/** Uses temporary files; returns the written record. */
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

async function compare(spec, text, games, ending, hasSigns) {
  const session = opened(spec);
  const bytes = reviewByProgram(spec, text, ending, '--nodes', String(kNodes));
  for (const [index, { fen, moves, rules }] of games.entries()) {
    const review = await reviewByPage(spec, session, fen, moves, rules);
    const page = foundByPage(spec, moves, review);
    if (!hasSigns) for (const one of page.found) one.sign = 0;
    assert.deepEqual(foundByProgram(session, bytes, index, hasSigns), page);
    assert.ok(page.found.some(({ words: said }) => said !== ''));
  }
}

test('in games of masters of Xiangqi', async () => {
  const lines = readFileSync(at('tests/data/games.txt'), 'utf8').split('\n');
  const chosen = lines.filter((line) => /^[a-i]\d/.test(line)).slice(0, 4);
  const games = chosen.map((line) => ({
    fen: xiangqi.startFen,
    moves: line.trim().split(' ').slice(0, kMostPlies),
    rules: 'asian',
  }));
  const text = games.map(({ moves }) => `[Event "one"]\n\n${moves.join(' ')} *\n`).join('\n');
  await compare(xiangqi, text, games, 'pgn', true);
});

test('in games of Gomoku that are played badly', async () => {
  const fen = `${gomoku.startFen} freestyle`;
  const lines = ['h8 i9 h9 h10 g8 i8 f8 a1 e10 b1', 'h8 a1 h9 o15 h10 a15 g7 h11 h7'];
  const games = lines.map((line) => ({ fen, moves: line.split(' '), rules: 'freestyle' }));
  const sgf = (moves) =>
    moves.map((move, ply) => {
      const file = move[0];
      const row = String.fromCharCode('a'.charCodeAt(0) + 15 - Number(move.slice(1)));
      return `;${ply % 2 === 0 ? 'B' : 'W'}[${file}${row}]`;
    });
  const text = games
    .map(({ moves }) => `(;GM[4]SZ[15]RU[freestyle]${sgf(moves).join('')})`)
    .join('');
  await compare(gomoku, text, games, 'sgf', false);
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
