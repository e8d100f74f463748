// SPDX-License-Identifier: MIT
// Element properties that reflect attributes.

type Value = string | number | null;

/** Adds a property for each attribute to the class; setting it to null removes the attribute. */
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

/** Applies properties that were set before the element was defined. */
export function upgrade(element: HTMLElement): void {
  for (const [name, value] of Object.entries(element)) {
    if (!(name in Object.getPrototypeOf(element))) continue;
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}
