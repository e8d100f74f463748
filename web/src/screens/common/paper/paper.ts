// SPDX-License-Identifier: MIT
// Sheets of paper: what is printed instead of the page, by the browser's own way of printing. Nobody sees it on a screen.

import paper from '../../../styles/paper.css?inline';
import { h } from '../../../ui/dom.ts';
import { sheetOf } from '../../../ui/sheet.ts';

const ownSheet = sheetOf(paper);

/** What else stands in the document is not printed with it. */
const aroundSheet = sheetOf(
  `.chuhe-paper { display: none; }
  @media print {
    .chuhe-paper { display: block; }
    body > :not(.chuhe-paper) { display: none !important; }
  }`,
);

/** Prints that, in that language; it is gone once the browser has printed. */
export function printPaper(language: string, ...content: HTMLElement[]): void {
  document.querySelector('.chuhe-paper')?.remove();
  const host = h('div', { class: 'chuhe-paper', lang: language });
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [ownSheet()];
  root.append(...content);
  const around = aroundSheet();
  const sheets = document.adoptedStyleSheets;
  if (!sheets.includes(around)) document.adoptedStyleSheets = [...sheets, around];
  document.body.append(host);
  addEventListener('afterprint', () => host.remove(), { once: true });
  print();
}
