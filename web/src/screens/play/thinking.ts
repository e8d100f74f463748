// SPDX-License-Identifier: MIT
// The engine's thinking, if shown: depth, score, speed, line.

import type { Strings } from '../../i18n/index.ts';
import type { GameState } from './state/state.ts';
import { h, setText } from '../../ui/dom.ts';
import { formatLine, formatScore, formatSpeed } from '../../ui/format.ts';

type Fact = 'depth' | 'score' | 'speed' | 'line';

const facts: readonly Fact[] = ['score', 'depth', 'speed', 'line'];

function valueOf(fact: Fact, state: GameState, strings: Strings): string {
  const { thought } = state;
  if (thought === null) return '';
  const { info } = thought;
  const isBook = info.source === 'book';
  switch (fact) {
    case 'score':
      return formatScore(thought, state.spec, strings);
    case 'depth':
      return isBook ? '' : `${info.depth}/${info.selectiveDepth}`;
    case 'speed':
      return isBook ? '' : formatSpeed(info.nodesPerSecond, strings);
    case 'line':
      return formatLine(info, state.settings.notation ?? strings.notation);
  }
}

export class Thinking {
  readonly #title = h('h2');
  readonly #facts = facts.map((fact) => ({ fact, name: h('dt'), value: h('dd') }));
  readonly element = h(
    'section',
    { class: 'thinking', part: 'engine' },
    this.#title,
    h(
      'dl',
      {},
      ...this.#facts.map(({ fact, name, value }) => h('div', { class: fact }, name, value)),
    ),
  );

  update(state: GameState, strings: Strings): void {
    const { players, showsThinking } = state.settings;
    this.element.hidden = players === 'people' || !showsThinking || state.thought === null;
    setText(this.#title, strings.labels.engine);
    this.element.dataset['source'] = state.thought?.info.source ?? 'none';
    for (const { fact, name, value } of this.#facts) {
      setText(name, strings.labels[fact]);
      const text = valueOf(fact, state, strings);
      setText(value, text);
      value.parentElement?.toggleAttribute('hidden', text === '');
    }
  }
}
