// SPDX-License-Identifier: MIT
// Plays a game of the engine against itself, with a beginner's level as Red, and prints it as PGN:
// node bot.js [PLIES]

import { createEngine } from 'chuhe/engine';
import { loadRules } from 'chuhe/rules';

const most = Number(process.argv[2] ?? 300);
const rules = await loadRules();
const engine = await createEngine();
/** @type {string[]} */
const moves = [];

while (rules.verdict({ moves }).status === 'ongoing' && moves.length < most) {
  const level = moves.length % 2 === 0 ? 1 : 5;
  const { move } = await engine.bestMove({ moves }, { level, depth: 6, seed: 1 });
  if (move === null) break;
  moves.push(move);
}
engine.dispose();

const { status, reason } = rules.verdict({ moves });
const text = rules.writeMoves({ moves }, 'wxf').join(' ');
const record = rules.convertRecord(text, 'pgn', { notation: 'wxf' });
console.log(new TextDecoder().decode(record?.bytes));
console.log(`${moves.length} plies: ${status} ${reason}`.trimEnd());
