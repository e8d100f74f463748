// SPDX-License-Identifier: MIT
// Hears one utterance by the speech recognition of the browser, where it has one. It begins when the reader asks for it
// and at no other time; who turns the sound into text is for the browser to say, which may send it to its maker.

import type { HearingFault } from '../../../i18n/by-ear.ts';
import { languages, type Language } from '../../../i18n/languages.ts';

/** What we use of the Web Speech API, which lib.dom does not describe. */
export interface Recognition extends EventTarget {
  lang: string;
  maxAlternatives: number;
  interimResults: boolean;
  start(): void;
  abort(): void;
}

interface HeardEvent extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

interface Recognisers {
  readonly SpeechRecognition?: new () => Recognition;
  readonly webkitSpeechRecognition?: new () => Recognition;
}

const faults: Readonly<Record<string, HearingFault>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  network: 'unreachable',
  'audio-capture': 'no-microphone',
  'no-speech': 'silence',
};

const kAlternatives = 5;

function recogniser(): (new () => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Recognisers;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

export function canHear(): boolean {
  return recogniser() !== null;
}

export interface Listener {
  /** What was said, the likeliest first. */
  heard(texts: readonly string[]): void;
  /** Null where it was stopped. */
  ended(fault: HearingFault | null): void;
}

/** A recogniser wants a country; that of the reader where they have the same language. */
function tagOf(language: Language): string {
  const own = navigator.languages.find((tag) => tag.startsWith(`${language}-`));
  if (language === 'en') return own ?? 'en-US';
  return languages.find(({ tag }) => tag === language)?.speech ?? language;
}

/** Returns what stops it; null where it cannot begin. */
export function listen(language: Language, listener: Listener): (() => void) | null {
  const Recogniser = recogniser();
  if (Recogniser === null) return null;
  const recognition = new Recogniser();
  recognition.lang = tagOf(language);
  recognition.maxAlternatives = kAlternatives;
  recognition.interimResults = false;
  // Nothing heard ends it without an error in some browsers.
  let fault: HearingFault | null = 'silence';
  recognition.addEventListener('result', (event) => {
    fault = null;
    const [result = []] = Array.from((event as HeardEvent).results);
    listener.heard(Array.from(result, ({ transcript }) => transcript));
  });
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { readonly error?: string };
    if (error !== 'aborted') fault = faults[error ?? ''] ?? 'failed';
  });
  recognition.addEventListener('end', () => listener.ended(fault));
  try {
    recognition.start();
  } catch {
    return null;
  }
  return () => {
    fault = null;
    recognition.abort();
  };
}
