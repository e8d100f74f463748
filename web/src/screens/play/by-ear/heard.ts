// SPDX-License-Identifier: MIT
// What a speech recogniser wrote down, as a move in a notation that the engine reads. Recognisers know no notation: they
// write numbers as digits or as words, and words that sound alike for each other. Each place of a move takes only some
// words, so what is heard in it is told by the place. Whether it is a move of the position the engine says.

import type { Language } from '../../../i18n/languages.ts';

/** By what the engine reads: what a recogniser may write for it, with spaces between words. */
type Words = Readonly<Record<string, string>>;

interface Tongue {
  readonly pieces: Words;
  readonly digits: Words;
  readonly headings: Words;
  readonly places: Words;
  /** Which of two pieces comes after the name of the piece. */
  readonly isPlaceLast: boolean;
  /** Words have no spaces between them: every character is one, and these are so many characters. */
  readonly runs?: Words;
}

/** How letters of squares are called, beside by themselves. */
const letters: Words = {
  a: 'ay eh alpha alfa',
  b: 'be bee bravo',
  c: 'see sea charlie',
  d: 'dee delta',
  e: 'he echo',
  f: 'eff ef foxtrot',
  g: 'gee golf',
  h: 'aitch age each hotel',
  i: 'eye india',
  j: 'jay juliet',
  k: 'kay okay kilo',
  l: 'el lima',
  m: 'em mike',
  n: 'en november',
  o: 'oh oscar',
  p: 'pea papa',
  q: 'cue queue quebec',
  r: 'are romeo',
  s: 'ess sierra',
};

const english: Tongue = {
  pieces: {
    C: 'cannon canon cannons canyon',
    H: 'horse hoarse house knight night',
    R: 'chariot chariots rook car',
    P: 'soldier soldiers pawn pawns',
    E: 'elephant bishop minister',
    A: 'advisor adviser guard',
    K: 'general king',
  },
  digits: {
    0: 'zero oh o',
    1: 'one won',
    2: 'two to too',
    3: 'three tree free',
    4: 'four for fore',
    5: 'five',
    6: 'six sex sicks',
    7: 'seven',
    8: 'eight ate',
    9: 'nine',
    10: 'ten',
    11: 'eleven',
    12: 'twelve',
    13: 'thirteen',
    14: 'fourteen',
    15: 'fifteen',
    16: 'sixteen',
    17: 'seventeen',
    18: 'eighteen',
    19: 'nineteen',
  },
  headings: {
    '=': '2 to two too traverse traverses across sideways equals equal level',
    '+': 'forward forwards advance advances plus up',
    '-': 'back backward backwards retreat retreats minus down',
  },
  places: { '+': 'front', '-': 'rear back', '=': 'middle' },
  isPlaceLast: false,
};

const vietnamese: Tongue = {
  pieces: {
    pháo: 'phá bháo báo',
    mã: 'má ma mả',
    xe: 'xê se',
    tốt: 'chốt tót binh',
    tượng: 'tương',
    sĩ: 'sỹ sỉ xĩ sư',
    tướng: 'tướn',
  },
  digits: {
    0: 'không',
    1: 'một mốt',
    2: 'hai',
    3: 'ba',
    4: 'bốn tư',
    5: 'năm lăm',
    6: 'sáu',
    7: 'bảy bẩy',
    8: 'tám',
    9: 'chín',
    10: 'mười',
  },
  headings: {
    bình: 'bìn bịnh ngang - sang',
    tấn: 'tiến tán tến . lên',
    thoái: 'thối thoải lùi lui /',
  },
  places: { trước: 'trướt', sau: 'sao', giữa: 'giửa' },
  isPlaceLast: true,
};

/** Both scripts; what sounds alike comes from the syllables of Mandarin. */
const chinese: Tongue = {
  pieces: {
    炮: '砲 包 泡 跑 抛 袍 刨 豹',
    马: '馬 傌 妈 媽 吗 嗎 嘛 码 碼 麻',
    车: '車 俥 居 局 据 拒 具 举 句 鞠 菊 剧',
    兵: '冰 丙 並 并 病',
    卒: '足 族 祖 组 組',
    相: '像 想 向 香 项 項',
    象: '',
    士: '仕 是 事 市 式 室 师 師 试 試',
    帅: '帥 率 摔 甩',
    将: '將 讲 講 江 奖 降',
  },
  digits: {
    0: '零 〇',
    1: '一 壹 衣 依 医 醫 幺 义',
    2: '二 两 兩 贰 而 儿 兒 耳',
    3: '三 叁 山 散 伞',
    4: '四 肆 是 事 死 寺 似 斯',
    5: '五 伍 吴 吳 武 舞 午 无 無 屋 我',
    6: '六 陆 陸 刘 劉 柳 流',
    7: '七 柒 其 起 气 氣 妻 期 奇',
    8: '八 捌 吧 爸 巴 把 罢',
    9: '九 玖 酒 久 就 旧 舊 救',
  },
  headings: {
    平: '瓶 评 評 苹 凭 萍 坪 屏 并',
    进: '進 近 劲 晋 今 金 尽 紧 禁 镜 静',
    退: '推 腿 对 對',
  },
  places: { 前: '钱 錢 全 签', 后: '後 候 厚 侯', 中: '钟 鐘 终 忠 種' },
  isPlaceLast: false,
  runs: {},
};

