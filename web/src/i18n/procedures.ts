// SPDX-License-Identifier: MIT
// What the page says of opening procedures, in one language.

import { strings as en } from './en/procedures.ts';
import { Texts } from './texts.ts';
import type { ProcedureStrings } from './types/procedures.ts';

export type { ProcedureStrings } from './types/procedures.ts';

export const procedureTexts = new Texts<ProcedureStrings>(
  en,
  import.meta.glob<ProcedureStrings>(['./*/procedures.ts', '!./{en,types}/*'], {
    import: 'strings',
  }),
);
