// SPDX-License-Identifier: MIT
// A link as a QR code: one path of squares.

import { encode } from 'uqr';
import { drawing } from '../../../ui/dom.ts';

/** The white frame that readers need, in squares: ISO/IEC 18004. */
const kQuiet = 4;

/** Throws where the link is too long for any. */
export function codeOf(link: string, label: string): SVGSVGElement {
  const { data, size } = encode(link, { ecc: 'M', border: kQuiet });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const picture = drawing(squares.join(''), `0 0 ${size} ${size}`);
  picture.removeAttribute('aria-hidden');
  picture.setAttribute('role', 'img');
  picture.setAttribute('aria-label', label);
  picture.setAttribute('class', 'code');
  return picture;
}
