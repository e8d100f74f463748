// SPDX-License-Identifier: MIT
// What the person wants to be called in records; empty where they have not said.

import { saveNames } from './save-names.ts';
import { load, save } from './store.ts';

const kMostLetters = 60;

export function personFrom(raw: unknown): string | null {
  return typeof raw === 'string' ? raw.trim().slice(0, kMostLetters) : null;
}

export function personName(): string {
  return load(saveNames.person, personFrom) ?? '';
}

/** False where the browser does not keep it. */
export function namePerson(name: string): boolean {
  return save(saveNames.person, personFrom(name));
}
