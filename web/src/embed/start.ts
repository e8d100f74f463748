// SPDX-License-Identifier: MIT
// Starts the loader of a page, of which there is one. A server may import this too.

import { Loader } from './loader.ts';
import type { ElementName } from './names.ts';

const kShared = Symbol.for('chuhe.loader');

const page = globalThis as { [kShared]?: Pick<Loader, 'load' | 'watch'> };

/** Of two copies, the same or of two versions, the first serves the page; null on a server. */
export function startLoader(
  bring: (name: ElementName) => Promise<void>,
): Pick<Loader, 'load' | 'watch'> | null {
  if (typeof document === 'undefined') return null;
  if (page[kShared] === undefined) {
    const loader = new Loader(bring);
    page[kShared] = loader;
    loader.watch(document);
  }
  return page[kShared];
}
