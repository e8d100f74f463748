// SPDX-License-Identifier: MIT
// Japanese texts of the dialog and the frame for embedding.

import type { EmbedStrings } from '../en/embed.ts';

export const strings: EmbedStrings = {
  about: '次のコードをご自分のページに貼り付けてください。どのサイトでも使えます。',
  as: '形式',
  kinds: { element: '要素', fixed: '版を固定', frame: 'フレーム', picture: '画像' },
  uses: {
    element: 'スクリプト1行と、盤を置く場所のタグです。幅はページに合わせて変わります。',
    fixed:
      'この版のスクリプトだけを実行します（サブリソース完全性）。サイトの更新後は新しいタグが必要です。',
    frame:
      'スクリプトを使えないサイト向けの iframe です。2行目は高さを自動で合わせるためのもので、省略できます。',
    picture: 'スクリプトを使わない SVG 画像です。現在の局面を示し、記事や印刷に向いています。',
  },
  show: '内容',
  shows: {
    game: 'この局面からエンジンと対局',
    board: '現在の局面',
    viewer: '一手ずつ見られる棋譜',
    analysis: 'エンジン付きの検討',
  },
  preview: 'プレビュー',
  code: 'コピーするコード',
  faults: {
    unknown: ({ name }) => `「${name}」というオプションはありません。`,
    value: ({ name, value, allowed }) =>
      `オプション「${name}」に「${value}」は指定できません。${allowed === '' ? '' : `指定できる値：${allowed}。`}`,
    missing: '盤を読み込めませんでした。ページを再読み込みしてください。',
  },
};
