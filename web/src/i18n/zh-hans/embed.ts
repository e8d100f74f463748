// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the dialog and the frame for embedding.

import type { EmbedStrings } from '../en/embed.ts';

export const strings: EmbedStrings = {
  about: '把下面的代码复制到你的网页中，任何网站都可使用。',
  as: '形式',
  kinds: { element: '元素', fixed: '固定版本', frame: '框架', picture: '图片' },
  uses: {
    element: '一行脚本，加上放在棋盘所在处的标签。宽度随网页而定。',
    fixed: '只运行当前版本的脚本（子资源完整性校验）。站点更新后须换用新的标签。',
    frame: '用 iframe 嵌入，适合不允许脚本的网站。第二行用来自动调整高度，可以省略。',
    picture: '不含脚本的 SVG 图，显示当前局面，适合文章与印刷。',
  },
  show: '内容',
  shows: {
    game: '从此局面与引擎对弈',
    board: '当前局面',
    viewer: '棋谱，可逐步翻看',
    analysis: '带引擎的分析',
  },
  preview: '预览',
  code: '要复制的代码',
  faults: {
    unknown: ({ name }) => `棋盘没有“${name}”这个选项。`,
    value: ({ name, value, allowed }) =>
      `选项“${name}”不能是“${value}”。${allowed === '' ? '' : `可用的值：${allowed}。`}`,
    missing: '棋盘无法加载，请重新载入页面再试。',
  },
};
