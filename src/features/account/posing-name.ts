// Names that pose as a doctor, an institution or staff (ACC-3), also in
// traditional characters, in English and in letters that look alike. A name is read as people see it.
import { asSeen, simplified } from './look-alike-letters.ts';

/** Who tells of a doctor is none: 看医生, 王医生的病人. */
const tellsOf = '(?<!看|找|怕|等|听|谢谢|不是|去|住|在|进|离|出|想当)';
const ofThem =
  '(?!的?(?:病人|患者|家属|女儿|儿子|孩子|妈|爸|爷|奶|太太|夫人|老婆|老公|妻|粉丝|朋友|邻居|话))';

/** Titles and institutions; what makes an everyday word of one stands beside it. */
const chineseTitles = [
  '医生(?![活态涯命物理产机])',
  '医师',
  '(?<!士)大夫(?![人第])',
  '(?<![女新伴牛货])郎中',
  '教授',
  '专家',
  '(?<!班)主任(?![务意性凭何])',
  '(?<![中美英法德俄韩日爱各全我祖])国医',
  '(?<![有无知成])名医',
  '医院(?!常客|里|门口|回来|日记|恐惧)',
  '诊所',
  '药房',
  '药店',
  '医馆',
  '卫生院',
  '门诊部',
  '卫健(?![身康美])',
  '(?<!五)官方',
  '客服(?![装饰])',
  '(?<!图书|仓库|宿舍|档案)管理员',
  '工作人员',
  '审核员',
  '杏问',
];
const chineseTitle = new RegExp(`${tellsOf}(?:${chineseTitles.join('|')})${ofThem}`, 'u');

/** Pose wherever they are a word of their own. */
const englishWords = `doctor dr physician surgeon professor prof admin administrator moderator
  official support staff helpdesk customerservice`
  .split(/\s+/)
  .map(folded);
/** Pose as a whole name. */
const englishNames = ['root', 'system', 'service', 'xingwen'].map(folded);
/** Pose also where they are written together with a name; what is an ordinary word does not. */
const englishBeginning = alike(
  /^(?:doctor(?!ow|al|ate)|professor|admin(?!ton)|moderator|official(?!ly|dom|ese)|support(?!er|i|ed))/,
);
const englishEnd = alike(
  /(?:doctor|professor|admin|administrator|moderator|(?<!un)official|support)$/,
);
const englishInstitution = alike(/(?:hospital|clinic|pharmacy)$/);

/** Whether a name could be taken for that of a doctor, an institution or staff. */
export function isPosing(name: string): boolean {
  const text = plain(name);
  const chinese = simplified(text).replaceAll(/[\s\p{P}\p{S}]/gu, '');
  return chineseTitle.test(chinese) || hasEnglishTitle(asSeen(text));
}

/** Without width, marks and what is never seen. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .normalize('NFC');
}

function hasEnglishTitle(text: string): boolean {
  const runs = text.split(/[^a-z\d]+/i).filter((run) => run !== '');
  // DoctorLi, DRLi; letters one by one are a word.
  const pieces = runs.flatMap((run) => run.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/));
  const words = [...runs, ...pieces, ...spelledOut(runs)].flatMap(readings);
  const wholes = readings(runs.join(''));
  return (
    wholes.some((whole) => englishNames.includes(whole) || englishInstitution.test(whole)) ||
    words.some(
      (word) => englishWords.includes(word) || englishBeginning.test(word) || englishEnd.test(word),
    )
  );
}

/** d.o.c.t.o.r; initials are shorter. */
function spelledOut(runs: readonly string[]): string[] {
  const spelt = runs.map((run) => (run.length === 1 ? run : ' ')).join('');
  return spelt.split(' ').filter((word) => word.length > 3);
}

/** How a word can be read: its digits as letters, or as a number around it. A number plate is no title. */
function readings(word: string): string[] {
  if (/^dr\d+$/i.test(word)) return [];
  return [folded(word), folded(word.replaceAll(/^\d+|\d+$/g, ''))];
}

/** Letters that are taken for each other are one. */
function folded(word: string): string {
  return word.toLowerCase().replaceAll(/[i1]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm');
}

function alike({ source }: RegExp): RegExp {
  return new RegExp(source.replaceAll('i', 'l'));
}
