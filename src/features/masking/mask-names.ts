// Names of people in their usual places: after "my name is", before a title, after a relation.
// A name found once is masked everywhere else in the share.
import { illnessCharacters } from '#medicine/knowledge/clinical-words.ts';
import type { TextMatch } from './mask-matches.ts';
import { compoundSurnames, isOtherWord, surnames } from './mask-surnames.ts';

const han = /[\u4e00-\u9fff]/;
/** Characters that a given name hardly holds: those of everyday talk and of illness. */
const nonNameCharacters = new Set(
  '的了是在我你他她它们和跟与对说去来到就也都还很太最又再不没有无这那哪什么个位岁年月日天时分前后上下里外间冷吃喝睡醒开给让叫请找问看做想会可以从把被因为所但而且或者几多少点些今昨老近得总常要用着过吗呢吧啊晚早便两只能该每刚先' +
    illnessCharacters,
);
/** Characters that can directly follow a name. */
const nextCharacters = new Set(
  '的了是在我你他她说和跟与对去来到就也都还很太最又再不没有这那今昨从让给把被得患因头胃肚腹咳发感胸腰失睡吃喝血怀产前后近老一总常经长身晚打出腿口介拉推建喜爱今刚已两三四五六七八九十半脸皮心气体月夜白早中午下上开做看住先',
);
const introductions =
  /(?:我叫|名叫|叫做|名字(?:叫|是)?|姓名|本人|患者(?:姓名)?|病人|联系人|家属|署名|签名|收件人|称呼)[是为:：\s]*/g;
const selfIntroductions = /(?:我是|这里是|我就是|俺是)/g;
const doctors =
  /(?:医生|大夫|医师|主任|教授|护士|老师|专家)(?:的?名字)?(?:叫做?|是|姓|名叫|[:：])\s*/g;
const relations =
  /(?:老公|老婆|丈夫|妻子|爱人|先生|太太|媳妇|儿子|女儿|孩子|宝宝|闺女|宝贝|妈妈|爸爸|母亲|父亲|老妈|老爸|爷爷|奶奶|外公|外婆|姥姥|姥爷|哥哥|弟弟|姐姐|妹妹|表哥|表姐|表弟|表妹|堂哥|堂姐|堂弟|堂妹|同事|朋友|闺蜜|室友|邻居|同学|对象|婆婆|公公|岳父|岳母|侄子|侄女|外甥女?|孙子|孙女|舅舅|阿姨|姑姑|叔叔|嫂子|领导|(?<=我)[妈爸哥姐弟妹])(?:名字)?(?:名叫|叫|是)?\s?/g;
const titles =
  /主治医[生师]|主任|医生|大夫|医师|教授|院长|护士长|护士|老师|博士|专家|药师|师傅|先生|女士|小姐|阿姨|叔叔|大爷|大妈|大姐|大哥|奶奶|爷爷|同学|经理/g;
const introducedSurname = /(?:我|本人|免贵|患者)姓([\u4e00-\u9fff])/g;
const preferredName =
  /(?:叫我|称呼我为?|喊我)((?!某)[\u4e00-\u9fff]{2,4}?)(?=就|吧|即可|好了|[，。,.！!\s]|$)/g;
const documentOwner =
  /([\u4e00-\u9fff]{2,3})的(?=病历|报告单?|化验单|检查单|片子|处方|身份证|电话|手机|微信)/g;
const latin =
  /(?:我叫|英文名(?:是|叫)?|名字(?:是|叫)|[Mm]y name is|Dr\.?)\s*([A-Z][a-z]+(?:\s[A-Z][a-z]+)?)/g;
const notNickname =
  /^(?:小(?:便|腹|腿|时|学|孩|心|肠|朋|伙|姑|儿|手|脸|声|米|病|区|雨|产|睡|吃|麦|月|年|型|龙)|老(?:毛|年|是|公|婆|人|胃|师|家|想|觉|咳|感|说|不|爱|妈|爸|头|失|痛|拉)|阿(?:姨|胶|司|莫|奇|昔|托|尔))/;

type Name = { start: number; end: number };

