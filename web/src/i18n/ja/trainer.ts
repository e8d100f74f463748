// SPDX-License-Identifier: MIT
// Japanese texts of the opening trainer.

import type { TrainerStrings } from '../en/trainer.ts';

export const strings: TrainerStrings = {
  title: '定跡の練習',
  yourMove: '記憶をたよりに指してください',
  other: '相手の手番です…',
  loading: '定跡を読み込んでいます…',
  noBook: '定跡を読み込めませんでした。',
  lineOver: 'この手順はここまでです',
  dueOver: '今日の復習はこれで終わりです',
  noRepertoire: 'ここにはレパートリーの手がありません。「定跡」で手に星を付けてください。',
  wrong: (right) => `その手ではありません。正解は ${right} です。もう一度どうぞ。`,
  shown: (right) => `正解は ${right} です。指してください。`,
  score: (right, asked) => `${asked}問中${right}問を一度で正解`,
  due: (count, all) => `今日の復習は${count}局面、これまでに${all}局面です。`,
  review: '今日の復習をする',
  side: '自分の側',
  source: '正解とする手',
  sources: { book: '定跡', repertoire: '自分のレパートリー' },
  actions: { label: '練習', again: '次の手順', answer: '正解', flip: '反転' },
  wholeBook: '開始局面から',
  openings: 'この局面の定跡を見る',
  path: '学習の道すじ',
  progress: '進み具合',
  repertoire: '自分のレパートリー',
  repertoireOf: (positions) => `${positions}局面の手があります。`,
  aboutRepertoire: '「定跡」で手の横の星を押すと、加えたり外したりできます。',
  take: '自分の対局の手を加える',
  taken: (positions) => `${positions}局面を加えました。3局以上で最も多く指した手です。`,
  about:
    '正解した局面は1、3、7、14、30、60、120日後に、間違えた局面はその日のうちに、また出題されます。',
  clear: '進み具合を消す',
  clearRepertoire: 'レパートリーを消す',
  sure: '本当に消しますか？',
  notKept: 'ブラウザーに保存できません。このページを閉じるまで有効です。',
};
