// SPDX-License-Identifier: MIT
// Lets a change of the game be heard, as far as its settings wish.

import type { Strings } from '../../../i18n/index.ts';
import type { Language } from '../../../i18n/texts.ts';
import type { GameState } from '../state/state.ts';
import { Synthesis } from './synthesis.ts';
import { soundOf, speechOf } from './what-to-hear.ts';

/** What speech engines call them. */
const tags: Readonly<Record<Language, string>> = {
  en: 'en',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
  vi: 'vi-VN',
};

/** One for all boards of a page. */
let synthesis: Synthesis | null = null;

function say(text: string, language: Language): void {
  if (!('speechSynthesis' in globalThis) || text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = tags[language];
  // What is late is of no interest.
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

export function hear(before: GameState, after: GameState, strings: Strings): void {
  const { volume, speaks } = after.settings;
  const sound = soundOf(before, after);
  if (volume > 0 && sound !== null) {
    synthesis ??= new Synthesis();
    synthesis.play(sound, volume, after.spec.moves === 'stones');
  }
  if (speaks) say(speechOf(before, after, strings), strings.language);
}
