// SPDX-License-Identifier: MIT
// What mates are called in English, by the names of the engine.

import strings from '../../../../engine/review/words/mate_names.json' with { type: 'json' };

export { strings };

export type MateNames = Readonly<Record<keyof typeof strings, string>>;
