/** Traditional characters of the names and words that the checks look for, each with its simplified one. */
const traditional =
  '調调顆颗貝贝烏乌軍军連连樸朴斷断頭头湯汤藥药葉叶紅红決决馬马錢钱鈴铃鱉鳖瀉泻補补鈎钩飲饮蓮莲門门蟲虫參参棗枣鬧闹貓猫養养親亲針针稜棱乾干黃黄荊荆梔栀廣广鶴鹤蝨虱' +
  '膽胆麥麦術术靈灵蠶蚕醜丑蘞蔹銀银翹翘熱热經经營营遙遥華华蔞蒌當当歸归蠍蝎蒼苍導导兩两種种順顺匱匮腎肾氣气鐵铁鎖锁牽牵陳陈輕轻櫞橼羅罗陸陆罌罂殼壳蘄蕲楓枫龍龙駁驳' +
  '飛飞揚扬螞蚂細细吳吴蘇苏萊莱鴉鸦樓楼鳳凤豬猪綿绵貫贯眾众絲丝車车膠胶錦锦紋纹曬晒蠣蛎脈脉蘆芦薈荟實实滯滞蓯苁圓圆懷怀聰聪沒没竅窍糧粮礬矾體体腦脑齒齿溫温敗败榮荣' +
  '麗丽園园關关尋寻風风陽阳還还紙纸遼辽軟软遠远雙双黨党兒儿鮮鲜漢汉夾夹聖圣約约勝胜濕湿獨独撫抚雲云葦苇會会蔥葱飴饴縮缩沈沉檳槟澤泽龜龟燈灯魚鱼藍蓝訶诃雞鸡內内絡络' +
  '歡欢貞贞蟬蝉蛻蜕醬酱綠绿續续減减潤润腸肠濟济宮宫著着陰阴帶带換换無无證证徹彻這这確确診诊從从壓压島岛優优樂乐膩腻剝剥檢检驗验鏡镜電电圖图規规報报標标別别觀观繼继' +
  '暫暂達达蘭兰強强氫氢潑泼纈缬爾尔維维鈣钙齊齐淨净單单來来嗎吗鹼碱偽伪捨舍環环諾诺復复慶庆鏈链異异煙烟對对撲扑結结狀状巰巯奧奥侖仑勞劳癲癫癇痫請请議议醫医師师療疗' +
  '應应問问過过說说評评囑嘱詢询該该將将處处於于話话開开見见幾几劑剂個个麼么難难辦办並并誰谁潰溃瘍疡貧贫夠够為为須须傾倾後后靜静動动屬属數数遲迟澀涩緊紧緩缓虛虚發发' +
  '現现勸劝盡尽據据質质邊边絳绛樣样顯显貼贴衝冲貳贰叄叁薑姜硃朱朮术麴曲鬱郁蔘参穀谷裏里製制沖冲澱淀鹹咸濃浓菸烟癥症';

const simplified = new Map<string, string>();
for (let at = 0; at + 1 < traditional.length; at += 2) {
  simplified.set(traditional.charAt(at), traditional.charAt(at + 1));
}

/** Never seen, or only Markdown. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff*]/u;
/** Stand between the characters of a name that somebody spells out. */
const separator = /[ \t\u3000·•・‧-]/u;
const han = /\p{Script=Han}/u;
const isFoldable = new RegExp(
  `[${[...simplified.keys()].join('')}\uff10-\uff5a]|${invisible.source}|${separator.source}`,
  'u',
);

export interface FoldedText {
  text: string;
  /** Where in the original a piece of the folded text begins and ends. */
  place: (start: number, end: number) => { start: number; end: number };
}

/** One character as the checks compare it: simplified, letters and digits of half width. */
export function foldCharacter(character: string): string {
  const code = character.charCodeAt(0);
  const isWide = (code >= 0xff10 && code <= 0xff19) || (code >= 0xff21 && code <= 0xff5a);
  return isWide ? String.fromCharCode(code - 0xfee0) : (simplified.get(character) ?? character);
}

/** Whether a character counts for nothing anywhere in a name or an amount. */
export function isInvisible(character: string): boolean {
  return invisible.test(character);
}

/** Whether a character may stand between two of a name. */
export function isSeparator(character: string): boolean {
  return separator.test(character);
}

/**
 * A text as the checks read it: traditional characters and wide letters folded, invisible ones and
 * Markdown's asterisks left out, and what stands between the single characters of a name that is
 * spelled out (附 子, 川·乌).
 */
export function foldHerbText(text: string): FoldedText {
  if (!isFoldable.test(text)) return { text, place: (start, end) => ({ start, end }) };
  const at: number[] = [];
  let folded = '';
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isInvisible(character) || (isSeparator(character) && isSpelling(text, index))) continue;
    folded += foldCharacter(character);
    at.push(index);
  }
  return {
    text: folded,
    place: (start, end) => ({
      start: at[start] ?? text.length,
      end: end > start ? (at[end - 1] ?? text.length - 1) + 1 : (at[start] ?? text.length),
    }),
  };
}

/** Whether the separator at a place stands beside a single character between others. */
function isSpelling(text: string, index: number): boolean {
  const isHan = (place: number): boolean => han.test(text.charAt(place));
  if (!isHan(index - 1) || !isHan(index + 1)) return false;
  return !isHan(index - 2) || !isHan(index + 2);
}
