// SPDX-License-Identifier: MIT
// Corrections to OpenCC's traditional Chinese for players in Taiwan: phrases from
// src/i18n/zh-hans/, with a letter or punctuation mark of the source if the phrase alone is
// ambiguous.

export const phrases: Readonly<Record<string, string>> = {
  // The file's own language code.
  "language: 'zh-Hans'": "language: 'zh-Hant'",
  "notation: 'zh-hans'": "notation: 'zh-hant'",
  '({ simplified }) => simplified': '({ traditional }) => traditional',
  'rewritten(name, traditional, simplified)': 'name',
  // A sample of the notation, not a text.
  '简体 马二进三': '簡體 马二进三',

  // Quotes.
  '“': '「',
  '”': '」',

  // Pieces have different characters by colour; OpenCC only knows one.
  红车: '紅俥',
  红马: '紅傌',
  黑炮: '黑砲',
  "{ name: '马'": "{ name: '傌 / 馬'",
  "{ name: '车'": "{ name: '俥 / 車'",
  "{ name: '炮'": "{ name: '炮 / 砲'",
  "name: '车',": "name: '俥（車）',",
  "name: '马',": "name: '傌（馬）',",
  "name: '炮',": "name: '炮（砲）',",
  // The learner plays red, the teacher black.
  用车将军: '用俥將軍',
  把马: '把傌',
  马自由: '傌自由',
  炮躲: '砲躲',

  // Terms of the games.
  布局: '布局',
  循环: '循環',
  注释: '註解',
  棋钟: '棋鐘',
  丢失: '遺失',
  自定: '自訂',

  // OpenCC sees words across word boundaries: taxi, empress, one quarter.
  的士: '的士',
  天后: '天後',
  四只有: '四只有',
  放在线: '放在線',
  走完全局: '走完全局',
  全字库: '全字庫',
  // OpenCC takes these words for programming terms.
  高级: '高級',

  // Terms of programs and systems in Taiwan.
  '“共享”': '「分享」',
  添加到主屏幕: '加入主畫面',
  '“添加到主屏幕”': '「加入主畫面」',
  许可: '授權',
  当前: '目前',
  运行: '執行',
  撤销: '復原',
  恢复: '還原',
  浏览器恢复: '瀏覽器恢復',
  搜索: '搜尋',
  识别: '辨識',
  文本: '文字',
  拖动: '拖曳',
  粘贴到: '貼到',
  已选中: '已選取',
  回车: 'Enter ',
  空格: '空白鍵',
  快捷键: '快速鍵',
  命令: '指令',
  花括号: '大括號',
  条记录: '筆記錄',
  二维码: ' QR 碼',
  生成: '產生',
  获取: '取得',
  联网: '連線',
  连接另: '連到另',
  站点: '網站',
  断开: '中斷',
  账号: '帳號',
  动图: '動畫',
  发帖: '貼文',
  发出: '傳出',
  发回: '傳回',
  发给: '傳給',
  发送: '傳送',
  公交: '公車',
  空当: '空檔',
};
