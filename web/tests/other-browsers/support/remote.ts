// SPDX-License-Identifier: MIT
// What a test needs of a browser, whatever drives it.

/** A letter, or a key by its name in the page's events. */
export type Key = 'Tab' | 'Enter' | 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | string;

export interface Remote {
  /** Resolves once the page is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, awaited there; it must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}
