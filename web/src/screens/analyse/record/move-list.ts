// SPDX-License-Identifier: MIT
// The moves of a record with variations and comments, as buttons with a roving tab index. Lines are
// lists, and variations are nested lists.

import { languageOf } from '../../common/position/written.ts';
import type { Notation } from '../../../engine/protocol.ts';
import type { Strings } from '../../../i18n/index.ts';
import { h } from '../../../ui/dom.ts';
import { annotated } from './annotations.ts';

import {
  kRoot,
  nodeOf,
  type NodeId,
  type Step,
  type Tree,
  moveText,
  numberOf,
  type OfRecord,
} from './tree.ts';

/** A glyph that is not part of the record. */
export interface Sign {
  readonly text: string;
  readonly gravity: string;
}

export interface Listed extends OfRecord {
  readonly at: NodeId;
  readonly notation: Notation;
  readonly signs: ReadonlyMap<NodeId, Sign>;
}

export interface ListListener {
  go(node: NodeId): void;
  step(step: Step): void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

/** Glyphs with a common sign; the other PGN numbers have none. */
const glyphSigns: Readonly<Record<number, string>> = {
  1: '!',
  2: '?',
  3: '‼',
  4: '⁇',
  5: '!?',
  6: '?!',
  10: '=',
  13: '∞',
  14: '⩲',
  15: '⩱',
  16: '±',
  17: '∓',
  18: '+−',
  19: '−+',
};

export function glyphsOf(tree: Tree, id: NodeId): string {
  return nodeOf(tree, id)
    .glyphs.map((glyph) => glyphSigns[glyph] ?? `$${glyph}`)
    .join(' ');
}

/** PGN glyphs up to this number judge a single move. */
const kLastOfMove = 6;

/** The node whose move or comment the event is for. */
export function nodeIn(event: Event): NodeId | null {
  const found = event.target instanceof Element ? event.target.closest('[data-node]') : null;
  return found === null ? null : Number(found.getAttribute('data-node'));
}

export class RecordMoves {
  readonly element = h('div', { class: 'tree', role: 'group' });
  readonly #buttons = new Map<NodeId, HTMLButtonElement>();
  #drawn: { of: Listed; strings: Strings; signs: string } | null = null;
  #at: NodeId = kRoot;

  constructor(listener: ListListener) {
    this.element.addEventListener('click', (event) => {
      const node = nodeIn(event);
      if (node !== null) listener.go(node);
    });
    this.element.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      listener.step(step);
      event.preventDefault();
      this.focus();
    });
  }

  /** The button of the node. */
  button(node: NodeId): HTMLButtonElement | undefined {
    return this.#buttons.get(node);
  }

  /** Moves the focus to the current move. */
  focus(options?: FocusOptions): void {
    this.#buttons.get(this.#at)?.focus(options);
  }

  update(listed: Listed, strings: Strings): void {
    this.element.setAttribute('aria-label', strings.labels.moves);
    const drawn = this.#drawn;
    const signs = [...listed.signs].map(([node, { text }]) => `${node}${text}`).join(' ');
    const isDrawn =
      drawn?.of.tree === listed.tree &&
      drawn.strings === strings &&
      drawn.of.notation === listed.notation &&
      drawn.signs === signs;
    if (!isDrawn) {
      const hadFocus = this.element.matches(':focus-within');
      this.#draw(listed, strings);
      this.#drawn = { of: listed, strings, signs };
      this.#mark(listed.at);
      if (hadFocus) this.focus({ preventScroll: true });
    } else if (this.#at !== listed.at) {
      this.#mark(listed.at);
    }
  }

  /** Highlights the current node and scrolls it into view without scrolling the page. */
  #mark(at: NodeId): void {
    const before = this.#buttons.get(this.#at);
    before?.removeAttribute('aria-current');
    before?.setAttribute('tabindex', '-1');
    this.#at = at;
    const now = this.#buttons.get(at);
    if (now === undefined) return;
    now.setAttribute('aria-current', 'step');
    now.setAttribute('tabindex', '0');
    this.reveal();
  }

  /** Scrolls to the current node, which a change of the layout may have hidden. */
  reveal(): void {
    const now = this.#buttons.get(this.#at);
    if (now === undefined) return;
    const { scrollTop, clientHeight } = this.element;
    const { offsetTop, offsetHeight } = now;
    const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (isSeen) return;
    // With a few moves before it, or else whole.
    const above = Math.min(clientHeight / 3, (clientHeight - offsetHeight) / 2);
    this.element.scrollTop = offsetTop - above;
  }

  #draw(listed: Listed, strings: Strings): void {
    this.#buttons.clear();
    const lang = languageOf(listed.notation);
    const draw = new TreeDrawing(listed, strings, this.#buttons);
    const line = draw.mainLine();
    if (lang !== null) line.setAttribute('lang', lang);
    this.element.replaceChildren(draw.startButton(), ...draw.commentOn(kRoot), line);
  }
}

