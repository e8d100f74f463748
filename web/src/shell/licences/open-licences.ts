// SPDX-License-Identifier: MIT
// The dialog with the licences of third-party work.

import notices from '../../../../THIRD_PARTY_NOTICES.md?raw';
import { h } from '../../ui/dom.ts';
import { openModal } from '../../ui/opened.ts';
import { blocksOf, inlinesOf, type Block, type Inline } from './markdown.ts';

function inlineNode(inline: Inline): Node | string {
  switch (inline.kind) {
    case 'text':
      return inline.text;
    case 'code':
      return h('code', {}, inline.text);
    case 'emphasis':
      return h('em', {}, inline.text);
    case 'link':
      // Repository files are not part of the site.
      return inline.url.startsWith('https:')
        ? h('a', { href: inline.url, target: '_blank', rel: 'noopener' }, inline.text)
        : inline.text;
  }
}

function nodesOf(text: string): (Node | string)[] {
  return inlinesOf(text).map(inlineNode);
}

function rowOf(tag: 'th' | 'td', cells: readonly string[]): HTMLElement {
  return h('tr', {}, ...cells.map((cell) => h(tag, {}, ...nodesOf(cell))));
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): HTMLElement {
  const body = rows.map((cells) => rowOf('td', cells));
  return h('table', {}, h('thead', {}, rowOf('th', head)), h('tbody', {}, ...body));
}

function elementOf(block: Block): HTMLElement {
  switch (block.kind) {
    case 'heading':
      // Headings nest below the dialog's title.
      return h(block.level === 2 ? 'h3' : 'h4', {}, ...nodesOf(block.text));
    case 'paragraph':
      return h('p', {}, ...nodesOf(block.text));
    case 'quote':
      return h('blockquote', {}, ...block.blocks.map(elementOf));
    case 'table':
      return tableOf(block.rows);
  }
}

/** The notices are in English, like the licences. */
export function openLicences(title: string, close: string): void {
  const button = h('button', { type: 'button', 'data-action': 'close' }, close);
  // The dialog has its own title in the reader's language.
  const [, ...blocks] = blocksOf(notices);
  const dialog = h(
    'dialog',
    { class: 'licences', 'aria-label': title },
    h('div', { class: 'title' }, h('h2', {}, title), button),
    h('div', { lang: 'en' }, ...blocks.map(elementOf)),
  );
  button.addEventListener('click', () => dialog.close());
  openModal(document.body, dialog);
}
