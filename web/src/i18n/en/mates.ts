// SPDX-License-Identifier: MIT
// English explanations of the named mates.

import strings from '../../../../engine/review/words/mates.json' with { type: 'json' };
import { Texts } from '../texts.ts';
import type { MateNames } from './mate-names.ts';

export { strings };

export const mateTexts = new Texts<MateNames>('mates', strings);
