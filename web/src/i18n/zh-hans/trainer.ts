// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the opening trainer.

import type { TrainerStrings } from '../en/trainer.ts';

export const strings: TrainerStrings = {
  title: '开局训练',
  yourMove: '请凭记忆走子',
  other: '对方走子…',
  loading: '正在载入开局库…',
  noBook: '开局库无法载入。',
  lineOver: '此变到此为止',
  dueOver: '今天没有到期的局面了',
  noRepertoire: '你的开局谱在此没有着法。请在“开局”中给着法加星。',
  wrong: (right) => `不对。应走 ${right}。请再试。`,
  shown: (right) => `应走 ${right}。请走出。`,
  score: (right, asked) => `${asked} 题中 ${right} 题一次答对`,
  due: (count, all) => `今天到期 ${count} 个局面，共练过 ${all} 个。`,
  review: '训练到期局面',
  side: '你执',
  source: '正确的标准',
  sources: { book: '开局库', repertoire: '我的开局谱' },
  actions: { label: '训练', again: '新变化', answer: '答案', flip: '翻转' },
  wholeBook: '从起始局面开始',
  openings: '查看此局面的开局',
  path: '学习路线',
  progress: '进度',
  repertoire: '我的开局谱',
  repertoireOf: (positions) => `含 ${positions} 个局面的着法。`,
  aboutRepertoire: '在“开局”中点着法旁的星，可加入或移出。',
  take: '采用我对局中的着法',
  taken: (positions) => `新增 ${positions} 个局面：你在三局以上中最常走的着法。`,
  about: '答对的局面在 1、3、7、14、30、60、120 天后再次出现；答错的当天再次出现。',
  clear: '清除进度',
  clearRepertoire: '清除开局谱',
  sure: '确定清除？',
  notKept: '浏览器无法保存：仅在本页有效。',
};
