// SPDX-License-Identifier: MIT
// The interface to a browser that tests need, independent of its driver.

/** A letter, or a key by its DOM name. */
export type Key = 'Tab' | 'Enter' | 'ArrowLeft' | 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | string;

/** In window pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Remote {
  /** Resolves once the page is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The awaited value of an expression in the page; it must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  click(x: number, y: number): Promise<void>;
  drag(from: Spot, to: Spot): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}
