// SPDX-License-Identifier: MIT
// Normalises the names, dates and events of the sources by rules. Doubtful values become empty: a game
// without a name can be found by its moves, but a wrong name misleads.

/** Prefixes of player names: provinces, cities and teams, in traditional characters. */
const teams =
  `北京 天津 上海 重慶 河北 山西 內蒙古 內蒙 遼寧 吉林 黑龍江 江蘇 浙江 安徽 福建 江西 山東 河南 湖北 湖南
廣東 廣西 海南 四川 貴州 雲南 西藏 陝西 陜西 甘肅 青海 寧夏 新疆 香港 澳門 臺灣 臺北 中國 越南 日本 新加坡 馬來西亞
菲律賓 泰國 美國 加拿大 澳洲 法國 英國 德國 廣州 深圳 惠州 佛山 沈陽 瀋陽 大連 哈爾濱 杭州 南京 蘇州 無錫 鎮江 寧波
溫州 廈門 福州 合肥 南昌 濟南 青島 鄭州 武漢 長沙 南寧 柳州 成都 昆明 貴陽 西安 蘭州 長春 石家莊 火車頭 前衛 農協 煤礦
開灤 林業 通信 通訊 中汽 郵電 機電 石油 冶金 電力 建設 化工 體協 銀川 浦東 邯鄲 太原 錦州 撫順 鞍山 本溪 濰坊 淄博`
    .split(/\s+/)
    .sort((a, b) => b.length - a.length);

/** @param {string} text @param {number} least @param {number} most */
const isHan = (text, least, most) =>
  new RegExp(`^\\p{Script=Han}{${least},${most}}$`, "u").test(text);

/**
 * The text after its team prefixes, with or without the word for team.
 * @param {string} text @returns {string}
 */
function afterTeams(text) {
  const team = teams.find((one) => text.startsWith(one));
  if (team === undefined) return text;
  return afterTeams(text.slice(team.length).replace(/^隊/, ""));
}

/**
 * Surnames that the source's conversion to traditional characters got wrong.
 * @type {Readonly<Record<string, string>>}
 */
const surnames = { 於: "于", 範: "范", 餘: "余", 嶽: "岳", 遊: "游", 慄: "栗", 鐘: "鍾" };

/** @param {string} name */
const surnameMended = (name) => (surnames[name.slice(0, 1)] ?? name.slice(0, 1)) + name.slice(1);

/** Texts in place of a name that are not names, or lack the surname. */
const noNames = new Set([
  ..."解放軍 亞運會 浙江 印尼 電腦 年志懷 電許波 鐵三角 大衛楊 幼華".split(" "),
]);

/** Forms of a surname, the usual one first; a player with both gets the more frequent form. */
const variants = ["傅付", "閻閆", "梁粱", "肖蕭", "侯候", "邢刑"];

/**
 * Two spellings of one person's name, identified by teams and years; a game of 1988 has both.
 * @type {Readonly<Record<string, string>>}
 */
const spellings = { 卜風波: "卜鳳波" };

/**
 * A name of two or three characters, alone or after a team and a blank; null for anything else. `湖北洪` is a
 * truncated name, not a name of three characters.
 * @param {string} given
 */
export function plainName(given) {
  const text = given.trim();
  const [, first, second] = /^(\p{Script=Han})\s+(\p{Script=Han})$/u.exec(text) ?? [];
  if (first !== undefined) return surnameMended(first + second);
  const [, team, name] = /^(\S+)\s+(\S+)$/.exec(text) ?? [undefined, "", text];
  const isTeam = team === "" || afterTeams(team) === "";
  const isWhole =
    isHan(name, 2, 3) && !noNames.has(name) && !teams.some((one) => name.startsWith(one));
  return isTeam && isWhole ? surnameMended(name) : null;
}

/**
 * The name, or an empty string. A name that is written together with its team is accepted if it is `known`
 * from elsewhere.
 * @param {string} given
 * @param {ReadonlySet<string>} known
 */
export function nameOf(given, known) {
  const plain = plainName(given);
  if (plain !== null) return plain;
  const text = given.trim().replace(/\s+/g, "");
  const rest = surnameMended(afterTeams(text));
  return rest !== text && isHan(rest, 2, 3) && known.has(rest) ? rest : "";
}

/**
 * The forms in which names are written: for a name with a variant surname the other form, if that is much
 * more frequent.
 * @param {ReadonlyMap<string, number>} counts the number of occurrences of each name
 */
export function usualForms(counts) {
  const forms = new Map();
  for (const [name, count] of counts) {
    const first = name.slice(0, 1);
    const pair = first === "" ? undefined : variants.find((one) => one.includes(first));
    if (pair === undefined) continue;
    const other = pair.replace(first, "") + name.slice(1);
    if ((counts.get(other) ?? 0) >= 3 * count) forms.set(name, other);
  }
  return forms;
}

/** The year of the oldest games that the source dates correctly. */
const kFirstYear = 1948;

/**
 * `2008-07-13` if year, month and day are in that order and the year is that of the game; else the year
 * only.
 * @param {string} given
 * @param {string} year
 */