const japanese: Tongue = {
  pieces: {
    炮: '砲 方 法 報 包 放 奉',
    马: '馬 傌 場 間 罵',
    车: '車 俥 者 社 写',
    兵: '平 並 閉 塀',
    卒: '率',
    相: '想 像 小 賞',
    象: '',
    士: '仕 氏 師 死 四',
    帅: '帥 水 推',
    将: '將 章 省',
  },
  digits: {
    0: '零 〇',
    1: '一 市 位',
    2: '二 荷',
    3: '三 山 参',
    4: '四 死 氏 士',
    5: '五 後 語 碁',
    6: '六 禄',
    7: '七 質',
    8: '八 鉢',
    9: '九 級 旧 球 区',
  },
  headings: { 平: '兵 並 閉 塀', 进: '進 新 神 真 心 信', 退: '隊 台 対 体 大 帯' },
  places: { 前: '善 全', 后: '後 御', 中: '注 柱' },
  isPlaceLast: false,
  runs: {
    炮: 'ほう ホー ホウ ぽう',
    马: 'うま ば バ ウマ',
    车: 'しゃ くるま シャ',
    象: 'しょう ぞう ゾウ',
    卒: 'そつ ソツ',
    帅: 'すい',
    平: 'へい ヘイ',
    进: 'しん すすむ シン',
    退: 'たい タイ ひく',
    0: 'ゼロ れい',
    1: 'いち イチ',
    2: 'に ニー ツー',
    3: 'さん',
    4: 'よん し',
    5: 'ご',
    6: 'ろく',
    7: 'なな しち',
    8: 'はち',
    9: 'きゅう く',
    a: 'エー エイ えー えい',
    b: 'ビー びー',
    c: 'シー しー',
    d: 'ディー でぃー デー',
    e: 'イー いー',
    f: 'エフ えふ',
    g: 'ジー じー',
    h: 'エイチ エッチ えいち えっち',
    i: 'アイ あい',
  },
};

const tongues: Readonly<Record<Language, Tongue>> = {
  en: english,
  'zh-Hans': chinese,
  'zh-Hant': chinese,
  vi: vietnamese,
  ja: japanese,
};

/** What a word stands for in that place of a move. */
function meaning(words: Words, heard: string | undefined): string | null {
  if (heard === undefined) return null;
  if (Object.hasOwn(words, heard)) return heard;
  const found = Object.entries(words).find(([, all]) => all.split(' ').includes(heard));
  return found?.[0] ?? null;
}

/** With what is written in several characters as the one it stands for, the longest first. */
function withoutRuns(text: string, runs: Words): string {
  const pairs = Object.entries(runs).flatMap(([one, all]) =>
    all.split(' ').map((heard) => [heard, one] as const),
  );
  const byLength = pairs.toSorted(([one], [other]) => other.length - one.length);
  return byLength.reduce((plain, [heard, one]) => plain.replaceAll(heard, one), text);
}

/** The words of a text: numbers by their digits, single letters apart. */
function wordsOf(text: string, { runs }: Tongue): string[] {
  const plain = text.normalize('NFKC').toLowerCase().normalize('NFC');
  if (runs !== undefined) {
    return withoutRuns(plain, runs).match(/[\p{L}\d]/gu) ?? [];
  }
  const words = plain.match(/\p{L}+|\d|[=+./-]/gu) ?? [];
  // A hyphen joins words: only before a number is it a sign.
  return words.filter((word, at) => !/[-./]/.test(word) || /\d/.test(words[at + 1] ?? ''));
}

/** All moves by files and steps that the words may be. */
function relative(words: readonly string[], tongue: Tongue): string[] {
  const { pieces, digits, headings, places, isPlaceLast } = tongue;
  if (words.length !== 4) return [];
  const [first, second, third, fourth] = words;
  const [heading, number] = [meaning(headings, third), meaning(digits, fourth)];
  if (heading === null || number === null) return [];
  const heads: (string | null)[][] = [
    [meaning(pieces, first), meaning(digits, second)],
    isPlaceLast
      ? [meaning(pieces, first), meaning(places, second)]
      : [meaning(places, first), meaning(pieces, second)],
  ];
  return heads.flatMap((head) =>
    head.includes(null) ? [] : [[...head, heading, number].join('')],
  );
}

function letterOf(word: string | undefined): string | null {
  return word !== undefined && /^[a-s]$/.test(word) ? word : meaning(letters, word);
}

/** Where a move goes from and where to, with or without a word between; or the one point of a stone. */
function squares(words: readonly string[], { digits, headings }: Tongue): string[] {
  const square = (at: number): string | null => {
    const [letter, digit] = [letterOf(words[at]), meaning(digits, words[at + 1])];
    return letter !== null && digit !== null ? letter + digit : null;
  };
  const from = square(0);
  if (from === null) return [];
  if (words.length === 2) return [from];
  const tens = meaning(digits, words[2]);
  if (words.length === 3) return tens === null ? [] : [from + tens];
  const isJoined = words.length === 5 && meaning(headings, words[2]) !== null;
  const to = words.length === 4 || isJoined ? square(words.length - 2) : null;
  return to === null ? [] : [from + to];
}

/** What the engine is to read for a text that was heard, the likeliest first; empty where it is like no move. */
export function movesHeard(text: string, language: Language): string[] {
  const tongue = tongues[language];
  const words = wordsOf(text, tongue);
  return [...relative(words, tongue), ...squares(words, tongue)];
}
