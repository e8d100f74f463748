// SPDX-License-Identifier: MIT
// Checks the endgame course with the engine's tables: every stated verdict is correct, and the
// engine can play it.
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

/**
 * The piece letters: endgames with equal material share a table, and a session keeps few tables.
 */
const materialOf = (fen) => [...fen.split(" ")[0].replace(/[^a-z]/gi, "")].toSorted().join("");

/** Searches and plays the best move until `plies` plies have been played or the game is over. */
function playOut(fen, plies, hear = () => {}) {
  const played = [];
  for (;;) {
    const { status } = asked(session.describe(positionOf(fen, played), [])).snapshot;
    if (played.length === plies || status !== "ongoing") return { status, plies: played.length };
    const report = asked(session.search(positionOf(fen, played), limits, [], () => {}));
    hear(report);
    played.push(report.bestMove);
  }
}

const byMaterial = endings.toSorted((one, other) =>
  materialOf(one.fen).localeCompare(materialOf(other.fen)),
);

for (const { fen, moves } of byMaterial) {
  const judged = () => asked(session.judgeEnding(positionOf(fen)));
  if (moves > 0) {
    test(`${fen} is won by table, and the engine mates itself in ${moves}`, () => {
      assert.deepEqual(judged(), { verdict: "won", moves });
      const plies = 2 * moves - 1;
      assert.deepEqual(playOut(fen, plies), { status: "first-wins", plies });
    });
  } else {
    test(`${fen} is drawn by table, and the engine holds it against itself`, () => {
      assert.deepEqual(judged(), { verdict: "drawn", moves });
      const { status } = playOut(fen, 12, ({ source, score }) => {
        assert.deepEqual([source, score], ["table", 0]);
      });
      assert.ok(status === "draw" || status === "ongoing", status);
    });
  }
}
