// SPDX-License-Identifier: MIT
// The engine settings: threads and table size.

import {
  choiceOutcome,
  mostThreads,
  offered,
  tablesOf,
  thisDevice,
  threadsBar,
  type EngineChoice,
} from '../engine/engine-choice.ts';
import type { SettingsStrings } from '../i18n/en/settings.ts';
import { engineWish } from '../storage/engine-wish.ts';
import { h, setText } from '../ui/dom.ts';
import { Picker, type Option } from '../ui/picker.ts';

type EngineStrings = SettingsStrings['engine'];

const kThreadsNote = 'threads-note';

/** Only for the settings opened last: a listener would keep all earlier ones alive. */
let showOutcome = (): void => {};
choiceOutcome.addEventListener('change', () => showOutcome());

/** Shows the result of the choice while visible. */
function outcome(own: EngineStrings): HTMLElement {
  const element = h('p', { role: 'status', class: 'fault' });
  showOutcome = () => {
    const { fault } = choiceOutcome;
    setText(element, fault === null ? '' : own.faults[fault]);
  };
  showOutcome();
  return element;
}

/** `restart` restarts the page's engine with the new choice. */
export function engineFields(own: EngineStrings, restart: () => void): HTMLElement[] {
  const device = thisDevice();
  const bar = threadsBar(device);
  const { threads, tableMegabytes } = offered(engineWish.value, device);
  const choose = (changes: Partial<EngineChoice>): void => {
    choiceOutcome.fault = null;
    engineWish.choose(changes);
    restart();
  };
  const counts = Array.from({ length: mostThreads(device) }, (_, index): Option => {
    const count = String(index + 1);
    return [count, count];
  });
  const threadPicker = new Picker('threads');
  threadPicker.update(own.threads, counts, String(threads));
  threadPicker.describedBy(kThreadsNote);
  threadPicker.onPick = (count) => choose({ threads: Number(count) });
  const tablePicker = new Picker('table');
  const sizes = tablesOf(device).map((size): Option => [String(size), `${size} MB`]);
  tablePicker.update(own.table, sizes, String(tableMegabytes));
  tablePicker.onPick = (size) => choose({ tableMegabytes: Number(size) });
  return [
    threadPicker.element,
    h('p', { id: kThreadsNote, class: 'note' }, bar === null ? own.threadsNote : own.bars[bar]),
    tablePicker.element,
    outcome(own),
  ];
}
