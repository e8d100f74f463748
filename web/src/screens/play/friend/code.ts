// SPDX-License-Identifier: MIT
// A link as a QR code, on a sheet: the friend's camera is to see all of it.

import { encode } from 'uqr';
import type { FriendStrings } from '../../../i18n/en/friend.ts';
import type { Language } from '../../../i18n/languages.ts';
import { isSheetOpen, Sheet } from '../../../settings/sheet.ts';
import { svg } from '../../../ui/dom.ts';

/** The white frame that readers need, in squares: ISO/IEC 18004. */
const kQuiet = 4;

/** Black on white in every theme. Throws where the link is too long for any. */
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

/** It looks as `element` does. */
export function showCode(
  link: string,
  own: FriendStrings,
  language: Language,
  element: HTMLElement,
): void {
  if (isSheetOpen('code')) return;
  const sheet = new Sheet('code', element);
  const picture = document.createElement('div');
  picture.append(pictureOf(link, own.code));
  sheet.fill(own.title, own.close, language, picture);
  sheet.show();
}
