// SPDX-License-Identifier: MIT
// The WebAssembly engine as a UCI engine under Node, for matches: node tests/wasm/uci.mjs
// It plays by the network as the page does, without after `setoption name EvalFile value none`.
// A search blocks it until a limit is met, so it wants one, and knows no `stop`.
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { loadEngine } from './load.mjs';

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w';
/** The words after `go` that a number follows, by the limits they set for the side to move. */
const LIMITS = {
  w: { wtime: 'clockMs', winc: 'incrementMs', btime: null, binc: null },
  b: { btime: 'clockMs', binc: 'incrementMs', wtime: null, winc: null },
  either: {
    depth: 'depth',
    nodes: 'nodes',
    movetime: 'moveTimeMs',
    mate: 'mate',
    movestogo: 'movesToGo',
  },
};

const engine = await loadEngine();
const say = (line) => process.stdout.write(`${line}\n`);
const complain = (text) => say(`info string ${text}`);

const shipped = readFileSync(new URL('../../engine/xiangqi/eval/network/xiangqi.net', import.meta.url));
const RULES = ['asian', 'computer', 'simple', 'chinese'];
/** What the modules have room for. */
const MOST_HASH = 512;
let hash = 16;
let network = shipped;
let session = null;
let level = 10;
let showsChances = false;
let [rules] = RULES;
let position = { fen: START, moves: [], rules };
/** Why the last position was refused; empty when it was not. */
let refusal = '';

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
  if (name?.toLowerCase() === 'hash' && number >= 1 && number <= MOST_HASH) {
    hash = number;
    openSession();
  } else if (name?.toLowerCase() === 'evalfile') {
    setNetwork(value);
  } else if (name?.toLowerCase() === 'skill level' && number >= 1 && number <= 10) {
    level = number;
  } else if (name?.toLowerCase() === 'rules' && RULES.includes(value)) {
    rules = value;
    position = { ...position, rules };
  } else if (name?.toLowerCase() === 'uci_showwdl') {
    showsChances = value === 'true';
  } else {
    complain(`bad option "${text}"`);
  }
}

function setPosition(text) {
  const words = /^(?:startpos|fen (.+?))(?: moves ?(.*))?$/.exec(text);
  if (words === null) {
    refusal = 'position wants "startpos" or "fen"';
    return complain(refusal);
  }
  const [, fen, moves] = words;
  const given = {
    fen: fen ?? START,
    moves: (moves ?? '').split(' ').filter((move) => move !== ''),
    rules,
  };
  const { fault } = session.describe(given, []);
  refusal = fault?.sentence ?? '';
  if (fault) complain(fault.sentence);
  else position = given;
}

const numbersOf = ({ win, draw, loss }) => `${win} ${draw} ${loss}`;

function sayInfo(report) {
  const { depth, selectiveDepth, score, mate, kind, bound, chances, nodes, timeMs } = report;
  const value = mate ? `mate ${mate}` : `cp ${kind === 'rule' ? Math.sign(score) * 10_000 : score}`;
  say(
    `info depth ${depth} seldepth ${selectiveDepth} multipv 1 score ${value}` +
      `${bound === 'lower' ? ' lowerbound' : ''}${showsChances ? ` wdl ${numbersOf(chances)}` : ''} ` +
      `nodes ${nodes} time ${Math.trunc(timeMs)} nps ${Math.trunc(report.nodesPerSecond)} ` +
      `hashfull ${report.hashFull} pv ${report.pv.join(' ')}`,
  );
}

/** The legal ones of the words; says which are none. */
function legalOf(words, legal) {
  for (const word of words.filter((word) => !legal.includes(word))) {
    complain(`searchmoves: "${word}" is not a legal move`);
  }
  return words.filter((word) => legal.includes(word));
}

/** What the words after `go` ask for at a position; null where that is nothing, which it says. */
function limitsOf(text, at) {
  const { snapshot } = session.describe(at, []).answer;
  const names = { ...LIMITS.either, ...LIMITS[snapshot.fen.split(' ')[1]] };
  const zeros = { depth: 0, nodes: 0, moveTimeMs: 0, mate: 0, clockMs: 0, incrementMs: 0 };
  const style = { opening: 'masters', risk: 0, exchanges: 0, piece: 'none' };
  const fixed = { level, style, multiPv: 1, useBook: false, seed: 0, movesToGo: 0, rootMoves: [] };
  const limits = { ...zeros, ...fixed };
  const [before, after] = text.split(/\bsearchmoves\b/);
  for (const [, word, number] of before.matchAll(/(\w+) (-?\d+)/g)) {
    // A clock that has run out still is one.
    if (names[word]) limits[names[word]] = Math.max(Number(number), 1);
  }
  if (Object.keys(zeros).every((name) => limits[name] === 0)) {
    complain(`"go ${text}" has no limit that ends it; nothing is searched`);
    return null;
  }
  if (after === undefined) return limits;
  const words = after.split(' ').filter((word) => word !== '');
  limits.rootMoves = legalOf(words, snapshot.legalMoves);
  if (limits.rootMoves.length > 0) return limits;
  complain('searchmoves leaves no legal move; nothing is searched');
  return null;
}

function sayMissingMate({ mate, noMateWithin }, moves) {
  if (moves === 0 || (mate > 0 && mate <= moves)) return;
  const none = `no mate in ${moves} ${moves === 1 ? 'move' : 'moves'}`;
  complain(noMateWithin >= moves ? none : `${none} was found before the search ended`);
}

/** Like the native engine, no `bestmove` where nothing is searched: `(none)` would say mated. */
function go(text) {
  if (refusal) return complain(`go: the position was refused: ${refusal}; nothing is searched`);
  const limits = limitsOf(text, position);
  if (limits === null) return;
  const { answer } = session.search(position, limits, [], sayInfo);
  sayMissingMate(answer, limits.mate);
  const [, reply] = answer.pv;
  say(`bestmove ${answer.bestMove || '(none)'}${reply ? ` ponder ${reply}` : ''}`);
}

/** What the other side would play if it were to move. */
function threats(text) {
  if (refusal) return complain(`threats: the position was refused: ${refusal}`);
  const { answer: fen } = session.passTurn(position);
  if (fen === null) {
    return complain('threats: the side to move is in check and cannot pass');
  }
  const passed = { ...position, fen, moves: [] };
  const limits = limitsOf(text, passed);
  if (limits === null) return;
  const { answer } = session.search(passed, limits, [], sayInfo);
  say(`threat ${answer.bestMove || '(none)'}`);
}

const commands = {
  uci: () =>
    say(
      'id name Chuhe (WebAssembly)\n' +
        `option name Hash type spin default 16 min 1 max ${MOST_HASH}\n` +
        'option name Skill Level type spin default 10 min 1 max 10\n' +
        `option name Rules type combo default ${RULES[0]}${RULES.map((name) => ` var ${name}`).join('')}\n` +
        'option name EvalFile type string default <built-in>\n' +
        'option name UCI_ShowWDL type check default false\n' +
        'uciok',
    ),
  isready: () => say('readyok'),
  ucinewgame: () => session.newGame(),
  setoption: setOption,
  position: setPosition,
  go,
  threats,
  quit: () => process.exit(),
};

for await (const line of createInterface({ input: process.stdin })) {
  const [, word, rest] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line);
  if (commands[word]) commands[word](rest);
  else if (word) complain(`unknown command "${word}"`);
}
