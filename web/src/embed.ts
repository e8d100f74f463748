// SPDX-License-Identifier: MIT
// The one script that a page of any origin includes. A server may import it too, and it may come twice.

import { Loader } from './embed/loader.ts';
import type { ElementName } from './embed/parts.ts';

const kShared = Symbol.for('chuhe.loader');

const page = globalThis as { [kShared]?: Pick<Loader, 'load' | 'watch'> };

const isPage = typeof document !== 'undefined';

// Of two copies, the same or of two versions, the first serves the page.
if (isPage && page[kShared] === undefined) {
  const loader = new Loader();
  page[kShared] = loader;
  loader.watch(document);
}

/** Loads elements before they are seen, all of them where none is named. Rejects where one cannot be had. */
export async function load(...names: ElementName[]): Promise<void> {
  await page[kShared]?.load(...names);
}

/** Looks after the elements in an open shadow root, as it does after those of the document. */
export function watch(root: ShadowRoot): void {
  page[kShared]?.watch(root);
}
