// SPDX-License-Identifier: MIT
// The moves of an analysis: the list of its record with the signs of its review, and the ways to a move's menu.

import { toolTexts } from '../../../i18n/en/analyse.ts';
import type { Strings } from '../../../i18n/index.ts';
import { drawing, h, setText } from '../../../ui/dom.ts';
import type { Review } from './review.ts';
import { validReview } from '../findings.ts';
import { nodeIn, RecordMoves, type ListListener, type Sign } from '../record/move-list.ts';
import { kRoot, type NodeId } from '../record/tree.ts';
import type { AnalysisState } from '../state.ts';
import { notationOf, numberedMove } from '../words.ts';
import { signsOf } from './moments.ts';

export interface TreeListener extends ListListener {
  remove(node: NodeId): void;
  /** Opens the menu of the current move below `from`. */
  menu(from: HTMLElement): void;
  /** Opens the comment of the current move. */
  comment(): void;
}

const kKeysId = 'tree-keys';

const kMore = 'M5 12h.01M12 12h.01M19 12h.01';

/** As long as the one that draws on the board. */
const kLongPressMs = 450;

interface Signs {
  readonly review: Review | null;
  readonly of: ReadonlyMap<NodeId, Sign>;
}

export class MoveTree {
  readonly #title = h('h2');
  readonly #keys = h('p', { id: kKeysId, class: 'unseen' });
  /** The button of the menu. */
  readonly more = h('button', { type: 'button', class: 'more', 'data-action': 'move-menu' });
  readonly element = h(
    'section',
    { class: 'moves', part: 'moves' },
    h('div', { class: 'pair' }, this.#title, this.more),
    this.#keys,
  );
  readonly #list: RecordMoves;
  #signs: Signs = { review: null, of: new Map() };
  #at: NodeId = kRoot;

  constructor(listener: TreeListener) {
    this.more.append(drawing(kMore, '0 0 24 24'));
    this.more.setAttribute('aria-expanded', 'false');
    this.more.addEventListener('click', () => listener.menu(this.more));
    this.#list = new RecordMoves(listener);
    const body = this.#list.element;
    body.setAttribute('aria-describedby', kKeysId);
    body.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.matches('.comment')) listener.comment();
    });
    this.#hearMenus(body, listener);
    body.addEventListener('keydown', (event) => {
      if (event.key !== 'Delete' || event.altKey || event.ctrlKey || event.metaKey) return;
      listener.remove(this.#at);
      event.preventDefault();
      this.focus();
    });
    this.element.append(body);
  }

  /** Moves the focus to the current move. */
  focus(options?: FocusOptions): void {
    this.#list.focus(options);
  }

  /** Scrolls to the current move, which a change of the layout may have hidden. */
  reveal(): void {
    this.#list.reveal();
  }

  /** A right click, a long press and the keys for menus open the menu of a move. */
  #hearMenus(body: HTMLElement, listener: TreeListener): void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOpened = false;
    const open = (node: NodeId): void => {
      listener.go(node);
      listener.menu(this.#list.button(node) ?? this.more);
    };
    body.addEventListener('contextmenu', (event) => {
      clearTimeout(timer);
      const node = nodeIn(event);
      if (node === null) return;
      event.preventDefault();
      if (!isOpened) open(node);
    });
    body.addEventListener('pointerdown', (event) => {
      isOpened = false;
      const node = nodeIn(event);
      if (event.pointerType === 'mouse' || node === null) return;
      timer = setTimeout(() => {
        isOpened = true;
        open(node);
      }, kLongPressMs);
    });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      body.addEventListener(end, () => clearTimeout(timer));
    }
    // The click that would follow would take the focus from the menu.
    body.addEventListener('touchend', (event) => {
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
    const { spec, tree, at } = state;
    this.#at = at;
    const signs = this.#signsOf(state);
    this.#list.update({ spec, tree, at, notation: notationOf(state, strings), signs }, strings);
  }

  /** Cached: a review changes twice a second, the rest of the state more often. */
  #signsOf(state: AnalysisState): ReadonlyMap<NodeId, Sign> {
    const review = validReview(state);
    if (review !== this.#signs.review) this.#signs = { review, of: signsOf(review) };
    return this.#signs.of;
  }
}
