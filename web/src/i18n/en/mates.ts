// SPDX-License-Identifier: MIT
// What makes each named mate, in English.

import strings from '../../../../engine/review/words/mates.json' with { type: 'json' };
import { Texts } from '../texts.ts';
import type { MateNames } from './mate-names.ts';

export { strings };

export const mateTexts = new Texts<MateNames>('mates', strings);
