// SPDX-License-Identifier: MIT
// Japanese texts of the game review.

import type { MotifStrings, ReviewToolStrings, ReviewTexts } from '../en/motifs.ts';
import { strings as mateNames } from './mate-names.ts';
import { strings as mates } from './mates.ts';
import { plies } from './page.ts';

const motifs: MotifStrings = {
  fork: '両取り：{actor}が{targets}を同時に攻めます。',
  pin: '釘付け：{target}の後ろに将がいるため、{actor}の筋から離れられません。',
  'relative-pin': '釘付け：{target}が離れると、後ろの{helper}を取られます。',
  skewer: '串刺し：{target}が逃げると、後ろの{second}を取られます。',
  'discovered-attack': '開き攻め：{helper}が動いて、{actor}が{targets}を攻めます。',
  'discovered-cannon': '砲台：{helper}が砲台になり、{actor}が{targets}を攻めます。',
  'trapped-piece': '{target}には安全な逃げ場がありません。',
  'mate-threat': '詰みと{targets}取りの両狙いで、同時には防げません。',
  'in-between-check': '先に王手をかけ、そのあとで{target}を取り返します。',
  'discovered-check': '開き王手：{helper}が動いて、{actor}が王手をかけます。',
  'double-check': '両王手：二つの駒が同時に王手をかけます。',
  'hanging-piece': '{target}を守る駒がありません。',
  'insufficient-defence': '{target}の守りが足りず、取り合うと駒損になります。',
  'double-chariot': '二枚の車が一列に並び、{target}を取ります。',
  'pinned-defender': '{helper}は釘付けで、実際には{target}を守れません。',
  'facing-generals': '{helper}で取り返すと将と帥が向かい合うため、取れません。',
  'overloaded-defender': '{helper}だけで{target}と{second}の両方を守っています。',
  'removed-defender': '守っていた{helper}を取られ、{target}も取られます。',
  'moved-into-attack': '{actor}が取られる場所に動きました。',
  'left-undefended': '{actor}が離れ、{target}の守りがなくなりました。',
  'blocked-leg': '馬脚：{actor}が{helper}の足を塞ぎ、{target}を守れなくなりました。',
  'blocked-eye': '象眼：{actor}が{helper}の道を塞ぎ、{target}を守れなくなりました。',
  'lost-screen': '砲台の{actor}が離れ、{helper}が{target}を守れなくなりました。',
  'gave-screen': '{actor}が{helper}の砲台になり、{target}を攻められます。',
  'opened-line': '{actor}が筋を開け、{helper}が{target}を攻められるようになりました。',
  'freed-leg': '{actor}が離れて{helper}の足が空き、{target}を攻められます。',
  interference: '{actor}が間に入り、{helper}が{target}を守れなくなりました。',
  'ignored-threat': '{target}はすでに狙われていましたが、受けませんでした。',
  escapes: '{target}が安全な場所へ逃げます。',
  protects: '{helper}が{target}を守ります。',
  shields: '{helper}は{target}を攻められなくなります。',
  'removes-attacker': '{actor}が、{target}を狙う{helper}を取ります。',
  five: '{actor}で五連ができます。',
  'open-four': '棒四：{targets}のどちらでも五連です。',
  'double-four': '四々：{targets}のどちらでも五連です。',
  'four-three': '四三：四と三が同時にできます。',
  'double-three': '三々：三が同時に二つできます。',
  'forbidden-answer': '唯一の受け{target}は黒の禁手です。',
  vcf: '四追い（四の連続）で勝ちです。',
  vct: '追い詰め（四と三の連続）で勝ちです。',
  'ignored-four': '四（{helpers}）を止めず、{target}で五連になります。',
  'ignored-three': '三（{helpers}）を止めませんでした。',
  'wrong-end': '止める側が逆でした。{target}なら受かりました。',
  'counter-four': '受けの{actor}が逆に四になります。',
  overline: 'このルールでは長連は勝ちになりません。',
};

const review: ReviewToolStrings = {
  title: '棋譜解析',
  begin: 'この対局を解析',
  again: 'もう一度解析',
  cancel: '中止',
  progress: (done, count) => `${count}局面中 ${done}局面目`,
  curve: (first) => `${first}の勝率の推移`,
  about: 'このページのエンジンが1局面を約0.5秒で解析します。遅い端末ではもう少しかかります。',
  none: '悪手は見つかりませんでした。',
  gravities: { inaccuracy: '緩手', mistake: '疑問手', blunder: '悪手' },

  verdict: (gravity, fault) => `${gravity}：${fault}`,

  allowsMate: (moves) => `${plies(moves)}手詰を許す`,

  missesMate: (moves) => `${plies(moves)}手詰を逃す`,

  allowsWin: (moves) => `相手に${plies(moves)}手の追い勝ちを許す`,

  missesWin: (moves) => `${plies(moves)}手の追い勝ちを逃す`,

  escape: (side, move) => `最後の受け：${move}。その前まで${side}はまだ必敗ではありません。`,

  loses: (piece) => `${piece}を失う`,

  misses: (piece) => `${piece}を得する手を逃す`,

  givesAway: '優勢を失う',

  weakens: '勝率を下げる',

  better: (line) => `最善：${line}`,

  answer: (line) => `相手の狙い：${line}`,

  done: (mistakes) => `解析が終わりました。悪手・疑問手は${mistakes}手です。`,
  accuracy: '正確さ',
  aboutAccuracy:
    '勝敗が決まる前の手だけを数えます。勝率を落とさない手は 100、6% 落とすごとに半分になります。',
  masters: 'シャンチーの名手の対局では平均約 85 です。',
  tally: '両者の内容',
  counts: {
    inaccuracy: '緩手',
    mistake: '疑問手',
    blunder: '悪手',
    'missed-mate': '逃した詰み',
    'allowed-mate': '許した詰み',
    'missed-win': '逃した勝ち筋',
    'allowed-win': '許した勝ち筋',
  },
  whose: '自分の側',
  both: '両方',
  moments: '重要な場面',
  cards: (isOfBoth, count) => (isOfBoth ? '重要な場面を見る' : `あなたの重要な場面${count}つ`),
  showAll: (count) => `${count} 件すべて表示`,
  showFewer: '重要な場面だけ表示',
  tenable: (side, move) =>
    `最後の粘りどころ：${move}。このあと${side}の勝率は 30% に戻りませんでした。`,
  afterMove: (move, sentence) => `${move}のあと：${sentence}`,
  why: (move) => `${move}はどうですか？`,
  asking: 'エンジンが反論を探しています。',
  fine: (move, best) => `${move}に問題はありません。エンジンはわずかに${best}を選びます。`,
  best: (move) => `${move}はエンジンの選ぶ手です。`,
};

export const strings: ReviewTexts = {
  motifs,
  mateNames,
  mates,
  named: (name, sentence) => `${name}：${sentence}`,
  review,
};
