// SPDX-License-Identifier: MIT
// Actions on the current node: comment, promote, remove.

import type { Strings } from '../../../i18n/index.ts';
import { h, setText } from '../../../ui/dom.ts';
import type { AnalysisState } from '../state.ts';
import { branchOf, kRoot, nodeOf, type NodeId } from './tree.ts';
import { numberedMove } from '../words.ts';

export interface NodeListener {
  comment(node: NodeId, text: string): void;
  promote(node: NodeId): void;
  remove(node: NodeId): void;
}

export class NodeCard {
  readonly #label = h('span');
  readonly #text = h('textarea', { rows: '2', 'data-setting': 'comment' });
  readonly #promote = h('button', { type: 'button', 'data-action': 'promote' });
  readonly #remove = h('button', { type: 'button', 'data-action': 'remove' });
  readonly element = h(
    'section',
    { class: 'node' },
    h('label', { class: 'field' }, this.#label, this.#text),
    h('div', { class: 'buttons' }, this.#promote, this.#remove),
  );
  #at: NodeId = kRoot;
  #comment = '';

  constructor(listener: NodeListener) {
    // `change` fires when the field loses focus, before anything else is chosen.
    this.#text.addEventListener('change', () =>
      listener.comment(this.#at, this.#text.value.trim()),
    );
    for (const [button, act] of [
      [this.#promote, (): void => listener.promote(this.#at)],
      [this.#remove, (): void => listener.remove(this.#at)],
    ] as const) {
      button.addEventListener('click', () => {
        if (button.getAttribute('aria-disabled') !== 'true') act();
      });
    }
  }

  update(state: AnalysisState, strings: Strings): void {
    const { analyse } = strings;
    const { tree, at } = state;
    const { comment } = nodeOf(tree, at);
    setText(this.#label, analyse.commentOn(numberedMove(state, at, strings)));
    if (at !== this.#at || comment !== this.#comment) this.#text.value = comment;
    this.#at = at;
    this.#comment = comment;
    setText(this.#promote, analyse.promote);
    setText(this.#remove, analyse.remove);
    this.#promote.setAttribute('aria-disabled', String(branchOf(tree, at) === kRoot));
    this.#remove.setAttribute('aria-disabled', String(at === kRoot));
  }
}
