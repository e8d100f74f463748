// SPDX-License-Identifier: MIT
// Japanese texts of the dialog for saved data.

import type { BackupStrings } from '../en/backup.ts';

export const strings: BackupStrings = {
  about:
    '設定・すべての棋譜・検討・学習の記録は、このブラウザだけに保存されています。ファイルに書き出して持ち出したり、ファイルから復元したりできます。棋譜は「自分の棋譜」に加わり、ほかの内容は置き換わります。',
  save: 'ファイルに保存',
  restore: 'ファイルから復元',
  close: '閉じる',
  saved: '保存しました。',
  gamesMissing:
    '棋譜を読み込めないため、保存しませんでした。ページを再読み込みして、もう一度お試しください。',
  restoring: (games) => `復元中：${games}局`,
  roomFor: (games) =>
    `ブラウザの空きが足りず、棋譜は${games}局だけ復元しました。ほかはすべて復元しました。`,
  full: 'このブラウザでは保存できません。何も変更していません。',
  unreadable: 'このファイルを読み込めません。何も変更していません。',
  faults: {
    'not-json': () =>
      'ファイルが壊れているか、このページのバックアップではありません。何も変更していません。',
    'not-ours': () => 'このページのバックアップではありません。何も変更していません。',
    newer: ({ version }) =>
      `このバックアップはバージョン${version}で、このページではまだ扱えません。何も変更していません。`,
    damaged: ({ name }) => `ファイルの「${name}」が壊れています。何も変更していません。`,
    unknown: ({ name }) =>
      `ファイルの「${name}」はこのページでは扱えません。何も変更していません。`,
  },
};
