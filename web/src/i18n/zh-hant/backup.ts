// SPDX-License-Identifier: MIT
// The dialog about kept data in traditional Chinese.

import type { BackupStrings } from '../en/backup.ts';

export const strings: BackupStrings = {
  about:
    '設定、全部棋局、分析與進度只儲存在此瀏覽器中。可存為檔案帶走，也可從檔案還原：棋局會加入「我的棋局」，其餘內容會被取代。',
  save: '存為檔案',
  restore: '從檔案還原',
  close: '關閉',
  saved: '已儲存。',
  gamesMissing: '暫時無法讀取「我的棋局」，未存檔案。請重新載入頁面後再試。',
  restoring: (games) => `正在還原：${games} 局`,
  roomFor: (games) => `瀏覽器空間不足，只還原了 ${games} 局棋，其餘內容均已還原。`,
  full: '此瀏覽器不允許儲存，未作任何變更。',
  unreadable: '此檔案無法讀取，未作任何更改。',
  faults: {
    'not-json': () => '檔案已損壞，或不是本頁的備份。未作任何變更。',
    'not-ours': () => '此檔案不是本頁的備份。未作任何變更。',
    newer: ({ version }) => `此備份的版本為 ${version}，本頁尚不能識別。未作任何變更。`,
    damaged: ({ name }) => `檔案中的「${name}」已損壞。未作任何變更。`,
    unknown: ({ name }) => `本頁不認識檔案中的「${name}」。未作任何變更。`,
  },
};
