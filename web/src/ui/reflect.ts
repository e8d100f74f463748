// SPDX-License-Identifier: MIT
// Properties of elements that are their attributes.

type Value = string | number | null;

/** Gives the class a property for each attribute, which reads and writes it; null takes it away. */
export function reflect(type: { readonly prototype: HTMLElement }, names: readonly string[]): void {
  for (const name of names) {
    Object.defineProperty(type.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement): string | null {
        return this.getAttribute(name);
      },
      set(this: HTMLElement, value: Value) {
        if (value === null) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}

/** Hands to the class what was set on an element before it was known. */
export function upgrade(element: HTMLElement): void {
  for (const [name, value] of Object.entries(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
