// SPDX-License-Identifier: MIT
// The moves of a record with variations and comments, as buttons with a roving tab index. Lines are
// lists, and variations are nested lists.

import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { drawing, h, setText } from '../../../ui/dom.ts';
import type { Review } from './review.ts';
import type { AnalysisState, Step } from '../state.ts';
import { kRoot, nodeOf, type NodeId, type Tree } from '../record/tree.ts';
import { validReview } from '../findings.ts';
import { signsOf, type Sign } from './moments.ts';
import { glyphsOf, languageOf, moveText, notationOf, numberedMove, numberOf } from '../words.ts';

export interface TreeListener {
  go(node: NodeId): void;
  step(step: Step): void;
  remove(node: NodeId): void;
  /** Opens the menu of the current move below `from`. */
  menu(from: HTMLElement): void;
  /** Opens the comment of the current move. */
  comment(): void;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  ArrowUp: 'above',
  ArrowDown: 'below',
  Home: 'first',
  End: 'last',
};

const kKeysId = 'tree-keys';

const kMore = 'M5 12h.01M12 12h.01M19 12h.01';

/** As long as the one that draws on the board. */
const kLongPressMs = 450;

/** PGN glyphs up to this number judge a single move. */
const kLastOfMove = 6;

interface Signs {
  readonly review: Review | null;
  readonly of: ReadonlyMap<NodeId, Sign>;
}