/** The name that begins at an index, if any; `isIntroduced` after words like "my name is". */
function readName(text: string, at: number, isIntroduced: boolean): Name | null {
  const compound = compoundSurnames.find((name) => text.startsWith(name, at));
  const surnameLength = compound ? 2 : 1;
  if (!compound && (!surnames.has(text.charAt(at)) || isOtherWord(text, at))) return null;
  const given = at + surnameLength;
  for (const length of [2, 1]) {
    const end = given + length;
    if (end > text.length) continue;
    const chars = Array.from(text.slice(given, end));
    const isFine = chars.every((char) => han.test(char) && !nonNameCharacters.has(char));
    if (isFine && endsName(text, end)) return { start: at, end };
  }
  if (!isIntroduced) return null;
  const two = Array.from(text.slice(given, given + 2));
  const isName =
    two.length === 2 && two.every((char) => han.test(char) && !nonNameCharacters.has(char));
  return isName ? { start: at, end: given + 2 } : null;
}

function endsName(text: string, end: number): boolean {
  const next = text.charAt(end);
  return next === '' || !han.test(next) || nextCharacters.has(next);
}

/** 小李, 老张, 阿明: only where a person has just been mentioned. */
function readNickname(text: string, at: number): Name | null {
  const rest = text.slice(at, at + 2);
  if (!/^[小老阿大][\u4e00-\u9fff]$/.test(rest) || notNickname.test(rest)) return null;
  if (/^[老大]/.test(rest) && !surnames.has(rest.charAt(1))) return null;
  return endsName(text, at + 2) ? { start: at, end: at + 2 } : null;
}

function readNameBeforeTitle(text: string, titleAt: number): Name | null {
  for (const length of [2, 1, 0]) {
    const start = titleAt - length - 1;
    if (start < 0) continue;
    const isCompound = length > 0 && compoundSurnames.includes(text.slice(start, start + 2));
    if (!isCompound && !surnames.has(text.charAt(start))) continue;
    if (isOtherWord(text, start) || (start > 0 && isOtherWord(text, start - 1))) continue;
    const given = Array.from(text.slice(start + (isCompound ? 2 : 1), titleAt));
    if (given.every((char) => han.test(char) && !nonNameCharacters.has(char)))
      return { start, end: titleAt };
  }
  return null;
}

/** Finds names in one text with half-width characters. */
export function findNames(text: string): TextMatch[] {
  const names: Name[] = [];
  const add = (name: Name | null): void => {
    if (name) names.push(name);
  };
  const behind = (pattern: RegExp, read: (at: number) => Name | null): void => {
    for (const match of text.matchAll(pattern)) add(read(match.index + match[0].length));
  };
  behind(introductions, (at) => readName(text, at, true));
  behind(doctors, (at) => readName(text, at, true));
  behind(selfIntroductions, (at) => {
    const name = readName(text, at, false);
    return name && !han.test(text.charAt(name.end)) ? name : null;
  });
  behind(relations, (at) => readName(text, at, false) ?? readNickname(text, at));
  for (const match of text.matchAll(titles)) add(readNameBeforeTitle(text, match.index));
  for (const match of text.matchAll(introducedSurname)) {
    const end = match.index + match[0].length;
    if (surnames.has(match[1] ?? '')) add({ start: end - 1, end });
  }
  for (const match of text.matchAll(preferredName)) {
    const end = match.index + match[0].length;
    add({ start: end - (match[1]?.length ?? 0), end });
  }
  for (const match of text.matchAll(documentOwner)) {
    for (const at of [match.index, match.index + 1]) {
      const name = readName(text, at, false);
      if (name && text.charAt(name.end) === '的') add(name);
    }
  }
  for (const match of text.matchAll(latin)) {
    const end = match.index + match[0].length;
    add({ start: end - (match[1]?.length ?? 0), end });
  }
  return names.map(({ start, end }) => ({
    kind: 'name',
    start,
    end,
    replacement: end - start === 1 ? '某' : '某某',
  }));
}

/** Finds further occurrences of names that were found in any text. */
export function findRepeatedNames(text: string, names: ReadonlySet<string>): TextMatch[] {
  return [...names].flatMap((name) => {
    const found: TextMatch[] = [];
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      found.push({ kind: 'name', start: at, end: at + name.length, replacement: '某某' });
    }
    return found;
  });
}
