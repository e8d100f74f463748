// SPDX-License-Identifier: MIT
// The page for iframes: one element, as the query says.

import { openFrame } from './frame/open-frame.ts';

void openFrame(document.querySelector('main') ?? document.body);
