// SPDX-License-Identifier: MIT
// Measures the speed-up by threads in the WebAssembly engine under Node: the time to a depth on
// several threads against one, by the clock and by the processor time of the main thread, as
// geometric means over positions of one game.
// node tests/wasm/threads-bench.mjs GAME DEPTH [THREADS] [ROUNDS]
import { readFileSync } from "node:fs";
import { unlimited } from "../../web/src/engine/protocol.ts";
import { loadEngine, loadThreadsEngine, networkOf } from "./load.mjs";

const [, , game, depth, threads = "2", rounds = "2"] = process.argv;
const kPlies = 40;
const kStep = 3;

const starts = {
  xiangqi: { fen: "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w", rules: "asian" },
  gomoku: { fen: `${Array(15).fill(15).join("/")} b freestyle`, rules: "" },
};
const limits = { ...unlimited, seed: 1 };

function open(engine) {
  const session = new engine.Session(game, 64);
  session.loadNetwork(networkOf(game));
  return session;
}

/** Processor time of the main thread in milliseconds; Linux counts in ticks of 10 ms. */
function processorTime() {
  const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(
    readFileSync(`/proc/self/task/${process.pid}/stat`, "utf8"),
  );
  return (Number(user) + Number(system)) * 10;
}

const usual = open(await loadEngine());
const onThreads = open(await loadThreadsEngine(Number(threads) - 1));
onThreads.useThreads(Number(threads));

function search(session, moves, changes) {
  session.newGame();
  const [started, used] = [performance.now(), processorTime()];
  const { answer } = session.search(
    { ...starts[game], moves },
    { ...limits, ...changes },
    [],
    () => {},
  );
  return { ...answer, wall: performance.now() - started, own: processorTime() - used };
}

const positions = [];
const moves = [];
while (moves.length < kPlies) {
  const { bestMove } = search(usual, moves, { depth: 6 });
  if (bestMove === "") break;
  moves.push(bestMove);
  if (moves.length % kStep === 0) positions.push([...moves]);
}

const ratios = { wall: [], own: [] };
for (let round = 0; round < Number(rounds); round++) {
  for (const position of positions) {
    const one = search(usual, position, { depth: Number(depth) });
    const more = search(onThreads, position, { depth: Number(depth) });
    // Shorter times are below the resolution of the clock.
    if (one.own < 50 || more.own < 20) continue;
    for (const kind of ["wall", "own"]) ratios[kind].push(one[kind] / more[kind]);
  }
}
const mean = (list) =>
  Math.exp(list.reduce((sum, ratio) => sum + Math.log(ratio), 0) / list.length);
console.log(
  `${game}, depth ${depth}, ${threads} threads: ${mean(ratios.wall).toFixed(2)} times as fast by the clock, ` +
    `${mean(ratios.own).toFixed(2)} by processor time of the main thread (${ratios.own.length} searches)`,
);
