// SPDX-License-Identifier: MIT
// The generator's texts in each language of the pages.

import { descriptions } from './descriptions-zh.ts';
import { escaped, marked } from './text.ts';

export type DocsLanguage = 'en' | 'zh';

interface Words {
  readonly run: string;
  readonly reset: string;
  readonly example: string;
  readonly result: string;
  readonly said: string;
  readonly pressRun: string;
  readonly common: string;
  readonly attributes: string;
  readonly properties: string;
  readonly methods: string;
  readonly events: string;
  readonly parts: string;
  readonly customProperties: string;
  readonly withoutIt: string;
  readonly isRead: string;
  readonly types: string;
}

export const words: Readonly<Record<DocsLanguage, Words>> = {
  en: {
    run: 'Run',
    reset: 'Reset',
    example: 'Example',
    result: 'Result',
    said: 'Console output',
    pressRun: 'Press “Run”.',
    common: 'Common to all elements',
    attributes: 'Attributes',
    properties: 'Properties',
    methods: 'Methods',
    events: 'Events',
    parts: 'Parts',
    customProperties: 'Custom properties',
    withoutIt: 'by default',
    isRead: 'read-only',
    types: 'Types',
  },
  zh: {
    run: '运行',
    reset: '还原',
    example: '示例',
    result: '示例的显示',
    said: '示例的输出',
    pressRun: '请点“运行”。',
    common: '各元素共有',
    attributes: '属性（attribute）',
    properties: '对象属性（property）',
    methods: '方法',
    events: '事件',
    parts: '部件（part）',
    customProperties: '自定义样式属性',
    withoutIt: '默认',
    isRead: '只读',
    types: '类型',
  },
};

/** A comment in the language of the page; falls back to English, marked as such. */
export function description(text: string, language: DocsLanguage): string {
  if (language === 'en' || text === '') return marked(text);
  const translated = descriptions[text];
  return translated === undefined ? `<span lang="en">${marked(text)}</span>` : marked(translated);
}

export const code = (text: string): string => `<code>${escaped(text)}</code>`;
