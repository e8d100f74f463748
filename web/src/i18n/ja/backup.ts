// SPDX-License-Identifier: MIT
// The dialog about kept data in Japanese.

import type { BackupStrings } from '../types/backup.ts';

export const strings: BackupStrings = {
  about:
    '設定・対局・検討・学習の記録は、このブラウザだけに保存されています。ファイルに書き出して持ち出したり、ファイルから復元したりできます。復元すると、ここにある内容はすべて置き換わります。',
  save: 'ファイルに保存',
  restore: 'ファイルから復元',
  close: '閉じる',
  saved: '保存しました。',
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
