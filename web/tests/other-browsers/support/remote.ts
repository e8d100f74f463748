// SPDX-License-Identifier: MIT
// What a test needs of a browser it drives from outside, whatever protocol the browser speaks.

import type { ChildProcess } from 'node:child_process';

/** One step of an input source, as WebDriver and WebDriver BiDi both have it. */
export interface InputStep {
  readonly type: 'pointerMove' | 'pointerDown' | 'pointerUp' | 'keyDown' | 'keyUp';
  readonly x?: number;
  readonly y?: number;
  readonly button?: number;
  readonly value?: string;
}

interface InputSource {
  readonly id: string;
  readonly type: 'pointer' | 'key';
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly InputStep[];
}

export interface Remote {
  /** Resolves once the page is loaded. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, awaited there; it must be JSON. */
  evaluate(expression: string): Promise<unknown>;
  act(source: InputSource): Promise<void>;
  close(): Promise<void>;
}

/** Resolves with the first match in what a process says on one of its outputs. */
export function saying(child: ChildProcess, output: 2 | 3, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdio[output]?.on('data', (chunk) => {
      said += String(chunk);
      const [found] = pattern.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${child.spawnfile} ended (${code}): ${said}`)));
  });
}

export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    child.once('exit', () => resolve());
    child.kill();
  });
}
