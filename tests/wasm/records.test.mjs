// SPDX-License-Identifier: MIT
// Checks the page's view of faults in records, and of features that a format cannot store.
import assert from "node:assert/strict";
import test from "node:test";
import { loadEngine } from "./load.mjs";

const { Session } = await loadEngine();
const nothing = { text: "", where: "", number: 0, expected: 0, choices: [] };

/** Converts an object of the module to plain fields, with lists as arrays. */
const plain = (value) => JSON.parse(JSON.stringify(value));

test("warnings tell line, column, game, ply and fault by their names", () => {
  const session = new Session("xiangqi", 1);
  const text = '1. h2e2 h9g7\n\n[Event "x"]\n1. c3c4 h2h2 a0a1\n';
  const { fault, answer } = session.readRecord(new TextEncoder().encode(text), 0, "asian", []);
  assert.equal(fault, null);
  assert.deepEqual(plain(answer.warnings), [
    {
      unit: "line",
      at: 4,
      column: 8,
      game: 2,
      ply: 2,
      fault: { ...nothing, code: "illegal-move", text: "h2h2" },
    },
    {
      unit: "line",
      at: 5,
      column: 0,
      game: 2,
      ply: 0,
      fault: { ...nothing, code: "moves-left-out", number: 1 },
    },
  ]);
});

test("what a format has no place for comes as faults", () => {
  const session = new Session("xiangqi", 1);
  const text = '[ECCO "A00"]\n1. h2e2! {so} (1. c3c4) *';
  const read = session.readRecord(new TextEncoder().encode(text), 0, "asian", []);
  const { answer } = session.writeRecord(read.answer.tree, "xqf", "iccs");
  assert.deepEqual(plain(answer.unsupported), [
    { ...nothing, code: "glyphs-unsupported", number: 1 },
    { ...nothing, code: "header-unsupported", text: "A00", where: "ECCO" },
  ]);
});
