// SPDX-License-Identifier: MIT
// What every element of ours is made of.

/** Where there is no document, as on a server, the classes can be made and nothing is done with them. */
export const ElementBase: typeof HTMLElement = globalThis.HTMLElement ?? Object;

/** The shadow root; a picture may have stood in it until the element was known. */
export function rootOf(element: HTMLElement): ShadowRoot {
  return element.shadowRoot ?? element.attachShadow({ mode: 'open' });
}
