// SPDX-License-Identifier: MIT
// The quiz of masters' moves in Japanese.

import type { QuizStrings } from '../en/quiz.ts';

export const strings: QuizStrings = {
  title: '名人の次の一手',
  loading: '棋譜を取得しています…',
  unpacking: (percent) => `棋譜を準備しています（初回のみ）：${percent}`,
  missing: 'この棋譜は短すぎるか、取得できませんでした。',
  task: (side) => `${side}の手番です。名人はどう指したでしょう？`,
  judging: 'エンジンが指し手を比べています…',
  over: 'この棋譜は終わりです',
  outcomes: {
    hit: (tried) => `${tried} は名人の指し手です。`,
    better: (tried, played) => `${tried} は名人の ${played} より良い手です。`,
    equal: (tried, played) => `${tried} は名人の ${played} と同じくらい良い手です。`,
    worse: (tried, played) => `${tried} より、名人の ${played} のほうが良い手です。`,
    shown: (_tried, played) => `名人の指し手は ${played} です。`,
  },
  points: (points) => `${points}点`,
  rank: (rank) => (rank === 0 ? '上位5手の外' : `第${rank}候補`),
  you: (rank, lost) => `あなた：${rank}、勝率の損失 ${lost}。`,
  master: (rank, lost) => `名人：${rank}、勝率の損失 ${lost}。`,
  progress: (number, count, points) => `${count}手中${number}手目 · ${points}`,
  actions: { label: '次の一手', shown: '正解', flip: '反転', finished: 'ここで終える' },
  result: '成績',
  score: (share, points, most) => `${share} · ${most}点中${points}点`,
  hits: (hits, guesses) => `名人と同じ手：${guesses}手中${hits}手`,
  firsts: (firsts, guesses) => `エンジンの第1候補：${guesses}手中${firsts}手`,
  lost: (own, masters) => `1手あたりの勝率の損失：あなた ${own}、名人 ${masters}`,
  compared: { better: 'あなたのほうが良かった手', worse: '名人のほうが良かった手' },
  entry: (number, tried, played) => `${number}手目：あなた ${tried}、名人 ${played}`,
  another: '別の棋譜',
  analyse: 'この棋譜を検討する',
  masters: '名人の棋譜',
  best: (share, games) => `最高成績 ${share}、${games}局`,
  about:
    '名人の手か、それに劣らない手は10点です。劣る手は、損失が大きいほど点が低くなります。最後まで指すか、10手以上当てた棋譜が成績に入ります。',
  notKept: 'ブラウザーに保存できません。このページを閉じるまで有効です。',
};
