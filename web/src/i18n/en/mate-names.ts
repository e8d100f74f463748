// SPDX-License-Identifier: MIT
// English names of the mates that the engine recognises.

import strings from '../../../../engine/review/words/mate_names.json' with { type: 'json' };

export { strings };

export type MateNames = Readonly<Record<keyof typeof strings, string>>;
