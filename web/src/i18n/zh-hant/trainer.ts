// SPDX-License-Identifier: MIT
// The trainer of openings in traditional Chinese.

import type { TrainerStrings } from '../en/trainer.ts';

export const strings: TrainerStrings = {
  title: '開局訓練',
  yourMove: '請憑記憶走子',
  other: '對方走子…',
  loading: '正在載入開局庫…',
  noBook: '開局庫無法載入。',
  lineOver: '此變到此為止',
  dueOver: '今天沒有到期的局面了',
  noRepertoire: '您的開局譜在此沒有著法。請在「開局」中給著法加星。',
  wrong: (right) => `不對。應走 ${right}。請再試。`,
  shown: (right) => `應走 ${right}。請走出。`,
  score: (right, asked) => `${asked} 題中 ${right} 題一次答對`,
  due: (count, all) => `今天到期 ${count} 個局面，共練過 ${all} 個。`,
  review: '訓練到期局面',
  side: '您執',
  source: '正確的標準',
  sources: { book: '開局庫', repertoire: '我的開局譜' },
  actions: { label: '訓練', again: '新變化', answer: '答案', flip: '翻轉' },
  wholeBook: '從起始局面開始',
  openings: '返回開局',
  progress: '進度',
  repertoire: '我的開局譜',
  repertoireOf: (positions) => `含 ${positions} 個局面的著法。`,
  aboutRepertoire: '在「開局」中點著法旁的星，可加入或移出。',
  take: '採用我對局中的著法',
  taken: (positions) => `新增 ${positions} 個局面：您在三局以上中最常走的著法。`,
  about: '答對的局面在 1、3、7、14、30、60、120 天後再次出現；答錯的當天再次出現。',
  clear: '清除進度',
  clearRepertoire: '清除開局譜',
  sure: '確定清除？',
  notKept: '瀏覽器無法保存：僅在本頁有效。',
};
