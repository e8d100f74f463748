// SPDX-License-Identifier: MIT
// The script that other pages include, from any origin. A server may import it too, and it may be
// included twice.

import type { ElementName } from './embed/names.ts';
import { bring } from './embed/parts.ts';
import { startLoader } from './embed/start.ts';

const loader = startLoader(bring);

/** Loads elements before they are seen, all of them where none is named. Rejects where one cannot be had. */
export async function load(...names: ElementName[]): Promise<void> {
  await loader?.load(...names);
}

/** Looks after the elements in an open shadow root, as it does after those of the document. */
export function watch(root: ShadowRoot): void {
  loader?.watch(root);
}
