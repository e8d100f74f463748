// SPDX-License-Identifier: MIT
// Locates the package's worker and files in a browser; package.json chooses the host.

export { browserHost as host } from '../../../src/engine/browser-host.ts';
