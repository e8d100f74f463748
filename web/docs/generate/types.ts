// SPDX-License-Identifier: MIT
// Reads the public names of the package's entry points and their comments from the sources.

import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, type ESTree, type ParseResult } from 'vite';

export interface Described {
  readonly name: string;
  /** In TypeScript syntax, without the body; null if the members suffice. */
  readonly signature: string | null;
  readonly description: string;
}

export interface PublicName extends Described {
  readonly kind: 'function' | 'class' | 'type';
  readonly members: readonly Described[];
}

interface Source {
  readonly file: string;
  readonly text: string;
  readonly body: ESTree.Program['body'];
  readonly comments: ParseResult['comments'];
}

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const source = { file, text, body: program.body, comments };
  sources.set(file, source);
  return source;
}

function fileOf(specifier: string, from: string): string {
  if (specifier === '@engine/engine.js') return resolve(repository, 'wasm/engine.d.ts');
  return resolve(dirname(from), specifier);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of the comment directly before it. */
function commentBefore({ text, comments }: Source, { start }: Range): string {
  const before = comments.findLast(({ end }) => end <= start);
  if (before?.type !== 'Block' || !before.value.startsWith('*')) return '';
  if (text.slice(before.end, start).trim() !== '') return '';
  return onOneLine(before.value.replace(/^\s*\* ?/gm, ' '));
}

const isInternal = (description: string): boolean => description.includes('@internal');

function nameOfKey(source: Source, member: { key: Range; computed: boolean }): string {
  const name = source.text.slice(member.key.start, member.key.end);
  return member.computed ? `[${name}]` : name;
}

function signatureOf({ text }: Source, start: number, end: number): string {
  const written = onOneLine(text.slice(start, end))
    .replace(/^(?:(?:export|declare|override|readonly|async|function|get)\b\s*|\*\s*)+/, '')
    .replace(/[;,]$/, '');
  // Parameter lists over several lines end in a comma.
  return written.replace(/,? ([)}\]])/g, ' $1').replace(/([([]) | ([)\]])/g, '$1$2');
}

function classMembers(source: Source, body: ESTree.ClassBody): Described[] {
  return body.body.flatMap((member) => {
    if (member.type !== 'PropertyDefinition' && member.type !== 'MethodDefinition') return [];
    if (member.key.type === 'PrivateIdentifier') return [];
    const description = commentBefore(source, member);
    if (isInternal(description) || member.static || member.override) return [];
    const name = nameOfKey(source, member);
    if (name === 'constructor') return [];
    const end =
      member.type === 'MethodDefinition'
        ? (member.value.body?.start ?? member.end)
        : (member.value?.start ?? member.end);
    const signature = signatureOf(source, member.start, end).replace(/ =$/, '');
    return [{ name, signature, description }];
  });
}

function typeMembers(source: Source, members: readonly ESTree.TSSignature[]): Described[] {
  return members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature' && member.type !== 'TSMethodSignature') return [];
    return [
      {
        name: nameOfKey(source, member),
        signature: signatureOf(source, member.start, member.end),
        description: commentBefore(source, member),
      },
    ];
  });
}

type Declared = ESTree.Program['body'][number];

/** Null if the statement does not declare that name. */
function described(source: Source, statement: Declared, name: string): PublicName | null {
  const node =
    statement.type === 'ExportNamedDeclaration' && statement.declaration !== null
      ? statement.declaration
      : statement;
  const description = commentBefore(source, statement);
  if (node.type === 'FunctionDeclaration' && node.id?.name === name) {
    const signature = signatureOf(source, node.start, node.body?.start ?? node.end);
    return { name, kind: 'function', signature, description, members: [] };
  }
  if (node.type === 'ClassDeclaration' && node.id?.name === name) {
    const members = classMembers(source, node.body);
    return { name, kind: 'class', signature: null, description, members };
  }
  if (node.type === 'TSInterfaceDeclaration' && node.id.name === name) {
    const members = typeMembers(source, node.body.body);
    const above = node.extends.map(({ start, end }) => source.text.slice(start, end));
    const signature = above.length === 0 ? null : `extends ${above.join(', ')}`;
    return { name, kind: 'type', signature, description, members };
  }
  if (node.type === 'TSTypeAliasDeclaration' && node.id.name === name) {
    const { start, end } = node.typeAnnotation;
    const signature = onOneLine(source.text.slice(start, end)).replace(/^\| /, '');
    return { name, kind: 'type', signature, description, members: [] };
  }
  return null;
}

/** A name that a file declares or re-exports. */
function find(source: Source, name: string): PublicName {
  for (const statement of source.body) {
    const found = described(source, statement, name);
    if (found !== null) return found;
    const isFrom =
      statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration';
    if (!isFrom || !statement.source) continue;
    const has = statement.specifiers.some((one) => {
      const here = one.type === 'ExportSpecifier' ? one.exported : one.local;
      return 'name' in here && here.name === name;
    });
    if (has) return find(sourceOf(fileOf(statement.source.value, source.file)), name);
  }
  throw new Error(`${source.file} has no ${name}`);
}

function exported(source: Source): PublicName[] {
  return source.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') {
      return exported(sourceOf(fileOf(statement.source.value, source.file)));
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    const own = declaration !== null && 'id' in declaration ? declaration.id : null;
    const names =
      own !== null && 'name' in own
        ? [own.name]
        : statement.specifiers.flatMap((one) => ('name' in one.exported ? one.exported.name : []));
    return names.map((name) => find(source, name));
  });
}

/** The public names of an entry point, in source order. */
export function publicNames(entry: string): PublicName[] {
  return exported(sourceOf(resolve(repository, `web/packages/chuhe/src/${entry}.ts`)));
}
