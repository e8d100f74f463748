// SPDX-License-Identifier: MIT
// What a record viewer needs only now and then: the games of a file, what is wrong with a record, and ways to take the
// record out.

import type { OfRecord } from '../screens/analyse/record/tree.ts';
import type { EngineClient } from '../engine/client.ts';
import type { Notation, RecordReading } from '../engine/protocol.ts';
import { toolTexts } from '../i18n/en/analyse.ts';
import type { Strings } from '../i18n/index.ts';
import type { Language } from '../i18n/languages.ts';
import { fileName } from '../screens/analyse/export/take-out.ts';
import { FileGames } from '../screens/analyse/record/file-games.ts';
import { toRecord } from '../screens/analyse/record/record-tree.ts';
import { saveFile } from '../storage/save-file.ts';
import { copyText } from '../ui/copy-text.ts';
import { h } from '../ui/dom.ts';
import { wear } from '../ui/sheet.ts';
import { virtualSheet } from '../ui/virtual-list.ts';
import { warningInWords } from '../ui/words/faults.ts';

/** More than these would hide the board. */
const kMostWarnings = 3;

/** Loads what the next two functions say. */
export async function loadWords(language: Language): Promise<void> {
  // Without the language it is said in English.
  await toolTexts.load(language).catch(() => {});
}

/** The parts of a record that could not be read. */
export function worded(
  { warnings, games }: RecordReading,
  { analyse, language }: Pick<Strings, 'analyse' | 'language'>,
): string {
  const { faults } = toolTexts.in(language);
  const told = warnings.slice(0, kMostWarnings);
  const words = told.map((warning) => warningInWords(warning, games.length, faults));
  const rest = warnings.length > told.length ? [analyse.problems(warnings.length)] : [];
  return words.length === 0 ? analyse.noGame : [...words, ...rest].join(' · ');
}

/** The format that keeps all of a record. */
const kinds = { xiangqi: 'pgn', gomoku: 'sgf' } as const;

export async function written(
  client: EngineClient,
  { spec, tree }: OfRecord,
  notation: Notation,
): Promise<string> {
  const { bytes } = await client.call('writeRecord', [toRecord(tree), kinds[spec.id], notation]);
  return new TextDecoder().decode(bytes).trim();
}

export function save(record: OfRecord, text: string): void {
  saveFile(fileName(record, kinds[record.spec.id]), new Blob([`${text}\n`]));
}

/** Returns what the reader is told. */
export async function copy(text: string): Promise<(strings: Strings) => string> {
  const isCopied = await copyText(text);
  return ({ analyse: { done, byHand } }) => (isCopied ? done.copy : `${byHand} ${text}`);
}

/** The list of the games of a file; `root` gets its styles. */
export function gamesList(root: ShadowRoot | null, choose: (game: number) => void): FileGames {
  if (root !== null) wear(root, [virtualSheet]);
  return new FileGames({ choose, keepAll: null });
}

/** What an analysis takes over. */
const passedOn = ['game', 'side', 'theme', 'board', 'pieces', 'view', 'notation', 'rules'];

/** Opens the record in an analysis over the page. */
export async function openAnalysis(
  viewer: Element,
  record: string,
  strings: Strings,
): Promise<void> {
  const { define } = await import('../screens/analyse/chuhe-analysis.ts');
  define();
  const { language } = strings;
  const analysis = h('chuhe-analysis', { record, lang: language, 'data-fills': '' });
  for (const name of passedOn) {
    const value = viewer.getAttribute(name);
    if (value !== null) analysis.setAttribute(name, value);
  }
  const close = h('button', { type: 'button', 'data-action': 'close' }, strings.analyse.close);
  const dialog = h('dialog', { class: 'over', 'aria-label': strings.labels.analyseGame });
  dialog.append(h('div', { class: 'over-bar' }, close), analysis);
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  (viewer.shadowRoot ?? viewer).append(dialog);
  dialog.showModal();
}
