// SPDX-License-Identifier: MIT
// The subset of Markdown used in the notices: headings, paragraphs, quotes, tables, links, code and emphasis.

export type Inline =
  | { readonly kind: 'text' | 'code' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function blockOf(lines: readonly string[]): Block {
  const text = lines.map((line) => line.trim()).join(' ');
  const heading = /^(#+) (.*)$/u.exec(text);
  if (heading !== null) {
    return { kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' };
  }
  if (text.startsWith('>')) {
    const inner = lines.map((line) => line.replace(/^> ?/u, '')).join('\n');
    return { kind: 'quote', blocks: blocksOf(inner) };
  }
  if (text.startsWith('|')) {
    // The second line only separates the table head.
    return { kind: 'table', rows: lines.filter((_line, index) => index !== 1).map(cellsOf) };
  }
  return { kind: 'paragraph', text };
}

export function blocksOf(text: string): Block[] {
  return text
    .replaceAll(/^#.*$/gmu, '\n$&\n')
    .split(/\n{2,}/u)
    .map((part) => part.split('\n').filter((line) => line !== ''))
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}

function markedOf([, label, url, code, emphasis]: readonly (string | undefined)[]): Inline {
  if (label !== undefined) return { kind: 'link', text: label, url: url ?? '' };
  if (code !== undefined) return { kind: 'code', text: code };
  return { kind: 'emphasis', text: emphasis ?? '' };
}

export function inlinesOf(text: string): Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(/\[([^\]]*)\]\(([^)]*)\)|`([^`]*)`|\*([^*]+)\*/gu)) {
    inlines.push({ kind: 'text', text: text.slice(at, found.index) }, markedOf(found));
    at = found.index + found[0].length;
  }
  inlines.push({ kind: 'text', text: text.slice(at) });
  return inlines.filter((inline) => inline.text !== '');
}