export function dateOf(given, year) {
  if (!/^(19|20)\d\d$/.test(year) || Number(year) < kFirstYear) return "";
  const [, own, month, day] =
    /^(\d{4})[-./年](\d{1,2})[-./月](\d{1,2})(?:日|\s.*)?$/.exec(given) ??
    /^(\d{4})(\d\d)(\d\d)$/.exec(given) ??
    [];
  if (own !== year) return year;
  const date = new Date(Date.UTC(Number(own), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : year;
}

/** @param {string} written 二十三, up to 99 */
function numberOf(written) {
  const digit = (/** @type {string} */ one) => "零一二三四五六七八九".indexOf(one);
  const [tens = "", ones = ""] = written.includes("十") ? written.split("十") : ["零", written];
  return 10 * (tens === "" ? 1 : digit(tens)) + (ones === "" ? 0 : digit(ones));
}

/**
 * One spelling for events that the source spells in several ways: short names, and ordinals in figures.
 * @param {string} event
 */
function usualEvent(event) {
  return event
    .replace(/第([一二三四五六七八九]?十?[一二三四五六七八九]?)(?=屆)/g, (whole, number) =>
      number === "" ? whole : `第${numberOf(number)}`,
    )
    .replace(/首屆/g, "第1屆")
    .replace(/(?:象棋)?(世|亞)錦賽/, (_, first) => `${first === "世" ? "世界" : "亞洲"}象棋錦標賽`)
    .replace(/^象甲聯賽/, "全國象棋甲級聯賽")
    .replace(/(?:象棋)?全國(?:象棋)?(個人|團體)(?:錦標)?賽/, "全國象棋$1錦標賽");
}

/**
 * The usual name of the event, without its year, round and the players; empty if it cannot be identified.
 * @param {string} given
 */
export function eventOf(given) {
  const [word = ""] = given.normalize("NFKC").trim().split(/[\s(]/);
  const event = word
    .replace(/["“”「」'‘’]/g, "")
    .replace(/[—-]+/g, "-")
    .replace(/^[-年;:~.]*((19|20)\d\d[-年;.]*)*/, "")
    .replace(/^\d\d年?(?=[^\d年強屆局省])/, "")
    .replace(/第([\d一二三四五六七八九十]+[輪局臺盤].*)?$/, "")
    .replace(/[+\d][\dK]*[輪臺]?$/, "")
    .replace(/第0(?=\d)/, "第")
    // Errors of the source's conversion to traditional characters.
    .replaceAll("像棋", "象棋")
    .replaceAll("七鬥星", "七斗星")
    .replaceAll("盃", "杯");
  const isEvent = /(賽|杯|戰|運動會|大會)/.test(event) && event.length <= 30;
  const hasMore = /[勝負]|先和|紅先|\d{5}|[\t]/.test(event);
  return isEvent && !hasMore ? usualEvent(event) : "";
}

/**
 * The lines of the list of games: result, date, opening code, red, black, event.
 * @param {string} games xiangqi-master-games.tsv
 * @param {string} names xiangqi-master-names.tsv
 */
export function linesOf(games, names) {
  const rows = (/** @type {string} */ text) =>
    text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const given = new Map(rows(names).map((line) => [Number(line.split("\t")[0]), line.split("\t")]));
  /** @type {Map<string | null, number>} */
  const counts = new Map();
  for (const [, , red = "", black = ""] of given.values()) {
    for (const name of [red, black].map(plainName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const known = new Set(
    [...counts].flatMap(([name, count]) => (name !== null && count > 1 ? [name] : [])),
  );
  // Lines of the file are numbered from 1, including the comment line.
  const table = rows(games).map((line, index) => {
    const [result = "", year = "", code = ""] = line.split("\t");
    const [, date = "", red = "", black = "", , , event = ""] = given.get(index + 2) ?? [];
    return [
      result,
      dateOf(date, year),
      code,
      nameOf(red, known),
      nameOf(black, known),
      eventOf(event),
    ];
  });
  const written = new Map();
  for (const name of table.flatMap((cells) => cells.slice(3, 5))) {
    written.set(name, (written.get(name) ?? 0) + 1);
  }
  const forms = usualForms(written);
  return table.map((cells) => {
    const [red, black] = cells
      .slice(3, 5)
      .map((name) => spellings[name] ?? forms.get(name) ?? name);
    return [...cells.slice(0, 3), red, black, cells[5]].join("\t");
  });
}

/**
 * For each code the common prefix of the names of its openings, in words: `E11` and `仙人指路對卒底炮 紅飛中相型`.
 * @param {string} openings book/xiangqi/openings.txt
 */
export function openingsOf(openings) {
  /** @type {Map<string | undefined, string[]>} */
  const names = new Map();
  for (const [, code, name = ""] of openings.matchAll(/^([A-E]\d\d) (.*?) \|/gm)) {
    const words = name.split(" ");
    const common = names.get(code) ?? words;
    const end = common.findIndex((word, at) => word !== words[at]);
    names.set(code, end < 0 ? common : common.slice(0, end));
  }
  return [...names]
    .filter(([, words]) => words.length > 0)
    .map(([code, words]) => [code, words.join(" ")])
    .sort();
}
