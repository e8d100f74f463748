// SPDX-License-Identifier: MIT
// Usage: node tools/gomoku_balance.mjs NODES [RULE…]
// Prints Black's winning chances after each of the 26 Renju openings, in percent, as web/src/screens/openings/balance.ts
// has them, by the built module. NODES, for each search, were ten million there.
import { loadEngine, networkOf } from '../tests/wasm/load.mjs';
import { unlimited } from '../web/src/engine/protocol.ts';

const [nodes = '10000000', ...chosen] = process.argv.slice(2);
if (!(Number(nodes) > 0)) {
  console.error('usage: node tools/gomoku_balance.mjs NODES [RULE…]');
  process.exit(2);
}

// Black's second stone, with White's on h9 (D) or i9 (I); engine/gomoku/rules/openings.cpp has the source.
const openings = {
  D: ['h9', 'h10 i10 j10 i9 j9 i8 j8 h7 i7 j7 h6 i6 j6'],
  I: ['i9', 'j10 j9 j8 j7 j6 i8 i7 i6 h7 h6 g7 g6 f6'],
};

const { Session } = await loadEngine();

/** White's chance of winning, to move after Black's second stone, in percent. */
function whiteAfter(second, third, rule) {
  const session = new Session('gomoku', 256);
  session.loadNetwork(networkOf('gomoku'));
  const position = { fen: `${Array(15).fill(15).join('/')} b ${rule}`, moves: ['h8', second, third], rules: rule };
  const { answer } = session.search(position, { ...unlimited, nodes: Number(nodes) }, [], () => {});
  session.delete();
  return answer.chances.win / 10;
}

for (const rule of chosen.length > 0 ? chosen : ['freestyle', 'standard', 'renju', 'caro']) {
  console.log(`  ${rule}: {`);
  for (const [kind, [second, points]] of Object.entries(openings)) {
    const chances = points.split(' ').map((third) => Math.round(100 - whiteAfter(second, third, rule)));
    console.log(`    ${kind}: [${chances.join(', ')}],`);
  }
  console.log('  },');
}
