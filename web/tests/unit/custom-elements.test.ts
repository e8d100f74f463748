// SPDX-License-Identifier: MIT
// custom-elements.json matches the sources: attributes, events, parts, custom properties, members.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { declarations, manifest } from '../../custom-elements.ts';
import { elementSources } from '../../element-sources.ts';
import { ChuheBoard } from '../../src/elements/chuhe-board.ts';
import { ChuheViewer } from '../../src/elements/chuhe-viewer.ts';
import { ChuheAnalysis } from '../../src/screens/analyse/chuhe-analysis.ts';
import { ChuheGame } from '../../src/screens/play/chuhe-game.ts';
import { ChuhePuzzle } from '../../src/screens/puzzles/chuhe-puzzle.ts';

const web = fileURLToPath(new URL('../../', import.meta.url));

const read = (file: string): string => readFileSync(web + file, 'utf8');

function sourcesIn(folder: string): string {
  const names = readdirSync(web + folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.ts') && !name.startsWith('retry'));
  return files.map((name) => read(`${folder}/${name}`)).join('\n');
}

const classes = {
  'chuhe-game': ChuheGame,
  'chuhe-board': ChuheBoard,
  'chuhe-viewer': ChuheViewer,
  'chuhe-puzzle': ChuhePuzzle,
  'chuhe-analysis': ChuheAnalysis,
} as const;

const base = 'src/elements/board-element.ts';
const study = 'src/screens/common/study-element.ts';

/** The sources of each element without its shared base classes. */
const written: Readonly<Record<keyof typeof classes, string>> = {
  'chuhe-game': sourcesIn('src/screens/play'),
  'chuhe-board': read('src/elements/chuhe-board.ts') + read(base),
  'chuhe-viewer': read('src/elements/chuhe-viewer.ts') + read(base),
  'chuhe-puzzle': sourcesIn('src/screens/puzzles') + read(study),
  'chuhe-analysis': sourcesIn('src/screens/analyse'),
};

const names = (list: readonly { readonly name: string }[]): string[] =>
  list.map(({ name }) => name).toSorted();

/** Attributes of inner elements, or set by the element itself. */
const isInner = (name: string): boolean => /^(?:aria|data)-/.test(name);

const found = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

const isMember = ([name, { value, get }]: [string, PropertyDescriptor]): boolean =>
  typeof (value ?? get) === 'function' && !/^constructor$|Callback$/.test(name);

const tags = Object.keys(elementSources) as (keyof typeof elementSources)[];

describe.each(tags)('<%s> in custom-elements.json', (tag) => {
  const said = declarations()[tag]!;
  const source = written[tag];
  const isPublic = (name: string): boolean => !said.internal.includes(name);

  it('has every attribute that is heard or read, and no other', () => {
    const own = found(source, /(?:get|has)Attribute\('([\w-]+)'\)/g);
    const heard: readonly string[] = classes[tag].observedAttributes;
    const known = new Set([...heard, ...own.filter((name) => !isInner(name)), 'lang', 'loading']);
    // Only read through `reflect`.
    if (tag === 'chuhe-board' || tag === 'chuhe-viewer') known.add('coordinates');
    if (tag === 'chuhe-board') known.add('name');
    expect(names(said.attributes)).toEqual([...known].filter(isPublic).toSorted());
  });

  it('has every event, and no other', () => {
    const told = found(source, /'(chuhe-(?!game\b|board\b|viewer\b|puzzle\b|analysis\b)[a-z-]+)'/g);
    const events = told.filter((name) => !/-(?:retry|editor)$/.test(name));
    expect(names(said.events)).toEqual(events.filter(isPublic).toSorted());
  });

  it('has members that are there', () => {
    expect(said.members.length).toBeGreaterThan(3);
    const reflected = names(said.attributes);
    const missing = names(said.members).filter(
      (name) => !(name in classes[tag].prototype) && !reflected.includes(name) && name !== 'texts',
    );
    expect(missing).toEqual([]);
    const own = Object.entries(Object.getOwnPropertyDescriptors(classes[tag].prototype));
    const hidden = new Set(
      found(read(elementSources[tag]), /^ {2}protected (?:override )?(?:get )?(\w+)/gm),
    );
    const open = own.filter(isMember).map(([name]) => name);
    const unsaid = open
      .filter(isPublic)
      .filter((name) => !hidden.has(name) && !names(said.members).includes(name));
    expect(unsaid).toEqual([]);
  });
});

it('has every part, and no other', () => {
  const folders = ['src/board', 'src/ui', 'src/elements', 'src/screens/common'];
  const screens = ['src/screens/play', 'src/screens/puzzles', 'src/screens/analyse'];
  const sources = [...folders, ...screens].map(sourcesIn).join('\n');
  const parts = found(sources, /(?:part: |'part', )'([\w-]+)'/g);
  const said = Object.values(declarations()).flatMap(({ cssParts }) => names(cssParts));
  expect([...new Set(said)].toSorted()).toEqual(parts.toSorted());
});

it('has every custom property that a page may set, and no other', () => {
  const sheets = read('src/styles/tokens.css') + read('src/styles/boards.css');
  const set = found(sheets, /^\s*(--chuhe-[\w-]+):/gm);
  for (const { cssProperties } of Object.values(declarations())) {
    expect(names(cssProperties)).toEqual(set.toSorted());
  }
});

it('follows the schema as far as readers need it', () => {
  expect(manifest('embed.js')).toMatchObject({
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path: 'embed.js',
        exports: tags.map((name) => ({ kind: 'custom-element-definition', name })),
      },
    ],
  });
  const game = declarations()['chuhe-game']!;
  expect(game.attributes.find(({ name }) => name === 'level')).toEqual({
    name: 'level',
    type: { text: 'number' },
    default: '3',
    description: 'the playing strength of the engine, 1 to 10',
  });
  expect(game.members.find(({ name }) => name === 'play')).toMatchObject({
    kind: 'method',
    parameters: [{ name: 'move', type: { text: 'string' } }],
    return: { type: { text: 'boolean' } },
  });
});
