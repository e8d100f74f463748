// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the dialog for pictures.

import type { PictureStrings } from '../en/pictures.ts';

export const strings: PictureStrings = {
  title: '图片',
  format: '格式',
  animation: '动图',
  uses: {
    png: '当前局面的位图，适合聊天和发帖。',
    svg: '当前局面的矢量图，放大也清晰。',
    gif: '整条线路的 GIF 动图，每秒一着。',
  },
  marks: '包括箭头和圆圈',
  drawing: (percent) => `正在绘制：${percent}%`,
  failed: '此浏览器无法绘制图片。',
  refused: '浏览器不允许复制，请改为保存图片。',
  share: '分享',
  shared: '已分享。',
  preview: '预览',
  previous: '上一个',
  next: '下一个',
  place: (at, count) => `${at} / ${count}`,
};
