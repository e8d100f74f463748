// SPDX-License-Identifier: MIT
// A reader's choice for the whole origin, in every tab.

import { load, save, watchStore } from './store.ts';

export class Wish<Value extends object> {
  readonly #name: string;
  readonly #parse: (raw: unknown) => Value | null;
  readonly #nothing: Value;
  /** Listeners in this tab; storage events only reach other tabs. */
  readonly #chosen = new EventTarget();
  /** If nothing can be stored, a choice lasts as long as the page. */
  #unkept: Value | null = null;

  constructor(name: string, parse: (raw: unknown) => Value | null, nothing: Value) {
    this.#name = name;
    this.#parse = parse;
    this.#nothing = nothing;
  }

  get value(): Value {
    return this.#unkept ?? load(this.#name, this.#parse) ?? this.#nothing;
  }

  choose(changes: Partial<Value>): void {
    const value = { ...this.value, ...changes };
    this.#unkept = save(this.#name, value) ? null : value;
    this.#chosen.dispatchEvent(new Event('change'));
  }

  /** Returns a function that stops listening. */
  watch(hear: () => void): () => void {
    this.#chosen.addEventListener('change', hear);
    const unwatch = watchStore(this.#name, this.#parse, hear);
    return () => {
      this.#chosen.removeEventListener('change', hear);
      unwatch();
    };
  }
}
