// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the dialog for saved data.

import type { BackupStrings } from '../en/backup.ts';

export const strings: BackupStrings = {
  about:
    '设置、全部棋局、分析与进度只保存在此浏览器中。可存为文件带走，也可从文件恢复：棋局会加入“我的棋局”，其余内容会被取代。',
  save: '存为文件',
  restore: '从文件恢复',
  close: '关闭',
  saved: '已保存。',
  gamesMissing: '暂时无法读取“我的棋局”，未存文件。请刷新页面后再试。',
  restoring: (games) => `正在恢复：${games} 局`,
  roomFor: (games) => `浏览器空间不足，只恢复了 ${games} 局棋，其余内容均已恢复。`,
  full: '此浏览器不允许保存，未作任何更改。',
  unreadable: '此文件无法读取，未作任何更改。',
  faults: {
    'not-json': () => '文件已损坏，或不是本页的备份。未作任何更改。',
    'not-ours': () => '此文件不是本页的备份。未作任何更改。',
    newer: ({ version }) => `此备份的版本为 ${version}，本页尚不能识别。未作任何更改。`,
    damaged: ({ name }) => `文件中的“${name}”已损坏。未作任何更改。`,
    unknown: ({ name }) => `本页不认识文件中的“${name}”。未作任何更改。`,
  },
};
