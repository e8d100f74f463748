// SPDX-License-Identifier: MIT
// Printed sheets, which replace the page when printing. They are invisible on the screen.

import paper from '../../../styles/paper.css?inline';
import { h } from '../../../ui/dom.ts';
import { sheetOf, wear } from '../../../ui/sheet.ts';

const ownSheet = sheetOf(paper);

/** Hides the rest of the document when printing. */
const aroundSheet = sheetOf(
  `.chuhe-paper { display: none; }
  @media print {
    .chuhe-paper { display: block; }
    body > :not(.chuhe-paper) { display: none !important; }
  }`,
);

/** Prints the content in that language, then removes it. */
export function printPaper(language: string, ...content: HTMLElement[]): void {
  document.querySelector('.chuhe-paper')?.remove();
  const host = h('div', { class: 'chuhe-paper', lang: language });
  const root = host.attachShadow({ mode: 'open' });
  wear(root, [ownSheet]);
  root.append(...content);
  const around = aroundSheet(document);
  const sheets = document.adoptedStyleSheets;
  if (!sheets.includes(around)) document.adoptedStyleSheets = [...sheets, around];
  document.body.append(host);
  addEventListener('afterprint', () => host.remove(), { once: true });
  print();
}
