// SPDX-License-Identifier: MIT
// The names of openings, which the list has in traditional Chinese, for other readers: put together
// from terms, or in the characters they write.

export interface Glossary {
  readonly terms: Readonly<Record<string, string>>;
  /** Between the systems of Red and Black, and before what an opening turns into. */
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

/** The family an opening belongs to; null where its terms have no common name. */
export function translatedName(name: string, glossary: Glossary): string | null {
  const [family = ''] = name.split(' ');
  const [before = '', after] = family.split('轉');
  const first = joined(before, glossary);
  if (first === null || after === undefined) return first;
  const then = joined(after, glossary);
  return then === null ? first : first + glossary.into + then;
}

/** Each character of `from` becomes that at its place in `to`. */
export function rewritten(name: string, from: string, to: string): string {
  return [...name].map((character) => to[from.indexOf(character)] ?? character).join('');
}
