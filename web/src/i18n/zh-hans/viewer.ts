// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the record viewer.

import type { ViewerStrings } from '../en/viewer.ts';

export const strings: ViewerStrings = {
  play: '播放',
  copy: '复制棋谱',
  save: '下载棋谱',
  missing: '棋谱无法下载。',
};
