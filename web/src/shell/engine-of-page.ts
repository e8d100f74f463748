// SPDX-License-Identifier: MIT
// The engine chosen by the reader, with a notice when the usual one replaces it.

import { browserHost } from '../engine/browser-host.ts';
import { chosenHost } from '../engine/chosen-engine.ts';
import { choiceOutcome, type ChoiceFault } from '../engine/engine-choice.ts';
import { languageOf } from '../i18n/languages.ts';
import { settingsTexts } from '../i18n/en/settings.ts';
import { engineWish } from '../storage/engine-wish.ts';
import { h } from '../ui/dom.ts';

/** In milliseconds. The settings show the message permanently. */
const kLongestSeen = 20_000;

async function say(fault: ChoiceFault): Promise<void> {
  const language = languageOf(document.documentElement);
  // Fall back to English if the language cannot be downloaded.
  await settingsTexts.load(language).catch(() => {});
  const { engine, close } = settingsTexts.in(language);
  const text = h('span');
  const button = h('button', { type: 'button', 'data-action': 'close' }, close);
  const bar = h('p', { class: 'update engine-fault', role: 'status' }, text, button);
  button.addEventListener('click', () => bar.remove());
  setTimeout(() => bar.remove(), kLongestSeen);
  document.querySelector('main > .engine-fault')?.remove();
  document.querySelector('main')?.append(bar);
  // Inserted before its text: screen readers do not announce a region that arrives with its text.
  text.textContent = engine.faults[fault];
}

export const engineOfPage = chosenHost({
  usual: browserHost,
  choice: () => engineWish.value,
  onFault: (fault) => {
    choiceOutcome.fault = fault;
    void say(fault);
  },
});