/** Draws one state of a tree and stores the button of each node. */
class TreeDrawing {
  readonly #listed: Listed;
  readonly #strings: Strings;
  readonly #buttons: Map<NodeId, HTMLButtonElement>;

  constructor(listed: Listed, strings: Strings, buttons: Map<NodeId, HTMLButtonElement>) {
    this.#listed = listed;
    this.#strings = strings;
    this.#buttons = buttons;
  }

  startButton(): HTMLElement {
    return this.#button(kRoot, this.#strings.analyse.start, 'start');
  }

  commentOn(id: NodeId): HTMLElement[] {
    const { text } = annotated(nodeOf(this.#listed.tree, id).comment);
    return text === ''
      ? []
      : [h('p', { class: 'comment', lang: '', 'data-node': String(id) }, text)];
  }

  /** One row holds a pair of moves; comments and variations split a row. */
  mainLine(): HTMLElement {
    const { tree } = this.#listed;
    const list = h('ol', { class: 'main' });
    let row: HTMLElement | null = null;
    let parent = kRoot;
    for (;;) {
      const [id, ...others] = nodeOf(tree, parent).children;
      if (id === undefined) return list;
      const { number, isFirst } = numberOf(this.#listed, id);
      if (row === null || isFirst) {
        row = h('li', { class: 'row' }, h('span', { class: 'number' }, `${number}.`));
        if (!isFirst) row.append(h('span', { class: 'gap', 'aria-hidden': 'true' }, '…'));
        list.append(row);
      }
      row.append(this.#moveButton(id));
      const asides = [...this.commentOn(id), ...this.#variations(others)];
      if (asides.length > 0) {
        list.append(h('li', { class: 'aside' }, ...asides));
        row = null;
      }
      parent = id;
    }
  }

  #variations(starts: readonly NodeId[]): HTMLElement[] {
    return starts.map((start) => {
      const list = h('ol', { class: 'variation', 'aria-label': this.#strings.analyse.variation });
      this.#fillVariation(list, start);
      return list;
    });
  }

  #fillVariation(list: HTMLElement, start: NodeId): void {
    const { tree } = this.#listed;
    let others: readonly NodeId[] = [];
    let needsNumber = true;
    for (let id: NodeId | undefined = start; id !== undefined;) {
      const { number, isFirst } = numberOf(this.#listed, id);
      const item = h('li');
      if (isFirst || needsNumber) {
        item.append(h('span', { class: 'number' }, `${number}${isFirst ? '.' : '…'}`));
      }
      item.append(this.#moveButton(id));
      list.append(item);
      const asides = [...this.commentOn(id), ...this.#variations(others)];
      if (asides.length > 0) list.append(h('li', { class: 'aside' }, ...asides));
      needsNumber = asides.length > 0;
      [id, ...others] = nodeOf(tree, id).children;
    }
  }

  #moveButton(id: NodeId): HTMLButtonElement {
    const { tree, notation, signs } = this.#listed;
    const glyphs = glyphsOf(tree, id);
    const text = moveText(tree, id, notation);
    const button = this.#button(id, glyphs === '' ? text : `${text} ${glyphs}`, '');
    const sign = signs.get(id);
    // The record's own glyph takes precedence.
    if (sign !== undefined && !nodeOf(tree, id).glyphs.some((glyph) => glyph <= kLastOfMove)) {
      button.append(h('span', { class: 'sign', 'data-gravity': sign.gravity }, ` ${sign.text}`));
    }
    return button;
  }

  #button(id: NodeId, text: string, look: string): HTMLButtonElement {
    const attributes = { type: 'button', tabindex: '-1', 'data-node': String(id) };
    const button = h('button', { ...attributes, class: `move ${look}`.trim() }, text);
    this.#buttons.set(id, button);
    return button;
  }
}
