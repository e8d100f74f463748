// SPDX-License-Identifier: MIT
// The messages between a frame and the page around it: objects `{ chuhe: 1, type, … }`.

import { fieldsOf } from '../storage/store.ts';

const kVersion = 1;

/** Commands without further data. */
const plainCommands = ['newGame', 'undo', 'hint', 'flip', 'stop'] as const;

/** `hello` comes from a page that sets the frame's height on request. */
export type Command =
  | { readonly type: 'hello' }
  | { readonly type: (typeof plainCommands)[number] }
  | { readonly type: 'play'; readonly move: string }
  | { readonly type: 'set'; readonly options: object };

/** The messages of a frame; events of the element are named without `chuhe-`. */
export type Told = 'hello' | 'size' | 'ready' | 'move' | 'solved' | 'end' | 'error';

export function messageOf(type: Told, facts: object = {}): object {
  return { ...facts, chuhe: kVersion, type };
}

/** Null for unrelated messages; only the type for an unknown or invalid command. */
export function parseCommand(data: unknown): Command | { readonly unknown: string } | null {
  const fields = fieldsOf(data);
  if (fields?.['chuhe'] !== kVersion) return null;
  const { chuhe: _version, type, ...facts } = fields;
  const plain = plainCommands.find((one) => one === type);
  if (plain !== undefined) return { type: plain };
  if (type === 'hello') return { type };
  if (type === 'set') return { type, options: facts };
  const { move } = facts;
  if (type === 'play' && typeof move === 'string') return { type, move };
  return { unknown: String(type) };
}
