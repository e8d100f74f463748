// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the quiz on master games.

import type { QuizStrings } from '../en/quiz.ts';

export const strings: QuizStrings = {
  title: '猜大师着法',
  loading: '正在获取对局…',
  unpacking: (percent) => `正在准备对局，仅此一次：${percent}`,
  missing: '这局棋太短，或无法获取。',
  task: (side) => `轮到${side}：大师走了哪一着？`,
  judging: '引擎正在比较着法…',
  over: '猜棋结束',
  outcomes: {
    hit: (tried) => `${tried}，正是大师的着法。`,
    better: (tried, played) => `${tried}，比大师的${played}更好。`,
    equal: (tried, played) => `${tried}，与大师的${played}一样好。`,
    worse: (tried, played) => `${tried}，不如大师的${played}。`,
    shown: (_tried, played) => `大师走的是${played}。`,
  },
  points: (points) => `${points} 分`,
  rank: (rank) => (rank === 0 ? '前五名之外' : `第 ${rank} 选`),
  you: (rank, lost) => `你：引擎${rank}，胜率损失 ${lost}。`,
  master: (rank, lost) => `大师：引擎${rank}，胜率损失 ${lost}。`,
  progress: (number, count, points) => `第 ${number} 着，共 ${count} 着 · ${points}`,
  actions: { label: '猜着', shown: '看答案', flip: '翻转', finished: '到此为止' },
  result: '得分',
  score: (share, points, most) => `${share} · ${points} 分，满分 ${most} 分`,
  hits: (hits, guesses) => `猜中大师着法：${hits} / ${guesses}`,
  firsts: (firsts, guesses) => `与引擎首选相同：${firsts} / ${guesses}`,
  lost: (own, masters) => `平均每着胜率损失：你 ${own}，大师 ${masters}`,
  compared: { better: '你走得更好的地方', worse: '大师走得更好的地方' },
  entry: (number, tried, played) => `第 ${number} 回合：你 ${tried}，大师 ${played}`,
  another: '再来一局',
  analyse: '分析此局',
  masters: '大师对局',
  best: (share, games) => `最好成绩 ${share}，共 ${games} 局`,
  about:
    '猜中大师着法或走出不逊于它的着法得 10 分；较差的着法损失越多得分越少。走完全局或至少猜十着才计入成绩。',
  notKept: '浏览器无法保存：关闭页面后成绩即丢失。',
};
