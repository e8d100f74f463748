// SPDX-License-Identifier: MIT
// Finds the place of a warning in a pasted text.

import type { Warning } from '../../../engine/protocol.ts';

/** Larger texts make a text box slow. */
const kMostBytes = 512 * 1024;

/** The text as pasted; null if it is not text or too long. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.length > kMostBytes) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // Text boxes normalise line breaks, and the engine counts lines the same way.
    return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  } catch {
    return null;
  }
}

/** A range in a text, in the units of text box selections. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Finds the places of warnings in a text. */
export class Places {
  readonly text: string;
  readonly #lines: readonly string[];
  readonly #starts: readonly number[];

  constructor(text: string) {
    this.text = text;
    this.#lines = text.split('\n');
    let start = 0;
    this.#starts = this.#lines.map(({ length }) => {
      const here = start;
      start += length + 1;
      return here;
    });
  }

  /**
   * The range of the words in the warning, or its whole line if the words are not in it; null if it
   * has no line.
   */
  of({ unit, at, column, fault }: Warning): Range | null {
    const line = this.#lines[at - 1];
    const start = this.#starts[at - 1];
    if (unit !== 'line' || line === undefined || start === undefined) return null;
    const before = new TextEncoder().encode(line).slice(0, column);
    const index = new TextDecoder().decode(before).length;
    const found = fault.text === '' ? -1 : line.indexOf(fault.text, index);
    if (found < 0) return { start, end: start + line.length };
    return { start: start + found, end: start + found + fault.text.length };
  }
}
