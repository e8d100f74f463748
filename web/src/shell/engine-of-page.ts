// SPDX-License-Identifier: MIT
// The engine as this reader has chosen it, and a word where the usual one plays in its place.

import { browserHost } from '../engine/browser-host.ts';
import { chosenHost } from '../engine/chosen-engine.ts';
import { choiceOutcome, type ChoiceFault } from '../engine/engine-choice.ts';
import { languageOf } from '../i18n/languages.ts';
import { settingsTexts } from '../i18n/en/settings.ts';
import { engineWish } from '../storage/engine-wish.ts';
import { h } from '../ui/dom.ts';

/** In milliseconds. The settings go on saying it. */
const kLongestSeen = 20_000;

async function say(fault: ChoiceFault): Promise<void> {
  const language = languageOf(document.documentElement);
  // English will do where the language cannot be fetched.
  await settingsTexts.load(language).catch(() => {});
  const { engine, close } = settingsTexts.in(language);
  const text = h('span');
  const button = h('button', { type: 'button', 'data-action': 'close' }, close);
  const bar = h('p', { class: 'update engine-fault', role: 'status' }, text, button);
  button.addEventListener('click', () => bar.remove());
  setTimeout(() => bar.remove(), kLongestSeen);
  document.querySelector('main > .engine-fault')?.remove();
  document.querySelector('main')?.append(bar);
  // There before its text: what comes with one is not read out.
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
