// SPDX-License-Identifier: MIT
// The system's browser for tests and screenshots; undefined if only Playwright's own browser is
// available.

import { existsSync } from 'node:fs';

/**
 * Headless shell comes first: without windows, menus and extensions a page takes half of the
 * processor time.
 */
const kPlaces = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The environment variable CHROMIUM takes precedence. */
export const systemBrowser = [process.env['CHROMIUM'] ?? '', ...kPlaces].find(existsSync);
