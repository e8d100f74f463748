// SPDX-License-Identifier: MIT
// Compares UCI under Node (uci.mjs) with the native engine: sessions are equal except for times.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import test from 'node:test';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const programs = {
  native: [at('../../build/native/chuhe'), []],
  wasm: [process.execPath, [at('uci.mjs')]],
};

/** Returns the replies to the lines; a search stopped by the end of input gives none. */
function session(program, lines) {
  const [command, args] = programs[program];
  const input = `${lines.join('\n')}\n`;
  const { stdout, status } = spawnSync(command, args, { input, encoding: 'utf8' });
  assert.equal(status, 0);
  return stdout.split('\n').map((line) => line.replace(/ time \d+ nps \d+/, ''));
}

const MATE = '3k5/1R7/9/9/9/9/9/9/9/4K2R1';
// At most one search in each, because the next command would stop it.
const sessions = {
  'a search to a depth': ['position startpos moves h2e2', 'go depth 8'],
  'another law, and a large table': [
    'setoption name Rules value computer',
    'setoption name Hash value 64',
    'position startpos moves h2e2 h9g7',
    'go depth 9',
  ],
  'chances': ['setoption name UCI_ShowWDL value true', 'position startpos', 'go depth 5'],
  'a mate that is there': [`position fen ${MATE} w`, 'go mate 1'],
  'a mate that is not there': ['position startpos', 'go mate 2'],
  'a mate too far for so few nodes': ['position startpos', 'go mate 8 nodes 3000'],
  'searchmoves': [`position fen ${MATE} w`, 'go depth 4 searchmoves b8b7 dance a0a1 b8b6'],
  'searchmoves with nothing legal': [`position fen ${MATE} w`, 'go depth 4 searchmoves a0a1'],
  'go after a refused position': ['position startpos moves h2e2 h2e2', 'go depth 4', 'threats depth 4'],
  'go after a position that is none': ['position', 'go depth 4'],
  'go after a good position again': ['position fen x', 'position startpos', 'go depth 2'],
  'threats': [`position fen ${MATE} b`, 'threats depth 4'],
  'threats in check': ['position fen 3k3R1/9/9/9/9/9/p8/9/9/4K4 b', 'threats depth 4'],
  'limits that make no sense': ['go depth abc', 'go nodes 0', 'go mate -2', 'go depth', 'go wtime', 'threats depth 0'],
  'ranks from one': [
    'setoption name UCI_Variant value Xiangqi',
    'position startpos moves h1h9x',
    'position startpos moves h3e3 h10g8',
    'go depth 5 searchmoves a1a2 dance b1c3',
  ],
  'threats with ranks from one': [
    'setoption name UCI_Variant value Xiangqi',
    'position startpos moves h3e3 h10g8',
    'threats depth 3',
  ],
  'an unknown word first': ['joho position startpos moves h2e2', 'joho hum go depth 2'],
  'another variant': ['setoption name UCI_Variant value chess', 'position startpos', 'go depth 2'],
  'analysis at any level': [
    'setoption name Skill Level value 1',
    'setoption name UCI_AnalyseMode value true',
    'position startpos',
    'go depth 5',
  ],
  'words that change nothing': ['debug on', 'register later', 'setoption name Rules value Asian', 'go depth 3'],
  'a side that is mated': ['position fen 3k3R1/1R7/9/9/9/9/9/9/9/4K4 b', 'go depth 3'],
};

for (const [what, lines] of Object.entries(sessions)) {
  test(`UCI under Node answers as the native engine does: ${what}`, () => {
    const expected = session('native', lines);
    assert.ok(expected.length > 1);
    assert.deepEqual(session('wasm', lines), expected);
  });
}

test('UCI under Node plays at the same level for a rating', () => {
  const elos = [500, 1574, 1576, 1890, 2100, 2350, 3350];
  const depths = (program) =>
    elos.map((elo) => {
      const limited = ['setoption name UCI_LimitStrength value true', `setoption name UCI_Elo value ${elo}`];
      const lines = session(program, [...limited, 'position startpos', 'go depth 8']);
      return lines.filter((line) => line.startsWith('info depth')).length;
    });
  const expected = depths('native');
  assert.deepEqual(expected, [...expected].sort());
  assert.equal(new Set(expected).size, 6);
  assert.deepEqual(depths('wasm'), expected);
});

test('UCI under Node plays on a clock that has run out', () => {
  for (const clock of ['wtime 0 btime 0', 'wtime -5 btime 1 winc 10', 'wtime 1 movestogo 1']) {
    assert.match(session('wasm', ['position startpos', `go ${clock}`]).at(-2), /^bestmove \w{4}/);
  }
});
