// SPDX-License-Identifier: MIT
// Translates the names of openings, which the data has in traditional Chinese: term by term, or character
// by character.

export interface Glossary {
  readonly terms: Readonly<Record<string, string>>;
  /** Put between the systems of Red and Black, and before the opening to which a line transposes. */
  readonly versus: string;
  readonly into: string;
}

function translated(part: string, { terms }: Pick<Glossary, 'terms'>): string[] | null {
  if (part === '') return [];
  const fitting = Object.keys(terms).filter((name) => part.startsWith(name));
  const term = fitting.toSorted((one, other) => other.length - one.length)[0];
  if (term === undefined) return null;
  const rest = translated(part.slice(term.length), { terms });
  return rest === null ? null : [terms[term] ?? '', ...rest];
}

function joined(text: string, glossary: Glossary): string | null {
  const parts = text.split('對').map((part) => translated(part, glossary)?.join(', '));
  return parts.includes(undefined) || parts.includes('') ? null : parts.join(glossary.versus);
}

/** Translates a name; null if a term has no translation. */
export function translatedName(name: string, glossary: Glossary): string | null {
  const [family = ''] = name.split(' ');
  const [before = '', after] = family.split('轉');
  const first = joined(before, glossary);
  if (first === null || after === undefined) return first;
  const then = joined(after, glossary);
  return then === null ? first : first + glossary.into + then;
}

/** Replaces each character of `from` by the character at the same index of `to`. */
export function rewritten(name: string, from: string, to: string): string {
  return [...name].map((character) => to[from.indexOf(character)] ?? character).join('');
}
