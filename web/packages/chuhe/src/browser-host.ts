// SPDX-License-Identifier: MIT
// What the package finds its worker and files with in a browser; package.json chooses between the hosts.

export { browserHost as host } from '../../../src/engine/browser-host.ts';
