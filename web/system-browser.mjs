// SPDX-License-Identifier: MIT
// The browser of this machine, for tests and pictures; undefined where only the one that Playwright installs will do.

import { existsSync } from 'node:fs';

/** Without windows, menus and extensions a page takes half of the processor's time. */
const kPlaces = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** What CHROMIUM names comes first. */
export const systemBrowser = [process.env['CHROMIUM'] ?? '', ...kPlaces].find(existsSync);
