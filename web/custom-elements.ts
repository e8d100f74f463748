// SPDX-License-Identifier: MIT
// Writes custom-elements.json, which describes the elements to editors and catalogues, from the
// comments and members of their classes (schema:
// https://github.com/webcomponents/custom-elements-manifest).

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { elementSources } from './element-sources.ts';

export interface Named {
  readonly name: string;
  readonly description: string;
  readonly type?: { readonly text: string } | undefined;
  readonly default?: string | undefined;
}

export interface Member extends Named {
  readonly kind: 'field' | 'method';
  readonly readonly?: boolean;
  readonly parameters?: readonly {
    readonly name: string;
    readonly type: { readonly text: string };
  }[];
  readonly return?: { readonly type: { readonly text: string } };
}

/** The description of a class, including its base classes. */
export interface Declaration {
  readonly attributes: readonly Named[];
  readonly events: readonly Named[];
  readonly cssParts: readonly Named[];
  readonly cssProperties: readonly Named[];
  readonly members: readonly Member[];
}

/** The files of the base classes of the elements. */
const bases: Readonly<Record<string, string>> = {
  ElementBase: 'src/ui/root.ts',
  BoardElement: 'src/elements/board-element.ts',
  StudyElement: 'src/screens/common/study-element.ts',
};

const kinds = {
  attributes: 'attr',
  events: 'fires',
  cssParts: 'csspart',
  cssProperties: 'cssprop',
} as const;

function plain(comment: string): string {
  return comment.replace(/^\s*\* ?/gm, '').trim();
}

/** `@tag {type} [name=default] - description`; type and default are optional. */
function tagged(comment: string, tag: string): Named[] {
  const pattern = new RegExp(
    `^@${tag} (?:\\{(.+?)\\} )?\\[?([\\w-]+)(?:=([^\\]]*)\\])? - ([^@]*)`,
    'gm',
  );
  return [...comment.matchAll(pattern)].map(([, type, name = '', usual, description = '']) => ({
    name,
    description: description.replace(/\s+/g, ' ').trim(),
    type: type === undefined ? undefined : { text: type },
    default: usual,
  }));
}

function parametersOf(list: string): NonNullable<Member['parameters']> {
  return list
    .split(/,\s*(?![^<[{]*[>\]}])/)
    .filter((one) => one.trim() !== '')
    .map((one) => {
      const [, name = '', type = ''] = /^(\S+?):\s*(.*?)(?:\s=.*)?$/.exec(one.trim()) ?? [];
      return { name, type: { text: type } };
    });
}

const callbacks = /^(?:constructor|\w+Callback)$/;

function field([, text = '', name = '', type = '']: RegExpMatchArray, body: string): Member {
  const isSet = new RegExp(`^  (?:set ${name}\\(|declare ${name}:)`, 'm').test(body);
  const description = plain(text);
  return { kind: 'field', name, description, type: { text: type }, readonly: !isSet };
}

/** The public members of a class; expects prettier's formatting. */
function membersOf(body: string): Member[] {
  const comment = String.raw`(?:  \/\*\*((?:(?!\*\/)[^])*)\*\/\n)?`;
  const fields = new RegExp(`${comment}  declare (\\w+): (.+);`, 'g');
  const accessors = new RegExp(`${comment}  get (\\w+)\\(\\): (.+) \\{`, 'g');
  const methods = new RegExp(`${comment}  (?:async )?(\\w+)\\(([^)]*)\\): (.+) \\{`, 'g');
  return [
    ...[...body.matchAll(fields), ...body.matchAll(accessors)].map((found) => field(found, body)),
    ...[...body.matchAll(methods)]
      .filter(([, , name = '']) => !callbacks.test(name))
      .map(([, text = '', name = '', list = '', type = '']): Member => ({
        kind: 'method',
        name,
        description: plain(text),
        parameters: parametersOf(list),
        return: { type: { text: type } },
      })),
  ];
}

interface Class extends Declaration {
  readonly name: string;
  readonly description: string;
  /** Attributes, events and members of the site's own pages (`@ignore`), which are not in the lists. */
  readonly internal: readonly string[];
}

function classIn(file: string): Class {
  const source = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
  const pattern =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:abstract )?class (\w+) extends (\w+) \{([^]*?)(?:\n\}|$)/;
  const [, text = '', name = '', base = '', body = ''] = pattern.exec(source) ?? [];
  if (name === '') throw new Error(`${file} has no class with a comment`);
  const comment = plain(text);
  const baseFile = bases[base];
  const above = baseFile === undefined ? null : classIn(baseFile);
  const ignored = [...comment.matchAll(/^@ignore (.+)$/gm)].flatMap(([, some = '']) =>
    some.split(' '),
  );
  const internal = [...ignored, ...(above?.internal ?? [])];
  const all = (kind: keyof typeof kinds): Named[] => [
    ...tagged(comment, kinds[kind]),
    ...(above?.[kind] ?? []),
  ];
  const isPublic = (one: Named): boolean => !internal.includes(one.name);
  const members = [...membersOf(body), ...(above?.members ?? [])].filter(isPublic);
  return {
    name,
    description: comment.replace(/^@[^]*$/m, '').trim(),
    attributes: all('attributes').filter(isPublic),
    events: all('events').filter(isPublic),
    cssParts: all('cssParts'),
    cssProperties: all('cssProperties'),
    members,
    internal,
  };
}

/** The descriptions of the elements by tag name. */
export function declarations(): Readonly<Record<string, Class>> {
  const entries = Object.entries(elementSources).map(([tag, file]) => [tag, classIn(file)]);
  return Object.fromEntries(entries);
}

function withAttribute(member: Member, attributes: readonly Named[]): object {
  const isReflected = attributes.some(({ name }) => name === member.name);
  return isReflected && member.kind === 'field' ? { ...member, attribute: member.name } : member;
}

/** For the script of that path, which defines the elements. */
export function manifest(path: string): object {
  const known = Object.entries(declarations());
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: known.map(([tagName, element]) => {
          const { members, internal: _, ...rest } = element;
          return {
            kind: 'class',
            customElement: true,
            tagName,
            ...rest,
            superclass: { name: 'HTMLElement' },
            members: members.map((member) => withAttribute(member, rest.attributes)),
          };
        }),
        exports: known.map(([tag, { name }]) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name, module: path },
        })),
      },
    ],
  };
}
