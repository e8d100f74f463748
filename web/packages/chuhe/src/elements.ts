// SPDX-License-Identifier: MIT
// chuhe: loads each element when it is about to be seen. Servers may import it too.

import type { ElementName } from '../../../src/embed/names.ts';
import { startLoader } from '../../../src/embed/start.ts';

export type { ChuheBoard } from '../../../src/elements/chuhe-board.ts';
export type { ChuheViewer } from '../../../src/elements/chuhe-viewer.ts';
export type { ElementName } from '../../../src/embed/names.ts';
export type { ChuheAnalysis } from '../../../src/screens/analyse/chuhe-analysis.ts';
export type { ChuheGame } from '../../../src/screens/play/chuhe-game.ts';
export type { ChuhePuzzle } from '../../../src/screens/puzzles/chuhe-puzzle.ts';

const modules: Readonly<Record<ElementName, () => Promise<{ define(): void }>>> = {
  'chuhe-game': () => import('../../../src/screens/play/chuhe-game.ts'),
  'chuhe-board': () => import('../../../src/elements/chuhe-board.ts'),
  'chuhe-viewer': () => import('../../../src/elements/chuhe-viewer.ts'),
  'chuhe-puzzle': () => import('../../../src/screens/puzzles/chuhe-puzzle.ts'),
  'chuhe-analysis': () => import('../../../src/screens/analyse/chuhe-analysis.ts'),
};

const loader = startLoader(async (name) => (await modules[name]()).define());

/**
 * Loads the named elements, or all, before they scroll into view. Rejects if an element cannot be loaded.
 */
export async function load(...names: ElementName[]): Promise<void> {
  await loader?.load(...names);
}

/** Loads the elements in an open shadow root on demand, like the elements in the document. */
export function watch(root: ShadowRoot): void {
  loader?.watch(root);
}
