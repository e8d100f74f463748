// SPDX-License-Identifier: MIT
// Usage: node tools/gomoku_balance.mjs ENGINE NODES [RULE…]
// Prints Black's winning chances after each of the 26 Renju openings, in percent, as web/src/screens/openings/balance.ts
// has them. ENGINE is a build of pbrain-chuhe; NODES, for each search, were ten million there, which takes about seven
// minutes a rule on one core.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { unitsPerLogit } from '../web/src/games/scale.ts';

const [path, nodes = '10000000', ...chosen] = process.argv.slice(2);
if (path === undefined || !(Number(nodes) > 0)) {
  console.error('usage: node tools/gomoku_balance.mjs ENGINE NODES [RULE…]');
  process.exit(2);
}

// The bits of `INFO rule`.
const rules = { freestyle: 0, standard: 1, renju: 4, caro: 8 };
// Black's second stone, with White's on h9 (D) or i9 (I); engine/gomoku/rules/openings.cpp has the source.
const openings = {
  D: ['h9', 'h10 i10 j10 i9 j9 i8 j8 h7 i7 j7 h6 i6 j6'],
  I: ['i9', 'j10 j9 j8 j7 j6 i8 i7 i6 h7 h6 g7 g6 f6'],
};
const unlimitedMs = 2_000_000_000;

/** `x,y` of a point such as h8. */
const place = (point) => `${point.charCodeAt(0) - 97},${Number(point.slice(1)) - 1}`;

/** The value of a search for White, to move after Black's second stone. */
async function valueAfter(second, third, rule) {
  const engine = spawn(path);
  const stones = [['h8', 2], [second, 1], [third, 2]];
  const lines = [
    'START 15',
    ...['timeout_turn', 'timeout_match', 'time_left'].map((name) => `INFO ${name} ${unlimitedMs}`),
    `INFO max_node ${nodes}`,
    'INFO max_memory 536870912',
    `INFO rule ${rules[rule]}`,
    'BOARD',
    ...stones.map(([point, owner]) => `${place(point)},${owner}`),
    'DONE',
  ];
  engine.stdin.write(`${lines.join('\n')}\n`);
  let value = null;
  for await (const line of createInterface({ input: engine.stdout })) {
    const found = /^MESSAGE depth .* value (-?\d+) /.exec(line);
    if (found !== null) value = Number(found[1]);
    if (line.startsWith('ERROR')) throw new Error(line);
    if (/^\d+,\d+$/.test(line)) break;
  }
  engine.kill();
  if (value === null) throw new Error(`no value after ${second} ${third} under ${rule}`);
  return value;
}

for (const rule of chosen.length > 0 ? chosen : Object.keys(rules)) {
  console.log(`  ${rule}: {`);
  for (const [kind, [second, points]] of Object.entries(openings)) {
    const chances = [];
    for (const third of points.split(' ')) {
      const white = 1 / (1 + Math.exp(-(await valueAfter(second, third, rule)) / unitsPerLogit.gomoku));
      chances.push(Math.round(100 * (1 - white)));
    }
    console.log(`    ${kind}: [${chances.join(', ')}],`);
  }
  console.log('  },');
}
