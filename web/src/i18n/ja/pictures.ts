// SPDX-License-Identifier: MIT
// Japanese texts of the dialog for pictures.

import type { PictureStrings } from '../en/pictures.ts';

export const strings: PictureStrings = {
  title: '画像',
  format: '形式',
  animation: 'アニメ',
  uses: {
    png: '局面の画像です。チャットや投稿に。',
    svg: '拡大しても鮮明な局面の図です。',
    gif: '手順全体の GIF アニメーションです。1 秒に 1 手進みます。',
  },
  marks: '矢印と丸も入れる',
  drawing: (percent) => `描画中：${percent}%`,
  failed: 'このブラウザーでは画像を描けません。',
  refused: 'ブラウザーがコピーを許可しません。画像を保存してください。',
  share: '共有',
  shared: '共有しました。',
  preview: 'プレビュー',
  previous: '前の局面',
  next: '次の局面',
  place: (at, count) => `${at} / ${count}`,
};
