// SPDX-License-Identifier: MIT
// Pictures of positions and games in traditional Chinese.

import type { PictureStrings } from '../en/pictures.ts';

export const strings: PictureStrings = {
  title: '圖片',
  format: '格式',
  animation: '動畫',
  uses: {
    png: '目前局面的點陣圖，適合聊天和貼文。',
    svg: '目前局面的向量圖，放大也清晰。',
    gif: '整條著法的 GIF 動畫，每秒一著。',
  },
  marks: '包括箭頭和圓圈',
  drawing: (percent) => `正在繪製：${percent}%`,
  failed: '此瀏覽器無法繪製圖片。',
  refused: '瀏覽器不允許複製，請改為儲存圖片。',
  share: '分享',
  shared: '已分享。',
  preview: '預覽',
};
