// SPDX-License-Identifier: MIT
// The buttons of the record viewer, and its menu.

import type { GameSpec } from '../games/game-spec.ts';
import type { ViewerStrings } from '../i18n/en/viewer.ts';
import type { Strings, Walk } from '../i18n/index.ts';
import { ButtonBar } from '../ui/button-bar.ts';
import { drawing, h, setText } from '../ui/dom.ts';
import { icons, walkIcons } from '../ui/icons.ts';
import { Menu } from '../ui/menu.ts';

const taking = ['flip', 'analyse', 'copy', 'save'] as const;

export type ViewerAction = Walk | 'play' | (typeof taking)[number];

export interface ViewerLook {
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
  readonly isPlaying: boolean;
  readonly isRead: boolean;
}

const { first, back, forward, last } = walkIcons;

/** `pause` takes the place of `play`. */
const drawings = {
  first,
  back,
  play: icons.step,
  pause: icons.pause,
  forward,
  last,
};

const kMore = 'M5 12h.01M12 12h.01M19 12h.01';

type Button = keyof typeof drawings;

export class ViewerTools {
  readonly #spec: GameSpec;
  readonly #bar: ButtonBar<Button>;
  readonly #moreLabel = h('span');
  readonly #more = h('button', { type: 'button', 'data-action': 'more' }, this.#moreLabel);
  readonly #menu: Menu;
  readonly element: HTMLElement;
  #isRead = false;

  constructor(spec: GameSpec, act: (action: ViewerAction) => void) {
    this.#spec = spec;
    this.#bar = new ButtonBar<Button>(spec, drawings, (button) =>
      act(button === 'pause' ? 'play' : button),
    );
    this.#more.prepend(drawing(kMore, '0 0 24 24'));
    this.#more.setAttribute('aria-expanded', 'false');
    this.#more.addEventListener('click', () => {
      this.#menu.toggle();
      this.#menu.focus();
    });
    this.#bar.element.append(this.#more);
    this.element = h('div', { class: 'tools', part: 'tools' }, this.#bar.element);
    const items = taking.map((name) => ({
      name,
      isHidden: (): boolean => (name === 'flip' ? !this.#spec.moving.isTurnable : !this.#isRead),
      take: (): void => act(name),
    }));
    this.#menu = new Menu(items, this.#more, this.element);
  }

  update({ analyse, actions, labels }: Strings, own: ViewerStrings, look: ViewerLook): void {
    const { isAtStart, isAtEnd, isPlaying, isRead } = look;
    this.#isRead = isRead;
    const names = { ...analyse.walks, play: own.play, pause: analyse.pause };
    setText(this.#moreLabel, labels.more);
    this.#more.title = labels.more;
    this.#bar.update(analyse.walk, (button) => ({
      name: names[button],
      isPossible:
        button === 'first' || button === 'back'
          ? !isAtStart
          : button === 'forward' || button === 'last'
            ? !isAtEnd
            : button !== 'play' || !isAtStart || !isAtEnd,
      isHidden: (button === 'play' && isPlaying) || (button === 'pause' && !isPlaying),
    }));
    const { copy, save } = own;
    this.#menu.update({ flip: actions.flip, analyse: labels.analyseGame, copy, save });
  }
}
