// SPDX-License-Identifier: MIT
// Pictures of positions and games in simplified Chinese.

import type { PictureStrings } from '../types/pictures.ts';

export const strings: PictureStrings = {
  title: '图片',
  format: '格式',
  animation: '动图',
  uses: {
    png: '当前局面的位图，适合聊天和发帖。',
    svg: '当前局面的矢量图，放大也清晰。',
    gif: '整条线路的 GIF 动图，每秒一着。',
    markdown: '用字母表示的局面，适合笔记和代码仓库。',
    bbcode: '用字母表示的局面，适合论坛。',
    latex: '用 TikZ 绘制的局面，适合论文和书籍。',
  },
  marks: '包括箭头和圆圈',
  drawing: (percent) => `正在绘制：${percent}%`,
  failed: '此浏览器无法绘制图片。',
  share: '分享',
  shared: '已分享。',
  preview: '预览',
  text: '可复制的文本',
};
