// SPDX-License-Identifier: MIT
// The reference as HTML, from the comments and types of the sources.

import { declarations, type Declaration, type Member, type Named } from '../../custom-elements.ts';
import { publicNames, type Described, type PublicName } from './types.ts';
import { code, description, words, type DocsLanguage } from './words.ts';
import { escaped } from './text.ts';

/** The files of the package's entry points, and their import names. */
const entryPoints = [
  ['elements', 'chuhe'],
  ['engine', 'chuhe/engine'],
  ['rules', 'chuhe/rules'],
  ['uci', 'chuhe/uci'],
] as const;

/** The elements have their own descriptions. */
const isElement = ({ name }: PublicName): boolean => /^(?:Chuhe|ElementName)/.test(name);

type List = 'attributes' | 'events' | 'cssParts' | 'cssProperties' | 'members';

/** A member that is also an attribute has the attribute's description. */
export function describedMember(member: Member, attributes: readonly Named[]): Member {
  if (member.description !== '') return member;
  const attribute = attributes.find(({ name }) => name === member.name);
  return { ...member, description: attribute?.description ?? '' };
}

type Element = Declaration & { readonly description: string };

export function describedElements(): [tag: string, element: Element][] {
  return Object.entries(declarations()).map(([tag, element]) => {
    const { attributes } = element;
    const members = element.members.map((member) => describedMember(member, attributes));
    return [tag, { ...element, description: element.description.replace(/\s+/g, ' '), members }];
  });
}

const elements = describedElements();

/** Whether all elements have the same description of it. */
function isCommon(list: List, one: Named): boolean {
  return elements.every(([, element]) =>
    element[list].some((other: Named) => {
      return other.name === one.name && other.description === one.description;
    }),
  );
}

function table(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return '';
  const lines = rows.map(([name, said]) => `<tr><th scope="row">${name}</th><td>${said}</td></tr>`);
  return `<table><caption>${title}</caption><tbody>${lines.join('\n')}</tbody></table>`;
}

function attributeRow(one: Named, language: DocsLanguage): [string, string] {
  const values = one.type === undefined ? '' : `<br />${typeOf(one)}`;
  const usual =
    one.default === undefined ? '' : ` (${words[language].withoutIt} ${code(one.default)})`;
  return [code(one.name), `${description(one.description, language)}${usual}${values}`];
}

function memberRow(member: Member, language: DocsLanguage): [string, string] {
  const said = description(member.description, language);
  if (member.kind === 'method') {
    const given = member.parameters?.map(({ name, type }) => `${name}: ${type.text}`) ?? [];
    return [code(`${member.name}(${given.join(', ')})`), `${said}<br />${typeOf(member.return)}`];
  }
  const isRead = member.readonly === true ? ` (${words[language].isRead})` : '';
  return [code(member.name), `${said}${isRead}<br />${typeOf(member)}`];
}

const typeOf = (one?: Named | { readonly type: { readonly text: string } }): string =>
  one?.type === undefined ? '' : `<code class="type">${escaped(one.type.text)}</code>`;

function tables(
  { attributes, members, events, cssParts, cssProperties }: Declaration,
  language: DocsLanguage,
): string {
  const says = words[language];
  const plain = (one: Named): [string, string] => {
    return [code(one.name), description(one.description, language)];
  };
  const typed = (one: Named): [string, string] => attributeRow(one, language);
  const isReflected = ({ name }: Named): boolean => attributes.some((one) => one.name === name);
  const fields = members.filter((one) => one.kind === 'field' && !isReflected(one));
  const methods = members.filter(({ kind }) => kind === 'method');
  return [
    table(says.attributes, attributes.map(typed)),
    table(
      says.properties,
      fields.map((member) => memberRow(member, language)),
    ),
    table(
      says.methods,
      methods.map((member) => memberRow(member, language)),
    ),
    table(says.events, events.map(typed)),
    table(says.parts, cssParts.map(plain)),
    table(says.customProperties, cssProperties.map(plain)),
  ].join('\n');
}

function chosen(element: Declaration, isWanted: (list: List, one: Named) => boolean): Declaration {
  return {
    attributes: element.attributes.filter((one) => isWanted('attributes', one)),
    members: element.members.filter((one) => isWanted('members', one)),
    events: element.events.filter((one) => isWanted('events', one)),
    cssParts: element.cssParts.filter((one) => isWanted('cssParts', one)),
    cssProperties: element.cssProperties.filter((one) => isWanted('cssProperties', one)),
  };
}

export function elementReference(language: DocsLanguage): string {
  const first = elements[0]?.[1];
  const common = first === undefined ? '' : tables(chosen(first, isCommon), language);
  const own = elements.map(([tag, element]) => {
    const rest = chosen(element, (list, one) => !isCommon(list, one));
    return `<h3 id="reference-${tag}">${code(`<${tag}>`)}</h3>
<p>${description(element.description, language)}</p>
${tables(rest, language)}`;
  });
  return `${own.join('\n')}
<h3 id="reference-common">${words[language].common}</h3>
${common}`;
}

/** The public names of each entry point. */
export const offered = entryPoints.map(([file, specifier]) => {
  return { file, specifier, names: publicNames(file).filter((one) => !isElement(one)) };
});

const names = offered.flatMap((one) => one.names);

/** Names of several entry points are listed once, after them. */
export const shared = new Set(
  names.map(({ name }) => name).filter((name, at, all) => all.indexOf(name) !== at),
);

const known = new Set(names.map(({ name }) => name));

/** Links the names in the signature to their descriptions. */
function linked(signature: string): string {
  const text = escaped(signature).replace(/\b[A-Z]\w+/g, (name) =>
    known.has(name) ? `<a href="#type-${name}">${name}</a>` : name,
  );
  return `<code>${text}</code>`;
}

function described(one: PublicName, language: DocsLanguage): string {
  const { name, kind, members } = one;
  const row = (member: Described): [string, string] => {
    return [linked(member.signature ?? member.name), description(member.description, language)];
  };
  const shows = kind === 'function' ? one.signature : name;
  const signature =
    kind === 'type' && one.signature !== null ? `<p>${linked(one.signature)}</p>` : '';
  const list = members.map(row).map(([term, said]) => `<dt>${term}</dt><dd>${said}</dd>`);
  return `<section class="name"><h4 id="type-${name}">${code(shows ?? name)}</h4>
<p>${description(one.description, language)}</p>
${signature}${list.length === 0 ? '' : `<dl>${list.join('\n')}</dl>`}</section>`;
}

const order = ['function', 'class', 'type'];

function inOrder(listed: readonly PublicName[]): PublicName[] {
  return listed.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

export function packageReference(language: DocsLanguage): string {
  const own = offered.map(({ file, specifier, names: all }) => {
    const listed = inOrder(all.filter(({ name }) => !shared.has(name)));
    const texts = listed.map((one) => described(one, language));
    return `<h3 id="reference-${file}">${code(specifier)}</h3>\n${texts.join('\n')}`;
  });
  const types = new Map(names.filter(({ name }) => shared.has(name)).map((one) => [one.name, one]));
  const texts = [...types.keys()].toSorted().map((name) => {
    const one = types.get(name);
    return one === undefined ? '' : described(one, language);
  });
  return `${own.join('\n')}
<h3 id="reference-types">${words[language].types}</h3>
${texts.join('\n')}`;
}
