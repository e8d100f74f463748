// SPDX-License-Identifier: MIT
// What a game wants as soon as it is seen, and is seen without.

export { adviceOf, announce } from './announce.ts';
export { laterSheet } from '../../ui/later-sheet.ts';
export { listenToKeys } from '../../ui/shortcuts.ts';
