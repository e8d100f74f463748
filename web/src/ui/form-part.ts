// SPDX-License-Identifier: MIT
// An element as a part of a form: what it holds is sent under its `name`.

export class FormPart {
  readonly #internals: ElementInternals;
  #value = '';

  /** In the constructor of an element whose class says `formAssociated`. */
  constructor(element: HTMLElement) {
    this.#internals = element.attachInternals();
  }

  get form(): HTMLFormElement | null {
    return this.#internals.form;
  }

  get value(): string {
    return this.#value;
  }

  /** `state` is what the browser gives back where it restores the form. */
  set(value: string, state = value): void {
    this.#value = value;
    this.#internals.setFormValue(value, state);
  }
}
