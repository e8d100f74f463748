// SPDX-License-Identifier: MIT
// Where in a pasted text something could not be read.

import type { Warning } from '../../../engine/protocol.ts';

/** What a text box shows with ease. */
const kMostBytes = 512 * 1024;

/** As it was pasted; null for what is no text, or too much of it. */
export function textOf(bytes: Uint8Array): string | null {
  if (bytes.length > kMostBytes) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // As a text box has it, and the engine counts its lines.
    return text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  } catch {
    return null;
  }
}

/** From where to where in a text, as text boxes select. */
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
   * The words a warning is about, or its whole line where they don't stand in it; null where it has no
   * line.
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
