// SPDX-License-Identifier: MIT
// Japanese texts of the endgame course.

import type { EndingPieces, EndingsStrings } from '../en/endings.ts';

const names = { R: '車', N: '馬', C: '砲', P: '兵', A: '仕', B: '相' } as const;
const letters = ['R', 'N', 'C', 'P', 'A', 'B'] as const;

function counted(name: string, count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? name : `${name}${count}`];
}

function guards({ advisors, elephants }: EndingPieces): string {
  if (advisors + elephants === 0) return '将のみ';
  if (advisors + elephants === 4) return '士象全部';
  return [...counted('士', advisors), ...counted('象', elephants)].join('・');
}

export const strings: EndingsStrings = {
  name: '実戦終盤',
  about:
    '結果が証明された実戦的な終盤です。エンジンは決して間違えません。一手ごとに、勝ちや引き分けが残っているかをお知らせします。',
  title: (pieces) => {
    const own = letters.flatMap((letter) => counted(names[letter], pieces.attackers[letter]));
    return `${own.join('・')} 対 ${guards(pieces)}`;
  },
  groups: {
    soldier: '兵1枚',
    'two-soldiers': '兵2枚',
    horse: '馬',
    cannon: '砲',
    chariot: '車',
    several: '駒の連携',
  },
  methods: {
    soldier:
      '兵を九宮の横まで進めますが、最後の段には進めません。帥が一筋を押さえ、兵が残りの点を奪います。動けなくなった将は負けです。',
    'old-soldier': '最後の段の兵は横にしか動けません。将を追い詰められず、将は動き続けて守れます。',
    'soldier-held':
      '将を守り駒の後ろに置き、動ける駒を動かします。兵一枚では守り駒と将を同時に攻められません。',
    'soldier-trick': '守り駒の位置が悪い形です。帥で筋を押さえて守り駒を戻さず、兵で迫ります。',
    'two-soldiers':
      '二枚の兵をそろえて進め、敵の三段目で止めます。一枚が守り駒を縛り、もう一枚が九宮に入り、帥が中央の筋を押さえます。',
    'two-soldiers-held':
      '士と象が両側を守ります。将は士の後ろに置き、象を往復させ、機会があれば守り駒と兵を交換します。',
    'two-soldiers-trick': '士と象が離れています。帥で一筋を押さえ、つながる前に兵を間に入れます。',
    horse:
      '帥が一筋を押さえ、馬が将の残りの点を奪います。詰みだけでなく、手詰まりの勝ちも探します。',
    'horse-advisor':
      '帥が中央の筋を押さえて士を縛ります。馬を九宮の裏に回し、士の逃げられない側から攻めて取ります。',
    'horse-elephant-held':
      '将は象と反対側に行きます。馬は両方を攻められません。ほかに手がなければ象を動かします。',
    'horse-elephant-trick':
      '将と象が同じ側にいます。まず帥で中央の筋を押さえ、馬で将と象を交互に攻めます。',
    'horse-held':
      '互いに守り合う二枚があれば馬は攻められません。つながりを保ち、動ける駒を動かします。',
    'horse-trick': '守り駒がまだつながっていません。王手や当たりを続けて、つながせません。',
    'cannon-bare':
      '砲は駒を飛び越えないと取れません。仕がなければ台がなく、詰みません。相は九宮に入れず役に立ちません。',
    'cannon-advisor':
      '仕が砲の台です。帥を中央の筋、砲を仕の後ろに置き、相手の手をなくして士を一枚ずつ取ります。',
    'cannon-elephant':
      '帥で中央の筋を押さえ、将を片側に閉じ込めます。仕を台に象を攻め、離れたら横か縦から詰めます。',
    'cannon-held': '余裕の手を残します。往復できる象が一枚あれば十分です。将は砲の筋を避けます。',
    'cannon-trick': '守り駒が散っています。将と同じ線の駒を砲で縛り、先に中央の筋を押さえます。',
    chariot:
      '車で中央の筋か守り駒の段を押さえ、守りの薄い駒から攻めます。一枚取るごとに楽になります。帥は家から一筋を押さえます。',
    'chariot-held':
      '士象全部なら守れます。象は中央と片側、士はつなげます。将は車が同時に押さえられない二点を往復します。',
    'chariot-trick':
      '守り駒がつながっていないか、将が外にいます。一手で二枚を攻めるか、王手で一枚取ります。',
    'horse-soldier':
      '兵を敵の三段目に進めて守り駒を縛り、馬でもう一枚を攻めます。帥は中央の筋。兵は最後の段に進めません。',
    'two-pieces':
      '二枚の連携で早く勝てます。一枚が王手、もう一枚が逃げ道を奪います。まず詰みを探します。',
  },
  place: (number, count) => `終盤 ${number} / ${count}`,
  tasks: {
    win: (side) => `${side}を持って勝てますか？`,
    hold: (side, count) => `${side}を持って${count}手しのげますか？`,
  },
  results: {
    won: (side, count) => `最善を尽くせば、${side}が${count}手で勝ちます。`,
    drawn: '最善を尽くせば引き分けです。',
  },
  side: (side) => `${side}を持つ`,
  sides: '手番の側',
  preparing: 'この終盤を計算しています…',
  remarks: {
    winKept: (count) => `勝ちは残っています。あと${count}手です。`,
    slower: (count, by) => `まだ勝ちですが、${by}手遅れました。あと${count}手です。`,
    drawKept: '引き分けは残っています。',
    winGone: '勝ちを逃しました。今は引き分けです。',
    drawGone: (count) => `負けになりました。相手は${count}手で勝てます。`,
  },
  won: '勝ちです！',
  held: '守り切りました！引き分けです。',
  drawn: '引き分け',
  lost: '負け',
  helped: '助けなしで成功すると完了になります。',
  method: '考え方',
  tabs: { task: '終盤', list: 'すべての終盤' },
  done: '完了',
  doneOf: (done, count) => `${done} / ${count}`,
  notKept: 'このブラウザでは進み具合を保存できません。',
  path: '学習の道すじ',
  actions: {
    label: '終盤',
    previous: '前へ',
    takeBack: '待った',
    hint: 'ヒント',
    again: 'もう一度',
    flip: '反転',
    next: '次へ',
  },
};
