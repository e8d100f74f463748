// SPDX-License-Identifier: MIT
// Brings the grip of a panel to the screens of the page, and to no board on another page, whose panel does not scroll.

import type { Strings } from '../i18n/index.ts';
import { LatePart } from './late-part.ts';

/** Takes its place before the panel that `game` contains. */
export function lateGrip(game: HTMLElement): LatePart<[unknown, Strings]> {
  const isOfPage = (): boolean => {
    const root = game.getRootNode();
    return root instanceof ShadowRoot && root.host.hasAttribute('data-fills');
  };
  const grip = new LatePart<[unknown, Strings]>(isOfPage, async () => {
    const { PanelGrip } = await import('./panel-grip.ts');
    return new PanelGrip(game);
  });
  game.querySelector('.panel')?.before(grip.element);
  return grip;
}
