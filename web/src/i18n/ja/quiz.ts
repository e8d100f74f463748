// SPDX-License-Identifier: MIT
// Japanese texts of the quiz on master games.

import type { QuizStrings } from '../en/quiz.ts';

export const strings: QuizStrings = {
  title: '名手の次の一手',
  loading: '棋譜を取得しています…',
  unpacking: (percent) => `棋譜を準備しています（初回のみ）：${percent}`,
  missing: 'この棋譜は短すぎるか、取得できませんでした。',
  task: (side) => `${side}の手番です。名手はどう指したでしょう？`,
  judging: 'エンジンが指し手を比べています…',
  over: 'この棋譜は終わりです',
  outcomes: {
    hit: (tried) => `${tried} は名手の指し手です。`,
    better: (tried, played) => `${tried} は名手の ${played} より良い手です。`,
    equal: (tried, played) => `${tried} は名手の ${played} と同じくらい良い手です。`,
    worse: (tried, played) => `${tried} より、名手の ${played} のほうが良い手です。`,
    shown: (_tried, played) => `名手の指し手は ${played} です。`,
  },
  points: (points) => `${points}点`,
  rank: (rank) => (rank === 0 ? '上位5手の外' : `第${rank}候補`),
  you: (rank, lost) => `あなた：${rank}、勝率の損失 ${lost}。`,
  master: (rank, lost) => `名手：${rank}、勝率の損失 ${lost}。`,
  progress: (number, count, points) => `${count}手中${number}手目 · ${points}`,
  actions: { label: '次の一手', shown: '正解', flip: '反転', finished: 'ここで終える' },
  result: '成績',
  score: (share, points, most) => `${share} · ${most}点中${points}点`,
  hits: (hits, guesses) => `名手と同じ手：${guesses}手中${hits}手`,
  firsts: (firsts, guesses) => `エンジンの第1候補：${guesses}手中${firsts}手`,
  lost: (own, masters) => `1手あたりの勝率の損失：あなた ${own}、名手 ${masters}`,
  compared: { better: 'あなたのほうが良かった手', worse: '名手のほうが良かった手' },
  entry: (number, tried, played) => `${number}手目：あなた ${tried}、名手 ${played}`,
  another: '別の棋譜',
  analyse: 'この棋譜を検討する',
  masters: '名手の棋譜',
  best: (share, games) => `最高成績 ${share}、${games}局`,
  about:
    '名手の手か、それに劣らない手は10点です。劣る手は、損失が大きいほど点が低くなります。最後まで指すか、10手以上当てた棋譜が成績に入ります。',
  notKept: 'ブラウザーに保存できません。このページを閉じるまで有効です。',
};
