// SPDX-License-Identifier: MIT
// Starts the page's single loader. Servers may import this module too.

import { Loader } from './loader.ts';
import type { ElementName } from './names.ts';

const kShared = Symbol.for('chuhe.loader');

const page = globalThis as { [kShared]?: Pick<Loader, 'load' | 'watch'> };

/**
 * If the script is included twice, in one or two versions, the first copy serves the page. Returns
 * null on a server.
 */
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
