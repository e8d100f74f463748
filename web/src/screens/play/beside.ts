// SPDX-License-Identifier: MIT
// Parts that a game loads right after its first paint.

export { adviceOf, announce } from './announce.ts';
export { openSettings, openSetup } from './dialogs.ts';
export { laterSheet } from '../../ui/later-sheet.ts';
export { lateGrip } from '../../ui/late-grip.ts';
export { listenToKeys } from '../../ui/shortcuts.ts';
