// SPDX-License-Identifier: MIT
// The reference in docs/ matches the sources and describes every public name.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { descriptions } from '../../docs/generate/descriptions-zh.ts';
import { filled } from '../../docs/generate/pages.ts';
import { describedElements, offered, shared } from '../../docs/generate/reference.ts';
import type { PublicName } from '../../docs/generate/types.ts';

const docs = fileURLToPath(new URL('../../docs/', import.meta.url));
const pages = { en: 'index.html', zh: 'zh/index.html' } as const;

const elements = describedElements();
const lists = ['attributes', 'events', 'cssParts', 'cssProperties', 'members'] as const;

const ofElements = elements.flatMap(([tag, element]) => [
  { name: tag, description: element.description },
  ...lists
    .flatMap((list) => element[list])
    .map(({ name, description }) => ({ name: `${tag} ${name}`, description })),
]);

const names = offered.flatMap((one) => one.names);

/** Names that users write or call; fields of an answer may be clear from their names. */
const isFor = ({ name, kind }: PublicName): boolean => kind !== 'type' || !shared.has(name);

const ofPackage = [
  ...names,
  ...names
    .filter(isFor)
    .flatMap(({ name, members }) =>
      members.map((member) => ({ ...member, name: `${name}.${member.name}` })),
    ),
];

describe('a public name', () => {
  it('has a description, in the elements and in the package', () => {
    const silent = [...ofElements, ...ofPackage].filter(({ description }) => description === '');
    expect(silent.map(({ name }) => name)).toEqual([]);
    expect(ofElements.length).toBeGreaterThan(100);
    expect(ofPackage.length).toBeGreaterThan(80);
  });

  it('has one in Chinese too, unless it is a field of an answer', () => {
    const said = [...ofElements, ...ofPackage.filter(({ name }) => !shared.has(name))];
    const missing = said.filter(({ description }) => descriptions[description] === undefined);
    expect(missing.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it('has no description in Chinese of what is said no more', () => {
    const fields = names.flatMap(({ members }) => members);
    const said = new Set([...ofElements, ...ofPackage, ...fields].map((one) => one.description));
    expect(Object.keys(descriptions).filter((text) => !said.has(text))).toEqual([]);
  });
});

it('lists every entry point with the signatures of its source', () => {
  const has = Object.fromEntries(
    offered.map(({ specifier, names: all }) => [specifier, all.map(({ name }) => name)]),
  );
  expect(has['chuhe']).toEqual(['load', 'watch']);
  expect(has['chuhe/engine']).toEqual(
    expect.arrayContaining(['createEngine', 'Engine', 'BestMoveOptions', 'Report', 'EngineError']),
  );
  expect(has['chuhe/rules']).toEqual(expect.arrayContaining(['loadRules', 'Rules', 'Verdict']));
  expect(has['chuhe/uci']).toEqual(['UciEvent', 'UciWorker', 'createUci']);
  const engine = names.find(({ name }) => name === 'Engine')!;
  const signatures = engine.members.map(({ signature }) => signature);
  expect(signatures).toContain(
    'bestMove(position: Position = {}, options: BestMoveOptions = {}): Promise<BestMove>',
  );
  expect(signatures).toContain(
    'analyse(position: Position = {}, options: AnalyseOptions = {}): AsyncGenerator<Report, Report, void>',
  );
  expect(signatures.filter((text) => text?.includes('#'))).toEqual([]);
});

describe.each(Object.entries(pages))('the page in %s', (language, file) => {
  const html = filled(readFileSync(docs + file, 'utf8'), language === 'zh' ? 'zh' : 'en');

  it('shows every example there is, as text', () => {
    const shown = [...html.matchAll(/id="example-([\w-]+)"/g)].map(([, name]) => name);
    const written = readdirSync(`${docs}examples`).map((name) => name.replace('.html', ''));
    expect(shown.toSorted()).toEqual(written.toSorted());
    expect(html).toContain('&lt;chuhe-game level=&quot;3&quot;&gt;');
    expect(html).not.toContain('<chuhe-');
  });

  it('leads to what is there', () => {
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(targets.length).toBeGreaterThan(50);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('says of every element and every name what it is', () => {
    for (const [tag] of elements) expect(html).toContain(`id="reference-${tag}"`);
    for (const { name } of names) expect(html).toContain(`id="type-${name}"`);
  });
});

it('refuses a page that asks for what there is not', () => {
  expect(() => filled('<!-- exmaple game -->', 'en')).toThrow(/exmaple/);
  expect(() => filled('<!-- example none -->', 'en')).toThrow(/none/);
});
