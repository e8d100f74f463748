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

/** 1. 炮二平五 馬8進7 as older systems and pages carry it. */
const carried = {
  "Big5": "312e20acb6a447a5ada4ad20b0a838b66937",
  "GB18030": "312e20c5dab6fec6bdcee520f15238df4d37",
  "Shift_JIS": "312e20964393f195bd8cdc20946e38906937",
  "UTF-16 without a mark": "31002e002000ae708c4e735e944e2000ac99380032903700",
};

for (const [encoding, hex] of Object.entries(carried)) {
  test(`a record in ${encoding} is read`, () => {
    const session = new Session("xiangqi", 1);
    const { answer } = session.readRecord(Buffer.from(hex, "hex"), 0, "asian", []);
    assert.deepEqual(plain(answer.warnings), []);
    assert.deepEqual(plain(answer.tree.nodes).map(({ move }) => move), ["", "h2e2", "h9g7"]);
  });
}

test("SGF is decoded by its CA before its escapes are read", () => {
  const session = new Session("gomoku", 1);
  const head = Buffer.from("(;GM[4]CA[Shift_JIS]SZ[15]EV[");
  const event = Buffer.from("91e3955c8c8892e890ed", "hex");
  const bytes = Buffer.concat([head, event, Buffer.from("];B[hh];W[ih])")]);
  const { answer } = session.readRecord(bytes, 0, "freestyle", []);
  assert.equal(answer.games[0].event, "代表決定戦");
  assert.deepEqual(plain(answer.warnings), []);
});

test("decomposed letters are composed", () => {
  const session = new Session("xiangqi", 1);
  const text = "Giải: Vô địch\n1. Pháo 2 bình 5 Mã 8 tấn 7\n".normalize("NFD");
  const { answer } = session.readRecord(new TextEncoder().encode(text), 0, "asian", []);
  assert.equal(answer.games[0].event, "Vô địch".normalize("NFC"));
  assert.equal(answer.games[0].plies, 2);
});

test("a record of another game is told by its name, whatever game is open", () => {
  const told = (game, rules, text) => {
    const session = new Session(game, 1);
    const { answer } = session.readRecord(new TextEncoder().encode(text), 0, rules, []);
    return plain(answer.warnings).map(({ fault }) => [fault.code, fault.where]);
  };
  const gomoku = [["record-of-another-game", "Gomoku"]];
  const xiangqi = [["record-of-another-game", "Xiangqi"]];
  assert.deepEqual(told("xiangqi", "asian", "(;GM[4]SZ[15];B[hh];W[ih])"), gomoku);
  assert.deepEqual(told("gomoku", "freestyle", "1. 炮二平五 马8进7"), xiangqi);
  assert.deepEqual(told("gomoku", "freestyle", "774770627967"), xiangqi);
  assert.deepEqual(told("xiangqi", "asian", "hello"), [["no-game", ""]]);
});
