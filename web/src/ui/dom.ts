// SPDX-License-Identifier: MIT
// Helpers for creating elements.

type Child = Node | string;

function withAttributes<Made extends Element>(
  element: Made,
  attributes: Readonly<Record<string, string>>,
): Made {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = withAttributes(document.createElement(tag), attributes);
  element.append(...children);
  return element;
}

export function svg<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: Child[]
): SVGElementTagNameMap[Tag] {
  const namespace = 'http://www.w3.org/2000/svg';
  const element = withAttributes(document.createElementNS(namespace, tag), attributes);
  element.append(...children);
  return element;
}

/** An SVG with one path in a box of `viewBox`. */
export function drawing(path: string, viewBox: string): SVGSVGElement {
  return svg('svg', { viewBox, 'aria-hidden': 'true' }, svg('path', { d: path }));
}

/** Sets the text only if it differs, so that nothing is announced or painted twice. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}
