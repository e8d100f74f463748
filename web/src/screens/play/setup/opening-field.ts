// SPDX-License-Identifier: MIT
// The choice of an opening procedure, and of the opener.

import type { Opening } from '../../../games/game-spec.ts';
import type { ProcedureStrings } from '../../../i18n/en/procedures.ts';
import { Choice } from '../../../ui/choice.ts';
import { h, setText } from '../../../ui/dom.ts';
import { optionsOf } from '../../../ui/picker.ts';
import { openers, type Opener, type Settings } from '../state/state.ts';

const kAboutId = 'about-opening';

export class OpeningField {
  readonly #opening = new Choice<Opening>('opening');
  readonly #about = h('p', { id: kAboutId, class: 'soft' });
  readonly #opener = new Choice<Opener>('opener');
  readonly element = h(
    'div',
    { class: 'opening-field' },
    this.#opening.element,
    this.#about,
    this.#opener.element,
  );

  /** Whether the chosen one is a procedure. */
  isProcedure = false;

  constructor(change: (settings: Partial<Settings>) => void) {
    this.#opening.describedBy(kAboutId);
    this.#opening.onPick = (opening) => change({ opening });
    this.#opener.onPick = (opener) => change({ opener });
  }

  /** A choice that is not offered is not used. */
  update(
    { opening, opener, players }: Settings,
    offered: readonly Opening[],
    label: string,
    own: ProcedureStrings,
  ): void {
    const taken = offered.find((one) => one === opening) ?? 'plain';
    this.isProcedure = taken !== 'plain';
    this.#opening.update(label, optionsOf(offered, own.names), taken);
    this.#opener.update(own.opener, optionsOf(openers, own.openers), opener);
    setText(this.#about, taken === 'plain' ? '' : own.about[taken]);
    this.#about.hidden = taken === 'plain';
    this.#opener.element.hidden = taken === 'plain' || players !== 'engine';
  }
}
