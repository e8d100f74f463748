// SPDX-License-Identifier: MIT
// Plays the sounds and speech of a change, according to the settings.

import type { Strings } from '../../../i18n/index.ts';
import { languages, type Language } from '../../../i18n/languages.ts';
import type { GameState } from '../state/state.ts';
import { Synthesis } from './synthesis.ts';
import { soundOf, speechOf } from './what-to-hear.ts';

/** Shared by all boards of a page. */
let synthesis: Synthesis | null = null;

function say(text: string, language: Language): void {
  if (!('speechSynthesis' in globalThis) || text === '') return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = languages.find(({ tag }) => tag === language)?.speech ?? language;
  // Drop outdated announcements.
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}

export function hear(before: GameState, after: GameState, strings: Strings): void {
  const { volume, speaks } = after.settings;
  const sound = soundOf(before, after);
  if (volume > 0 && sound !== null) {
    synthesis ??= new Synthesis();
    synthesis.play(sound, volume, after.spec.pitch);
  }
  if (speaks) say(speechOf(before, after, strings), strings.language);
}
