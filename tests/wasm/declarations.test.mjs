// SPDX-License-Identifier: MIT
// Checks that wasm/engine.d.ts declares all bindings: every function of a session and every field
// of the exchanged objects. The bindings are read from bindings.cpp and, with newer versions of
// Emscripten (wasm/README.md), from the d.ts they generate.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import test from 'node:test';

const at = (path) => new URL(`../../${path}`, import.meta.url);
const withoutComments = (text) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
const read = (path) => withoutComments(readFileSync(at(path), 'utf8'));

/** The names of the fields and methods of a body, without those of nested bodies. */
function membersOf(body) {
  let outer = body;
  for (let before = ''; before !== outer;) {
    before = outer;
    outer = outer.replaceAll(/\{[^{}]*\}|\([^()]*\)|\[[^[\]]*\]/g, '#');
  }
  return [...outer.matchAll(/(?:^|[;,])\s*(?:readonly )?(\w+)\??(?=#?:)/g)]
    .map(([, name]) => name)
    .sort();
}

/** The bodies of all object types in a d.ts, by name if they have one. */
function objectTypes(source) {
  const types = [];
  const open = [];
  for (const { 0: brace, index } of source.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push(index);
      continue;
    }
    const start = open.pop();
    const [, name = ''] = /(?:interface|type) (\w+)[^;{}]*$/.exec(source.slice(0, start)) ?? [];
    types.push({ name, members: membersOf(source.slice(start + 1, index)) });
  }
  return types;
}

/** Converts a member's name to a field name, as wasm/values.h does. */
const camelCase = (name) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());

function boundBySource() {
  const source = read('wasm/bindings.cpp');
  const names = (pattern, text) =>
    [...text.matchAll(pattern)].map(([, name]) => camelCase(name)).sort();
  const [, objects] = source.split('EMSCRIPTEN_BINDINGS');
  const values = [...objects.matchAll(/Object<\w+>\("(\w+)"\)([^;]*);/g)];
  return {
    values: values.map(([, name, body]) => ({ name, members: names(/&\w+::(\w+)/g, body) })),
    session: names(/\.function\("(\w+)"/g, objects),
  };
}

/** Embind adds `delete` to every class. */
function boundByEmscripten(path) {
  const types = objectTypes(read(path)).filter(({ name }) => name !== '');
  const isOurs = ({ name }) => !/^(Session|WasmModule|EmbindModule|RuntimeExports)$/.test(name);
  const session = types.find(({ name }) => name === 'Session').members;
  return { values: types.filter(isOurs), session: session.filter((name) => name !== 'delete') };
}

const declared = objectTypes(read('wasm/engine.d.ts'));
const membersNamed = (wanted) => declared.find(({ name }) => name === wanted)?.members;
const emitted = 'build/wasm/engine.emitted.d.ts';
const bindings = [['bindings.cpp', boundBySource()]];
if (existsSync(at(emitted))) bindings.push([emitted, boundByEmscripten(emitted)]);

for (const [where, bound] of bindings) {
  test(`the functions of a session are those of ${where}`, () => {
    assert.deepEqual([...membersNamed('Calls'), ...membersNamed('Session')].sort(), bound.session);
  });

  test(`the objects that cross have the fields of ${where}`, () => {
    assert.ok(bound.values.length > 20);
    for (const { name, members } of bound.values) {
      // The sentence is added when a fault is reported.
      const named = membersNamed(name === 'Fault' ? 'FaultFacts' : name);
      // Some small types have no name in the d.ts.
      const found =
        named ?? declared.find((type) => type.members.join() === members.join())?.members;
      assert.deepEqual(found, members, name);
    }
  });
}