export class MoveTree {
  readonly #title = h('h2');
  readonly #keys = h('p', { id: kKeysId, class: 'unseen' });
  readonly #body = h('div', { class: 'tree', role: 'group', 'aria-describedby': kKeysId });
  /** The button of the menu. */
  readonly more = h('button', { type: 'button', class: 'more', 'data-action': 'move-menu' });
  readonly element = h(
    'section',
    { class: 'moves', part: 'moves' },
    h('div', { class: 'pair' }, this.#title, this.more),
    this.#keys,
    this.#body,
  );
  readonly #buttons = new Map<NodeId, HTMLButtonElement>();
  #drawn: { tree: Tree; strings: Strings; notation: string; signs: string } | null = null;
  #signs: Signs = { review: null, of: new Map() };
  #at: NodeId = kRoot;

  constructor(listener: TreeListener) {
    this.more.append(drawing(kMore, '0 0 24 24'));
    this.more.setAttribute('aria-expanded', 'false');
    this.more.addEventListener('click', () => listener.menu(this.more));
    this.#body.addEventListener('click', (event) => {
      const node = nodeIn(event);
      if (node === null) return;
      listener.go(node);
      if (event.target instanceof Element && event.target.matches('.comment')) listener.comment();
    });
    this.#hearMenus(listener);
    this.#body.addEventListener('keydown', (event) => {
      const step = steps[event.key];
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      if (step !== undefined) listener.step(step);
      else if (event.key === 'Delete') listener.remove(this.#at);
      else return;
      event.preventDefault();
      this.focus();
    });
  }

  /** Moves the focus to the current move. */
  focus(options?: FocusOptions): void {
    this.#buttons.get(this.#at)?.focus(options);
  }

  /** A right click, a long press and the keys for menus open the menu of a move. */
  #hearMenus(listener: TreeListener): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpened = false;
    const open = (node: NodeId): void => {
      listener.go(node);
      listener.menu(this.#buttons.get(node) ?? this.more);
    };
    this.#body.addEventListener('contextmenu', (event) => {
      clearTimeout(timer);
      const node = nodeIn(event);
      if (node === null) return;
      event.preventDefault();
      if (!isOpened) open(node);
    });
    this.#body.addEventListener('pointerdown', (event) => {
      isOpened = false;
      const node = nodeIn(event);
      if (event.pointerType === 'mouse' || node === null) return;
      timer = setTimeout(() => {
        isOpened = true;
        open(node);
      }, kLongPressMs);
    });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      this.#body.addEventListener(end, () => clearTimeout(timer));
    }
    // The click that would follow would take the focus from the menu.
    this.#body.addEventListener('touchend', (event) => {
      if (isOpened) event.preventDefault();
      isOpened = false;
    });
  }

  update(state: AnalysisState, strings: Strings): void {
    const { move } = toolTexts.in(strings.language);
    setText(this.#title, strings.labels.moves);
    setText(this.#keys, move.keys);
    const name = move.menu(numberedMove(state, state.at, strings));
    this.more.title = name;
    this.more.setAttribute('aria-label', name);
    this.#body.setAttribute('aria-label', strings.labels.moves);
    const notation = notationOf(state, strings);
    const drawn = this.#drawn;
    const signs = this.#signsOf(state);
    const signText = [...signs].map(([node, { text }]) => `${node}${text}`).join(' ');
    const isDrawn =
      drawn?.tree === state.tree &&
      drawn.strings === strings &&
      drawn.notation === notation &&
      drawn.signs === signText;
    if (!isDrawn) {
      const hadFocus = this.#body.matches(':focus-within');
      this.#draw(state, strings, signs);
      this.#drawn = { tree: state.tree, strings, notation, signs: signText };
      this.#mark(state.at);
      if (hadFocus) this.#buttons.get(state.at)?.focus({ preventScroll: true });
    } else if (this.#at !== state.at) {
      this.#mark(state.at);
    }
  }

  /** Cached: a review changes twice a second, the rest of the state more often. */
  #signsOf(state: AnalysisState): ReadonlyMap<NodeId, Sign> {
    const review = validReview(state);
    if (review !== this.#signs.review) this.#signs = { review, of: signsOf(review) };
    return this.#signs.of;
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
    const { scrollTop, clientHeight } = this.#body;
    const { offsetTop, offsetHeight } = now;
    const isSeen = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight;
    if (isSeen) return;
    // With a few moves before it, or else whole.
    const above = Math.min(clientHeight / 3, (clientHeight - offsetHeight) / 2);
    this.#body.scrollTop = offsetTop - above;
  }

  #draw(state: AnalysisState, strings: Strings, signs: ReadonlyMap<NodeId, Sign>): void {
    this.#buttons.clear();
    const lang = languageOf(notationOf(state, strings));
    const draw = new TreeDrawing(state, strings, this.#buttons, signs);
    const line = draw.mainLine();
    if (lang !== null) line.setAttribute('lang', lang);
    this.#body.replaceChildren(draw.startButton(), ...draw.commentOn(kRoot), line);
  }
}

function nodeIn(event: Event): NodeId | null {
  const found = event.target instanceof Element ? event.target.closest('[data-node]') : null;
  return found === null ? null : Number(found.getAttribute('data-node'));
}

/** Draws one state of a tree and stores the button of each node. */
class TreeDrawing {
  readonly #state: AnalysisState;
  readonly #strings: Strings;
  readonly #buttons: Map<NodeId, HTMLButtonElement>;
  readonly #signs: ReadonlyMap<NodeId, Sign>;

  constructor(
    state: AnalysisState,
    strings: Strings,
    buttons: Map<NodeId, HTMLButtonElement>,
    signs: ReadonlyMap<NodeId, Sign>,
  ) {
    this.#signs = signs;
    this.#state = state;
    this.#strings = strings;
    this.#buttons = buttons;
  }

  startButton(): HTMLElement {
    return this.#button(kRoot, this.#strings.analyse.start, 'start');
  }

  commentOn(id: NodeId): HTMLElement[] {
    const { comment } = nodeOf(this.#state.tree, id);
    return comment === ''
      ? []
      : [h('p', { class: 'comment', lang: '', 'data-node': String(id) }, comment)];
  }

  /** One row holds a pair of moves; comments and variations split a row. */
  mainLine(): HTMLElement {
    const { tree } = this.#state;
    const list = h('ol', { class: 'main' });
    let row: HTMLElement | null = null;
    let parent = kRoot;
    for (;;) {
      const [id, ...others] = nodeOf(tree, parent).children;
      if (id === undefined) return list;
      const { number, isFirst } = numberOf(this.#state, id);
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
    const { tree } = this.#state;
    let others: readonly NodeId[] = [];
    let needsNumber = true;
    for (let id: NodeId | undefined = start; id !== undefined;) {
      const { number, isFirst } = numberOf(this.#state, id);
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
    const { tree } = this.#state;
    const glyphs = glyphsOf(tree, id);
    const text = moveText(tree, id, notationOf(this.#state, this.#strings));
    const button = this.#button(id, glyphs === '' ? text : `${text} ${glyphs}`, '');
    const sign = this.#signs.get(id);
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
