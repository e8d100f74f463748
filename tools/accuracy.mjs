// SPDX-License-Identifier: MIT
// Usage: node tools/accuracy.mjs ENGINE GAMES NODES [MASTERS.tsv]
//        node tools/accuracy.mjs gomoku GAMES NODES
// Measures the average loss per move, with a UCI engine or, for Gomoku, with the built module: for the
// playing levels in games of each level against itself, and for masters in games of a file with the moves
// in its last column. A loss is measured in winning chances, and only while the game is open (decision 24).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { halvingLoss, unitsPerLogit } from '../web/src/games/scale.ts';

const [path, games = '10', nodes = '20000', masters] = process.argv.slice(2);
const isGomoku = path === 'gomoku';
const UNITS_PER_LOGIT = isGomoku ? unitsPerLogit.gomoku : unitsPerLogit.xiangqi;
const MOST_PLIES = 160;
// The game is open while the winning chances are at least this far from 0 and 1
// (engine/review/judgement.h).
const OPEN = 0.02;

const chanceOf = (score) => 1 / (1 + Math.exp(-score / UNITS_PER_LOGIT));

class UciEngine {
  #process = spawn(path);
  #lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();

  tell(text) {
    this.#process.stdin.write(`${text}\n`);
  }

  begin() {
    this.tell('ucinewgame');
  }

  /** The best move, empty at the end of the game, and the winning chance of the side to move. */
  async search(moves, level) {
    this.tell(`setoption name Skill Level value ${level}`);
    this.tell(`position startpos${moves.length > 0 ? ` moves ${moves.join(' ')}` : ''}`);
    this.tell(`go nodes ${nodes}`);
    let chance = 0.5;
    for (;;) {
      const { value = '' } = await this.#lines.next();
      const score = /score (cp|mate) (-?\d+)/.exec(value);
      if (score?.[1] === 'cp') chance = chanceOf(Number(score[2]));
      else if (score) chance = Number(score[2]) > 0 ? 1 : 0;
      if (value.startsWith('bestmove')) {
        const move = value.split(' ')[1];
        return { move: /^[a-i]\d[a-i]\d$/.test(move) ? move : '', chance };
      }
    }
  }

  quit() {
    this.tell('quit');
  }
}

/** Gomoku with the module of the page, with the same methods as the UCI engine. */
class ModuleEngine {
  #session;
  #fen = `${Array(15).fill(15).join('/')} b freestyle`;

  constructor({ Session }) {
    this.#session = new Session('gomoku', 16);
  }

  begin() {
    this.#session.newGame();
  }

  async search(moves, level) {
    const position = { fen: this.#fen, moves, rules: 'freestyle' };
    const limits = { depth: 0, nodes: Number(nodes), moveTimeMs: 0, level, multiPv: 1, useBook: false, seed: 0 };
    const clock = { clockMs: 0, incrementMs: 0, movesToGo: 0 };
    const style = { opening: 'masters', risk: 0, exchanges: 0, piece: 'none' };
    const { snapshot } = this.#session.describe(position, []).answer;
    if (snapshot.status !== 'ongoing') return { move: '', chance: snapshot.status === 'draw' ? 0.5 : 0 };
    const { answer } = this.#session.search(position, { ...limits, ...clock, style }, [], () => {});
    const { bestMove, mate, score } = answer;
    return { move: bestMove, chance: mate === 0 ? chanceOf(score) : Number(mate > 0) };
  }

  quit() {}
}

async function openEngine() {
  if (!isGomoku) {
    const engine = new UciEngine();
    engine.tell('uci');
    return engine;
  }
  const { loadEngine } = await import('../tests/wasm/load.mjs');
  return new ModuleEngine(await loadEngine());
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

async function played(engine, level, opening) {
  engine.begin();
  const moves = [...opening];
  while (moves.length < MOST_PLIES) {
    const { move } = await engine.search(moves, level);
    if (move === '') break;
    moves.push(move);
  }
  return moves;
}

/** The loss of each move made while the game was open. */
async function lossesOf(engine, moves, from) {
  engine.begin();
  const losses = [];
  let before = null;
  for (let ply = from; ply <= moves.length; ply += 1) {
    const found = await engine.search(moves.slice(0, ply), 10);
    if (before !== null && before.chance > OPEN && before.chance < 1 - OPEN) {
      const isBest = before.move === moves[ply - 1];
      losses.push(isBest ? 0 : Math.max(0, before.chance - (1 - found.chance)));
    }
    if (found.move === '') break;
    before = found;
  }
  return losses;
}

function report(name, ofGames) {
  const losses = ofGames.flat();
  const mean = (list) => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);
  const accuracy = (list) => 100 * mean(list.map((loss) => 2 ** (-loss / halvingLoss)));
  const each = ofGames.filter((list) => list.length >= 10).map(accuracy).sort((a, b) => a - b);
  const at = (share) => (each[Math.floor(share * (each.length - 1))] ?? 0).toFixed(0);
  const share = (least) => ((100 * losses.filter((loss) => loss >= least).length) / losses.length).toFixed(1);
  console.log(
    `${name} | ${ofGames.length} | ${losses.length} | ${(100 * mean(losses)).toFixed(2)} | ${share(0.12)} | ` +
      `${accuracy(losses).toFixed(1)} | ${at(0.1)} … ${at(0.5)} … ${at(0.9)}`,
  );
}

console.log('players | games | moves | lost per move, % | mistakes, % | accuracy | of games: 10 … 50 … 90 %');
const engine = await openEngine();
const lines = masters === undefined ? [] : readFileSync(masters, 'utf8').split('\n').slice(1);
const draw = random(1);
const chosen = Array.from({ length: Number(games) }, () => lines[Math.floor(draw() * lines.length)]);
const records = chosen.flatMap((line) => (line ? [line.split('\t').at(-1).split(' ')] : []));
if (records.length > 0) {
  const losses = [];
  for (const moves of records) losses.push(await lossesOf(engine, moves.slice(0, MOST_PLIES), 10));
  report('masters', losses);
}
const starts = records.length > 0 ? records : openings();
for (let level = 1; level <= 10; level += 1) {
  const losses = [];
  for (let game = 0; game < Number(games); game += 1) {
    const opening = starts[game % starts.length].slice(0, records.length > 0 ? 6 : isGomoku ? 9 : 2);
    losses.push(await lossesOf(engine, await played(engine, level, opening), opening.length));
  }
  report(`level ${level}`, losses);
}
engine.quit();
