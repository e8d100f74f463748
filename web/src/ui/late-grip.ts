// SPDX-License-Identifier: MIT
// Brings the grip of a panel to the screens of the page, and to no board on another page, whose panel does not scroll.

import type { Strings } from '../i18n/index.ts';
import { LatePart } from './late-part.ts';

/** Takes its place before the panel that `game` contains; `isFolded`: at rest the panel hides some of its controls. */
export function lateGrip(game: HTMLElement, isFolded = false): LatePart<[unknown, Strings]> {
  const isOfPage = (): boolean => {
    const root = game.getRootNode();
    return root instanceof ShadowRoot && root.host.hasAttribute('data-fills');
  };
  const grip = new LatePart<[unknown, Strings]>(isOfPage, async () => {
    const { PanelGrip } = await import('./panel-grip.ts');
    return new PanelGrip(game, isFolded);
  });
  game.querySelector('.panel')?.before(grip.element);
  return grip;
}
