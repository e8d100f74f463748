// SPDX-License-Identifier: MIT
// The quiz of masters' moves in traditional Chinese.

import type { QuizStrings } from '../en/quiz.ts';

export const strings: QuizStrings = {
  title: '猜大師著法',
  loading: '正在取得對局…',
  unpacking: (percent) => `正在準備對局，僅此一次：${percent}`,
  missing: '這局棋太短，或無法取得。',
  task: (side) => `輪到${side}：大師走了哪一著？`,
  judging: '引擎正在比較著法…',
  over: '猜棋結束',
  outcomes: {
    hit: (tried) => `${tried}，正是大師的著法。`,
    better: (tried, played) => `${tried}，比大師的${played}更好。`,
    equal: (tried, played) => `${tried}，與大師的${played}一樣好。`,
    worse: (tried, played) => `${tried}，不如大師的${played}。`,
    shown: (_tried, played) => `大師走的是${played}。`,
  },
  points: (points) => `${points} 分`,
  rank: (rank) => (rank === 0 ? '前五名之外' : `第 ${rank} 選`),
  you: (rank, lost) => `您：引擎${rank}，勝率損失 ${lost}。`,
  master: (rank, lost) => `大師：引擎${rank}，勝率損失 ${lost}。`,
  progress: (number, count, points) => `第 ${number} 著，共 ${count} 著 · ${points}`,
  actions: { label: '猜著', shown: '看答案', flip: '翻轉', finished: '到此為止' },
  result: '得分',
  score: (share, points, most) => `${share} · ${points} 分，滿分 ${most} 分`,
  hits: (hits, guesses) => `猜中大師著法：${hits} / ${guesses}`,
  firsts: (firsts, guesses) => `與引擎首選相同：${firsts} / ${guesses}`,
  lost: (own, masters) => `平均每著勝率損失：您 ${own}，大師 ${masters}`,
  compared: { better: '您走得更好的地方', worse: '大師走得更好的地方' },
  entry: (number, tried, played) => `第 ${number} 回合：您 ${tried}，大師 ${played}`,
  another: '再來一局',
  analyse: '分析此局',
  masters: '大師對局',
  best: (share, games) => `最好成績 ${share}，共 ${games} 局`,
  about:
    '猜中大師著法或走出不遜於它的著法得 10 分；較差的著法損失越多得分越少。走完全局或至少猜十著才計入成績。',
  notKept: '瀏覽器無法保存：關閉頁面後成績即遺失。',
};
