// SPDX-License-Identifier: MIT
// A sheet with a link as a QR code, large enough for the friend's camera.

import { encode } from 'uqr';
import type { FriendStrings } from '../../../i18n/en/friend.ts';
import type { Language } from '../../../i18n/languages.ts';
import { isSheetOpen, Sheet } from '../../../settings/sheet.ts';
import { svg } from '../../../ui/dom.ts';

/** The quiet zone in modules: ISO/IEC 18004. */
const kQuiet = 4;

/** Black on white in every theme. Throws if the link is too long for any QR code. */
function pictureOf(link: string, label: string): SVGSVGElement {
  const { data, size } = encode(link, { ecc: 'M', border: kQuiet });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const side = String(size);
  return svg(
    'svg',
    { viewBox: `0 0 ${side} ${side}`, width: '100%', role: 'img', 'aria-label': label },
    svg('path', { d: `M0 0h${side}v${side}h-${side}z`, fill: '#fff' }),
    svg('path', { d: squares.join(''), fill: '#000', 'shape-rendering': 'crispEdges' }),
  );
}

/** Takes the look of `element`. */
export function showCode(
  link: string,
  own: FriendStrings,
  language: Language,
  element: HTMLElement,
): void {
  if (isSheetOpen('code', element)) return;
  const sheet = new Sheet('code', element);
  const picture = document.createElement('div');
  picture.append(pictureOf(link, own.code));
  sheet.fill(own.title, own.close, language, picture);
  sheet.show();
}
