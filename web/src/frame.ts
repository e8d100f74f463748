// SPDX-License-Identifier: MIT
// The page for iframes: shows one element as its query describes.

import { openFrame } from './frame/open-frame.ts';

void openFrame(document.querySelector('main') ?? document.body);
