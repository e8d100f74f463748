// SPDX-License-Identifier: MIT
// embed.js for pages that can only name a classic script: it loads the module beside it.

import(new URL('embed.js', document.currentScript.src));
