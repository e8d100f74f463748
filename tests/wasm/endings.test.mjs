// SPDX-License-Identifier: MIT
// The course of endings by the engine's tables: every verdict it promises, and that its side can play it.
import assert from "node:assert/strict";
import test from "node:test";
import { unlimited } from "../../web/src/engine/protocol.ts";
import { endings } from "../../web/src/screens/endings/endings.ts";
import { loadEngine } from "./load.mjs";

const { Session } = await loadEngine();
const session = new Session("xiangqi", 16);

function asked({ fault, answer }) {
  assert.equal(fault, null, fault?.sentence);
  return answer;
}

const positionOf = (fen, moves = []) => ({ fen, moves, rules: "asian" });
const limits = { ...unlimited, depth: 2 };

test("the course has at least sixty endings, each once", () => {
  assert.ok(endings.length >= 60, `${endings.length}`);
  assert.equal(new Set(endings.map(({ fen }) => fen)).size, endings.length);
});

test("every verdict of the course is proven by table", () => {
  for (const { fen, moves } of endings) {
    const expected = { verdict: moves > 0 ? "won" : "drawn", moves };
    assert.deepEqual(asked(session.judgeEnding(positionOf(fen))), expected, fen);
  }
});

test("the engine mates itself in as many moves as the course says", () => {
  for (const { fen, moves } of endings.filter((ending) => ending.moves > 0)) {
    const played = [];
    for (let ply = 2 * moves - 1; ply > 0; ply -= 1) {
      const { bestMove } = asked(session.search(positionOf(fen, played), limits, [], () => {}));
      played.push(bestMove);
    }
    const { snapshot } = asked(session.describe(positionOf(fen, played), []));
    assert.equal(snapshot.status, "first-wins", fen);
  }
});

test("the engine holds every draw of the course against itself", () => {
  for (const { fen } of endings.filter((ending) => ending.moves === 0)) {
    const played = [];
    for (let ply = 0; ply < 12; ply += 1) {
      const { status } = asked(session.describe(positionOf(fen, played), [])).snapshot;
      if (status !== "ongoing") {
        assert.equal(status, "draw", fen);
        break;
      }
      const report = asked(session.search(positionOf(fen, played), limits, [], () => {}));
      assert.deepEqual([report.source, report.score], ["table", 0], fen);
      played.push(report.bestMove);
    }
  }
});
