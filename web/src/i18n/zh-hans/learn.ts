// SPDX-License-Identifier: MIT
// Simplified Chinese texts of the lessons.

import { strings as moving } from './moving.ts';
import type { LearnStrings } from '../en/learn.ts';
import { strings as gomoku } from './learn-gomoku.ts';

export const strings: LearnStrings = {
  lessons: {
    ...gomoku,
    aim: {
      name: '怎样算赢',
      about: '将死对方，你就赢了。',
      steps: [
        { task: '把你的兵走过河。', done: '棋盘中间的空白是河界：兵能过河，相（象）不能。' },
        { task: '画着斜线的方格是九宫，帅就住在里面。把帅前进一格。', done: '帅不能走出九宫。' },
        {
          task: '黑将已无路可走。用车将军：把车一直走到底。',
          done: '将死：黑方怎么走，下一步你都能吃掉黑将。你赢了！',
        },
      ],
    },
    chariot: {
      name: '车',
      about: '威力最大的子。沿直线任意走，遇敌子可吃。',
      steps: [
        {
          task: '把红车前进七格，走到虚线圈。',
          done: '棋子放在线的交叉点上，不放在格子里。',
        },
        { task: '选中红车，圆点是它能到之处。任走一着。', done: '自己的兵挡住了它，车不能跳。' },
        {
          task: '吃掉黑马。',
          done: '走到对方所在之点就是吃子。炮躲在你自己的兵后面，吃不到。',
        },
      ],
    },
    cannon: {
      name: '炮',
      about: '走法同车，但吃子须跳过恰好一个子，即炮架。',
      steps: [
        { task: '把炮平到中路。很多对局由此开始。', done: '不吃子时，炮走得和车一样。' },
        { task: '跳过黑炮，吃掉它身后的马。', done: '双方的子都可作炮架，炮架留在原处。' },
        {
          task: '吃一个子：找中间恰好隔一子的直线。',
          done: '没有炮架不能吃子，所以近处的子安然无恙。',
        },
      ],
    },
    horse: {
      name: '马',
      about: '先直走一格，再向外斜走一格。第一格有子，就是蹩马腿。',
      steps: [
        { task: '把马跳到虚线圈。', done: '直一格，斜一格，即马走日。' },
        { task: '马前的卒蹩住马腿，吃不到车。吃掉能吃的那个子。', done: '只看路上的第一格。' },
        { task: '自己的炮蹩住了马腿。把炮走开。', done: '马自由了。自己的子也会蹩马腿。' },
      ],
    },
    elephant: {
      name: '相（象）',
      about: '斜走恰好两格，不能过河，只管防守。',
      steps: [
        { task: '把相飞到中路。', done: '在此可兼顾九宫两侧。' },
        {
          task: '田字中心有子，就是塞象眼。吃掉能吃的卒。',
          done: '另一边的象眼上有卒，飞不过去。',
        },
      ],
    },
    advisor: {
      name: '仕（士）',
      about: '沿九宫斜线走一格，不能出九宫。',
      steps: [
        { task: '把仕支到九宫中心。', done: '仕只有五个点可走。' },
        { task: '吃掉一个卒。', done: '仕是将帅的贴身护卫。' },
      ],
    },
    general: {
      name: '帅（将）',
      about: '在九宫内直走一格。失去将帅即告负。',
      steps: [
        { task: '把帅前进一格。', done: '帅不能斜走。' },
        {
          task: '将帅不能在无子相隔的直线上照面，所以帅不能走到中路。找出唯一的着法。',
          done: '黑将控制着中路。',
        },
        {
          task: '照面也是武器：你的帅已控制中路。用车将军，使黑将无处可逃。',
          done: '将死。黑将不能走到你的帅面前。',
        },
      ],
    },
    soldier: {
      name: '兵（卒）',
      about: '向前走一格，过河后也可横走，永不后退。',
      steps: [
        { task: '把兵前进到河边。', done: '棋盘中间的空白就是河界。' },
        { task: '这个兵已过河。吃掉旁边的马。', done: '到了底线就只能横走。' },
      ],
    },
    check: {
      name: '将军',
      about: '下一着就能吃掉将帅，称为将军，对方必须应将。',
      steps: [
        { task: '用车将军。', done: '将军，黑方必须应将。' },
        { task: '现在你被将军了。吃掉来将之子。', done: '能吃掉它是最好的办法。' },
        { task: '又被将军了。这次用相挡住。', done: '第三种办法是避开。' },
      ],
    },
    mate: {
      name: '将死',
      about: '将军而对方无法应将，即获胜。',
      steps: [
        { task: '双车杀：一车占线，一车将军。', done: '将死，红胜。' },
        { task: '重炮杀：两炮同线，前炮为架。', done: '将死。垫子也成了炮架，无用。' },
      ],
    },
    stalemate: {
      name: '困毙',
      about: '轮到走棋而无子可动者，判负，不是和棋。',
      steps: [{ task: '不将军也能胜：夺走黑将最后的去处。', done: '黑方未被将军，却已告负。' }],
    },
    repetition: {
      name: '长将',
      about: '不可长将：步步将军而循环不变者，判负。',
      steps: [
        {
          task: '同样的将军已重复两次，再来一次就判负。请变着。',
          done: '规则到此学完。循环出现时，棋盘上会标明谁须变着。',
        },
      ],
    },
  },
  progress: (step, steps) => `第 ${step} 步，共 ${steps} 步`,
  again: '不是要求的着法，请再试。',
  repeated: '又重复将军，判负。请再试。',
  goOn: '好。白方已应，请继续。',
  right: '很好',
  finished: { xiangqi: '你已学会规则', gomoku: '你已学会基本棋形' },
  done: '已完成',
  actions: { label: '课程', back: '上一步', flip: '翻转', next: '下一步' },
  play: '下第一盘棋',
  notKept: '此浏览器不允许保存进度。',
  pieces: '本局面的棋子',
  pieceTypes: moving.pieceTypes,
  redAndBlack: '红黑双方部分棋子写法不同，但走法相同。',
  next: (name) => `接下来：${name}`,
  tabs: { task: '课程', path: '学习路线' },
  sections: { pieces: '目标与棋子', mates: '将军与将死', stones: '课程' },
  of: (done, count) => `${done} / ${count}`,
  further: '学完之后',
  places: { endings: '实用残局', train: '开局训练', rulings: '棋规：循环局面' },
};
