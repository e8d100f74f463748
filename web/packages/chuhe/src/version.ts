// SPDX-License-Identifier: MIT
// The version of the package, which is that of the page.

// A named import: the rest of the file stays out of the package.
import { version } from '../../../package.json';

/** The name as the native program tells it, e.g. `Chuhe 1.0.0`. */
export const nameAndVersion = `Chuhe ${version}`;
