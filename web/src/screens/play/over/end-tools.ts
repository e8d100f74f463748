// SPDX-License-Identifier: MIT
// The tools of a game that is over, in the row below the board: they stay when the card of the end is closed.

import type { Strings } from '../../../i18n/index.ts';
import { overTexts } from '../../../i18n/en/over.ts';
import { ButtonBar } from '../../../ui/button-bar.ts';
import type { GameState } from '../state/state.ts';

type EndTool = 'review' | 'play-again' | 'share';

export type EndActs = Readonly<Record<EndTool, () => void>>;

const drawings: Readonly<Record<EndTool, string>> = {
  review: 'M4 4v16h16M7.5 15l3.5-5 3 3 5-7',
  'play-again': 'M19.5 9A8 8 0 1 0 20 14M20 4v5h-5',
  share: 'M12 15V4M8 8l4-4 4 4M5 12v8h14v-8',
};

export class EndTools {
  readonly #bar: ButtonBar<EndTool>;
  readonly #isReviewed: () => boolean;

  /** `isReviewed` says whether the page can review the game. */
  constructor({ spec }: GameState, acts: EndActs, isReviewed: () => boolean) {
    this.#bar = new ButtonBar<EndTool>(spec, drawings, (tool) => acts[tool]());
    this.#isReviewed = isReviewed;
  }

  /** Takes its place in the row of tools, before the button for more of them. */
  enter(row: Element): void {
    row.querySelector('.more')?.before(this.#bar.element);
  }

  leave(): void {
    this.#bar.element.remove();
  }

  speak({ language, labels }: Strings): void {
    const { review, rematch, share } = overTexts.in(language);
    const names = { review, 'play-again': rematch, share };
    const first = this.#isReviewed() ? 'review' : 'play-again';
    this.#bar.update(labels.actions, (tool) => ({
      name: names[tool],
      isPossible: true,
      isInviting: tool === first,
      isHidden: tool === 'review' && !this.#isReviewed(),
    }));
  }
}
