// SPDX-License-Identifier: MIT
// The person's name in records; empty if not set.

import { saveNames } from './save-names.ts';
import { load, save } from './store.ts';

const kMostLetters = 60;

export function personFrom(raw: unknown): string | null {
  return typeof raw === 'string' ? raw.trim().slice(0, kMostLetters) : null;
}

export function personName(): string {
  return load(saveNames.person, personFrom) ?? '';
}

/** Returns false if the browser does not store it. */
export function namePerson(name: string): boolean {
  return save(saveNames.person, personFrom(name));
}
