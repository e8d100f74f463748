// SPDX-License-Identifier: MIT
// Drawings as values: elements in a page, or the text of a file.

import { svg } from './dom.ts';

type Tag = 'svg' | 'path' | 'rect' | 'circle' | 'text' | 'title' | 'g';

export interface Shape {
  readonly tag: Tag;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Shape | string)[];
}

export function shape(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Shape | string)[]
): Shape {
  return { tag, attributes, children };
}

export function shapeElement({ tag, attributes, children }: Shape): SVGElement {
  const inner = children.map((one) => (typeof one === 'string' ? one : shapeElement(one)));
  return svg(tag, attributes, ...inner);
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** For a text or an attribute in double quotes, of HTML as of XML. */
export function escaped(text: string): string {
  return text.replace(/[&<"]/g, (one) => entities[one] ?? one);
}

/** Sums of tenths have many digits. */
function shortNumbers(text: string): string {
  return text.replace(/-?\d+\.\d{5,}/g, (number) => String(Number(Number(number).toFixed(4))));
}

export function shapeText({ tag, attributes, children }: Shape): string {
  const given = Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(shortNumbers(value))}"`)
    .join('');
  const inner = children.map((one) => (typeof one === 'string' ? escaped(one) : shapeText(one)));
  return `<${tag}${given}>${inner.join('')}</${tag}>`;
}
