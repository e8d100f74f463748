// SPDX-License-Identifier: MIT
// The WebAssembly engine as a UCI engine under Node, for matches: node tests/wasm/uci.mjs
// It plays by the network as the page does, without after `setoption name EvalFile value none`.
// A search blocks it until a limit is met, so it knows depth, nodes and movetime, and no `stop`.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadEngine } from './load.mjs';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';
const LIMITS = { depth: 'depth', nodes: 'nodes', movetime: 'moveTimeMs' };

const engine = await loadEngine();
const say = (line) => process.stdout.write(`${line}\n`);
const complain = (text) => say(`info string ${text}`);

const shipped = readFileSync(new URL('../../engine/xiangqi/eval/network/xiangqi.net', import.meta.url));
let hash = 16;
let network = shipped;
let session = null;
let level = 10;
let position = { fen: START, moves: [], rules: 'asian' };

function openSession() {
  session?.delete();
  session = new engine.Session('xiangqi', hash);
  session.loadNetwork(network);
}

/** What is refused changes nothing. */
function setNetwork(value) {
  try {
    const known = { none: new Uint8Array(), '<built-in>': shipped };
    const bytes = known[value] ?? readFileSync(value);
    const { fault } = session.loadNetwork(bytes);
    if (fault) complain(fault.sentence);
    else network = bytes;
  } catch (error) {
    complain(error.message);
  }
}

openSession();

function setOption(text) {
  const [, name, value] = /^name (.+?) value (.+)$/i.exec(text) ?? [];
  const number = Number(value);
  if (name?.toLowerCase() === 'hash' && number >= 1 && number <= 32) {
    hash = number;
    openSession();
  } else if (name?.toLowerCase() === 'evalfile') {
    setNetwork(value);
  } else if (name?.toLowerCase() === 'skill level' && number >= 1 && number <= 10) {
    level = number;
  } else {
    complain(`bad option "${text}"`);
  }
}

function setPosition(text) {
  const [, fen, moves] = /^(?:startpos|fen (.+?))(?: moves ?(.*))?$/.exec(text) ?? [];
  const given = {
    fen: fen ?? START,
    moves: (moves ?? '').split(' ').filter((move) => move !== ''),
    rules: 'asian',
  };
  const { fault } = session.describe(given, []);
  if (fault) complain(fault.sentence);
  else position = given;
}

function sayInfo({ depth, selectiveDepth, score, mate, nodes, timeMs, hashFull, pv }) {
  const value = mate ? `mate ${mate}` : `cp ${score}`;
  say(
    `info depth ${depth} seldepth ${selectiveDepth} score ${value} nodes ${nodes} ` +
      `time ${Math.round(timeMs)} hashfull ${hashFull} pv ${pv.join(' ')}`,
  );
}

function go(text) {
  const limits = { depth: 0, nodes: 0, moveTimeMs: 0 };
  for (const [, word, number] of text.matchAll(/(\w+) (\d+)/g)) {
    if (LIMITS[word]) limits[LIMITS[word]] = Number(number);
  }
  if (Math.max(...Object.values(limits)) === 0) {
    complain(`"go ${text}" has no depth, nodes or movetime`);
    return say('bestmove (none)');
  }
  const style = { opening: 'masters', risk: 0, exchanges: 0, piece: 'none' };
  const others = { multiPv: 1, useBook: false, seed: 0, clockMs: 0, incrementMs: 0, movesToGo: 0, style };
  const options = { ...limits, level, ...others };
  const { answer } = session.search(position, options, [], sayInfo);
  say(`bestmove ${answer.bestMove || '(none)'}`);
}

const commands = {
  uci: () =>
    say(
      'id name Chuhe (WebAssembly)\n' +
        'option name Hash type spin default 16 min 1 max 32\n' +
        'option name Skill Level type spin default 10 min 1 max 10\n' +
        'option name EvalFile type string default <built-in>\n' +
        'uciok',
    ),
  isready: () => say('readyok'),
  ucinewgame: () => session.newGame(),
  setoption: setOption,
  position: setPosition,
  go,
  quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [, word, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line);
  if (commands[word]) commands[word](rest);
  else if (word) complain(`unknown command "${word}"`);
}
