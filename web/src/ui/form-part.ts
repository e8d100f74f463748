// SPDX-License-Identifier: MIT
// A form-associated element: its value is submitted under its `name`.

export class FormPart {
  readonly #internals: ElementInternals;
  #value = '';

  /** Call it in the constructor of an element whose class is `formAssociated`. */
  constructor(element: HTMLElement) {
    this.#internals = element.attachInternals();
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get value(): string {
    return this.#value;
  }

  /** The browser passes `state` back when it restores the form. */
  set(value: string, state = value): void {
    this.#value = value;
    this.#internals.setFormValue(value, state);
  }
}
