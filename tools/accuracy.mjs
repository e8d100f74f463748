// SPDX-License-Identifier: MIT
// Usage: node tools/accuracy.mjs GAME GAMES NODES [MASTERS.tsv]
// Measures the accuracy of the review (decision 24) with the built module: for the playing levels in games of each
// level against itself, and for masters in games of a file with the moves in its last column.
import { readFileSync } from 'node:fs';
import { loadEngine, networkOf } from '../tests/wasm/load.mjs';
import { unlimited } from '../web/src/engine/protocol.ts';

const [game = 'xiangqi', games = '10', nodes = '20000', masters] = process.argv.slice(2);
const isGomoku = game === 'gomoku';
const MOST_PLIES = 160;
// The game is open while the winning chances are at least this far from 0 and 1
// (engine/review/judgement.h).
const OPEN = 0.02;
const START = isGomoku
  ? `${Array(15).fill(15).join('/')} b freestyle`
  : 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';

const { Session } = await loadEngine();
const session = new Session(game, 16);
session.loadNetwork(networkOf(game));

const at = (moves) => ({ fen: START, moves, rules: isGomoku ? 'freestyle' : 'asian' });

/** The position after the moves and, while the game goes on, the report of a search. */
function searched(moves, level) {
  const { fen, status } = session.describe(at(moves), []).answer.snapshot;
  if (status !== 'ongoing') return { fen, status, report: null, motifs: [] };
  const { answer } = session.search(at(moves), { ...unlimited, nodes: Number(nodes), level }, [], () => {});
  const { score, bestMove, pv } = answer;
  // No motifs are wanted: an empty list keeps them from being looked for.
  return { fen, status, report: { score, bestMove, pv }, motifs: [] };
}

/** The openings of the games if there are no records of masters. */
function openings() {
  if (!isGomoku) return [['h2e2', 'h9g7'], ['c3c4'], ['g0e2'], ['b2e2', 'b9c7']];
  const file = new URL('match/gomoku_openings.txt', import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => /^[a-o]\d/.test(line)).map((line) => line.trim().split(/\s+/));
}

function random(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function played(level, opening) {
  session.newGame();
  const moves = [...opening];
  while (moves.length < MOST_PLIES) {
    const { report } = searched(moves, level);
    if (report === null || report.bestMove === '') break;
    moves.push(report.bestMove);
  }
  return moves;
}

/** The open moves from ply `from`, the mistakes and blunders among them, and the accuracy of both sides together. */
function reviewOf(moves, from) {
  session.newGame();
  const positions = [];
  for (let ply = from; ply <= moves.length; ply += 1) positions.push(searched(moves.slice(0, ply), 10));
  const { answer: judgement } = session.judgeGame(at(moves), positions);
  const open = { first: 0, second: 0 };
  // The last position has no move.
  judgement.chances.slice(0, -1).forEach((chance, index) => {
    if (chance > OPEN && chance < 1 - OPEN) open[(from + index) % 2 === 0 ? 'first' : 'second'] += 1;
  });
  const count = open.first + open.second;
  const { first, second } = judgement.accuracy;
  const isOpen = ({ ply }) => judgement.chances[ply] > OPEN && judgement.chances[ply] < 1 - OPEN;
  return {
    moves: count,
    mistakes: judgement.mistakes.filter((one) => one.gravity !== 'inaccuracy' && isOpen(one)).length,
    accuracy: ((first ?? 0) * open.first + (second ?? 0) * open.second) / Math.max(1, count),
  };
}

function report(name, reviews) {
  const sum = (list) => list.reduce((all, one) => all + one, 0);
  const moves = sum(reviews.map((one) => one.moves));
  const mistakes = ((100 * sum(reviews.map((one) => one.mistakes))) / moves).toFixed(1);
  const accuracy = ((100 * sum(reviews.map((one) => one.accuracy * one.moves))) / moves).toFixed(1);
  const each = reviews.filter((one) => one.moves >= 10).map((one) => 100 * one.accuracy).sort((a, b) => a - b);
  const share = (part) => (each[Math.floor(part * (each.length - 1))] ?? 0).toFixed(0);
  const shares = [0.1, 0.5, 0.9].map(share).join(', ');
  console.log(`${name} | ${reviews.length} | ${moves} | ${mistakes} | ${accuracy} | ${shares}`);
}

console.log('players | games | moves | mistakes, % | accuracy | of games: 10, 50, 90 % are below');
const lines = masters === undefined ? [] : readFileSync(masters, 'utf8').split('\n').slice(1);
const draw = random(1);
const chosen = Array.from({ length: Number(games) }, () => lines[Math.floor(draw() * lines.length)]);
const records = chosen.flatMap((line) => (line ? [line.split('\t').at(-1).split(' ')] : []));
if (records.length > 0) report('masters', records.map((moves) => reviewOf(moves.slice(0, MOST_PLIES), 10)));
const starts = records.length > 0 ? records : openings();
for (let level = 1; level <= 10; level += 1) {
  const reviews = [];
  for (let number = 0; number < Number(games); number += 1) {
    const opening = starts[number % starts.length].slice(0, records.length > 0 ? 6 : isGomoku ? 9 : 2);
    reviews.push(reviewOf(played(level, opening), opening.length));
  }
  report(`level ${level}`, reviews);
}
