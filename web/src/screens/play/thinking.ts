// SPDX-License-Identifier: MIT
// What the engine thinks: depth, score, speed, line. Its room is kept, so nothing below it jumps.

import type { Strings } from '../../i18n/index.ts';
import type { GameState } from './state/state.ts';
import { h, setText } from '../../ui/dom.ts';
import { formatLine, formatScore, formatSpeed } from '../../ui/format.ts';

type Fact = 'depth' | 'score' | 'speed' | 'line';

const facts: readonly Fact[] = ['score', 'depth', 'speed', 'line'];
const kNothing = '–';

function valueOf(fact: Fact, state: GameState, strings: Strings): string {
  const { thought } = state;
  if (thought === null) return kNothing;
  const { info } = thought;
  const isBook = info.source === 'book';
  switch (fact) {
    case 'score':
      return formatScore(thought, state.spec, strings);
    case 'depth':
      return isBook ? kNothing : `${info.depth}/${info.selectiveDepth}`;
    case 'speed':
      return isBook ? kNothing : formatSpeed(info.nodesPerSecond, strings);
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
    this.element.hidden = state.settings.players === 'people';
    setText(this.#title, strings.labels.engine);
    this.element.dataset['source'] = state.thought?.info.source ?? 'none';
    for (const { fact, name, value } of this.#facts) {
      setText(name, strings.labels[fact]);
      setText(value, valueOf(fact, state, strings));
    }
  }
}
