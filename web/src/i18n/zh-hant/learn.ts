// SPDX-License-Identifier: MIT
// The lessons in traditional Chinese.

import { strings as moving } from './moving.ts';
import type { LearnStrings } from '../en/learn.ts';
import { strings as gomoku } from './learn-gomoku.ts';

export const strings: LearnStrings = {
  lessons: {
    ...gomoku,
    chariot: {
      name: '俥（車）',
      about: '威力最大的子。沿直線任意走，遇敵子可吃。',
      steps: [
        {
          task: '把紅俥前進七格，走到虛線圈。',
          done: '棋子放在線的交叉點上，不放在格子裡。',
        },
        { task: '選取紅俥，圓點是它能到之處。任走一著。', done: '自己的兵擋住了它，車不能跳。' },
        {
          task: '吃掉黑馬。',
          done: '走到對方所在之點就是吃子。砲躲在你自己的兵後面，吃不到。',
        },
      ],
    },
    cannon: {
      name: '炮（砲）',
      about: '走法同車，但吃子須跳過恰好一個子，即炮架。',
      steps: [
        { task: '把炮平到中路。很多對局由此開始。', done: '不吃子時，炮走得和車一樣。' },
        { task: '跳過黑砲，吃掉它身後的馬。', done: '雙方的子都可作炮架，炮架留在原處。' },
        {
          task: '吃一個子：找中間恰好隔一子的直線。',
          done: '沒有炮架不能吃子，所以近處的子安然無恙。',
        },
      ],
    },
    horse: {
      name: '傌（馬）',
      about: '先直走一格，再向外斜走一格。第一格有子，就是蹩馬腿。',
      steps: [
        { task: '把傌跳到虛線圈。', done: '直一格，斜一格，即馬走日。' },
        { task: '馬前的卒蹩住馬腿，吃不到車。吃掉能吃的那個子。', done: '只看路上的第一格。' },
        { task: '自己的炮蹩住了馬腿。把炮走開。', done: '傌自由了。自己的子也會蹩馬腿。' },
      ],
    },
    elephant: {
      name: '相（象）',
      about: '斜走恰好兩格，不能過河，只管防守。',
      steps: [
        { task: '把相飛到中路。', done: '在此可兼顧九宮兩側。' },
        {
          task: '田字中心有子，就是塞象眼。吃掉能吃的卒。',
          done: '另一邊的象眼上有卒，飛不過去。',
        },
      ],
    },
    advisor: {
      name: '仕（士）',
      about: '沿九宮斜線走一格，不能出九宮。',
      steps: [
        { task: '把仕支到九宮中心。', done: '仕只有五個點可走。' },
        { task: '吃掉一個卒。', done: '仕是將帥的貼身護衛。' },
      ],
    },
    general: {
      name: '帥（將）',
      about: '在九宮內直走一格。失去將帥即告負。',
      steps: [
        { task: '把帥前進一格。', done: '帥不能斜走。' },
        {
          task: '將帥不能在無子相隔的直線上照面，所以帥不能走到中路。找出唯一的著法。',
          done: '黑將控制著中路。',
        },
        {
          task: '照面也是武器：你的帥已控制中路。用俥將軍，使黑將無處可逃。',
          done: '將死。黑將不能走到你的帥面前。',
        },
      ],
    },
    soldier: {
      name: '兵（卒）',
      about: '向前走一格，過河後也可橫走，永不後退。',
      steps: [
        { task: '把兵前進到河邊。', done: '棋盤中間的空白就是河界。' },
        { task: '這個兵已過河。吃掉旁邊的馬。', done: '到了底線就只能橫走。' },
      ],
    },
    check: {
      name: '將軍',
      about: '下一著就能吃掉將帥，稱為將軍，對方必須應將。',
      steps: [
        { task: '用俥將軍。', done: '將軍，黑方必須應將。' },
        { task: '現在你被將軍了。吃掉來將之子。', done: '能吃掉它是最好的辦法。' },
        { task: '又被將軍了。這次用相擋住。', done: '第三種辦法是避開。' },
      ],
    },
    mate: {
      name: '將死',
      about: '將軍而對方無法應將，即獲勝。',
      steps: [
        { task: '雙俥殺：一俥佔線，一俥將軍。', done: '將死，紅勝。' },
        { task: '重炮殺：兩炮同線，前炮為架。', done: '將死。墊子也成了炮架，無用。' },
      ],
    },
    stalemate: {
      name: '困斃',
      about: '輪到走棋而無子可動者，判負，不是和棋。',
      steps: [{ task: '不將軍也能勝：奪走黑將最後的去處。', done: '黑方未被將軍，卻已告負。' }],
    },
    repetition: {
      name: '長將',
      about: '不可長將：步步將軍而循環不變者，判負。',
      steps: [
        {
          task: '同樣的將軍已重複兩次，再來一次就判負。請變著。',
          done: '規則到此學完。循環出現時，棋盤上會標明誰須變著。',
        },
      ],
    },
  },
  progress: (lesson, step, steps) => `${lesson}：第 ${step} 步，共 ${steps} 步`,
  again: '不是要求的著法，請再試。',
  repeated: '又重複將軍，判負。請再試。',
  goOn: '好。白方已應，請繼續。',
  right: '很好',
  finished: { xiangqi: '你已學會規則', gomoku: '你已學會基本棋形' },
  lesson: '課程',
  done: '已完成',
  actions: { label: '課程', back: '上一步', flip: '翻轉', next: '下一步' },
  endings: '殘局：對手不會犯錯',
  play: '下第一盤棋',
  notKept: '此瀏覽器不允許儲存進度。',
  pieces: '本局面的棋子',
  pieceTypes: moving.pieceTypes,
  redAndBlack: '紅黑雙方部分棋子寫法不同，但走法相同。',
  rulings: '循環反覆：四種規則對照',
};
