// SPDX-License-Identifier: MIT
// What a frame and the page around it say to each other: objects `{ chuhe: 1, type, … }`.

import { fieldsOf } from '../storage/store.ts';

const kVersion = 1;

/** Commands without anything more. */
const plainCommands = ['newGame', 'undo', 'hint', 'flip', 'stop'] as const;

/** `hello` comes from a page that gives the frame the height it asks for. */
export type Command =
  | { readonly type: 'hello' }
  | { readonly type: (typeof plainCommands)[number] }
  | { readonly type: 'play'; readonly move: string }
  | { readonly type: 'set'; readonly options: object };

/** What a frame tells; its elements' events go by their names, without `chuhe-`. */
export type Told = 'hello' | 'size' | 'ready' | 'move' | 'solved' | 'end' | 'error';

export function messageOf(type: Told, facts: object = {}): object {
  return { ...facts, chuhe: kVersion, type };
}

/** Null for messages of others; the type alone where such a command cannot be obeyed. */
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
