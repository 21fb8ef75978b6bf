import { cutClauses } from './clauses.ts';
import { numberChars, readNumber } from './chinese-number.ts';
import { findFindings } from './find-findings.ts';
import type { Finding, Subject, Turn } from './finding.ts';
import { patientOf } from './current-findings.ts';
import { questionsIn, stanceOf } from './lean-on-question.ts';
import { measurementsIn } from './measurements.ts';
import { normalise } from './normalise.ts';
import { namesIn } from './person-names.ts';
import { timeOf } from './time-scope.ts';

export type YesNo = 'yes' | 'no' | 'unknown';

/** What the conversation says of the person the complaint is about. */
export type Person = {
  about: Subject;
  sex: 'female' | 'male' | 'unknown';
  /** As written: 34岁, 八个月. */
  ageText?: string;
  ageYears?: number;
  /** Set for children counted in months or days; a month has 30 days. */
  ageMonths?: number;
  pregnancy: YesNo;
  lactation: YesNo;
  /** Undefined when never spoken of; empty when denied. */
  allergies?: string[];
  medicines?: string[];
  chronicDiseases?: string[];
  /** The complaint's duration as written. */
  duration?: string;
  /** °C, the last measured. */
  temperature?: number;
  /** mmHg, the last measured. */
  systolic?: number;
  diastolic?: number;
};

const n = `[${numberChars}]`;
const years = new RegExp(
  `(${n}{1,4})(?:周)?岁(半)?(?!月)|(?:年龄|今年|我|(?:^|[，。\\s])[男女][性生]?[，、]?)[:：是]?\\s?(\\d{1,3})(?![\\d天月周年小次.度/个斤cC])|(?:^|[，。\\s])(\\d{1,3})[，、\\s]{0,2}(?=[男女])`,
  'u',
);
const months = new RegExp(
  `(${n}{1,3})个?(?:多)?月(?:大|的?(?:宝宝|婴儿|娃|孩子|宝|女儿|儿子|小孩))|(?:宝宝|孩子|娃|婴儿|宝贝|女儿|儿子)[^，。]{0,4}?(${n}{1,3})个(?:多)?月(?!前|没|以来|了)`,
  'u',
);
const days = new RegExp(
  `(?:出生|生下来|才|宝宝|娃|婴儿|宝贝|女儿|儿子)(${n}{1,3})(?:多)?天(?!没|了|前|以来)|(${n}{1,3})(?:多)?天(?:大|的)(?:宝宝|婴儿|娃|孩子|宝|新生儿)|(未满月|没满月|刚满月|满月|新生儿|月子里的(?:宝宝|娃|孩子))`,
  'u',
);
const weeks = new RegExp(`(?:宝宝|孩子|娃|婴儿)[^，。]{0,4}?(${n}{1,2})(?:周|个?星期)(?:大)`, 'u');
const pregnant =
  /怀孕|怀着|孕妇|孕(?:早|中|晚)期|有孕|有喜|孕期|妊娠|孕[\d一二三四五六七八九十]+周|[\d一二三四五六七八九十]+个?月身孕|大着肚子|怀了|验孕棒(?:两|2)(?:条|道)杠|早孕|备孕成功|(?:可能|也许|好像)怀/u;
const maybePregnant =
  /可能(?:是)?怀(?:孕|上)|不(?:确定|知道)(?:有没有|是不是|是否)?怀(?:孕|上)|有可能怀/u;
const notPregnant =
  /(?:没有?|没在|未|不是|不可能|也没|非|排除|没有可能)(?:可能)?(?:怀孕|怀上|怀|在怀孕|孕期|妊娠|孕)|没(?:有)?怀孕的可能|备孕(?!成功)/u;
const lactating = /哺乳|喂奶|母乳(?:喂养)?|喂母乳|奶孩子|在喂奶/u;
const notLactating =
  /(?:没有?|没在|不在|未|不是|不|也没|非)(?:在)?(?:哺乳|喂奶|母乳|喂母乳)|断奶了|已断奶/u;

function ageOf(text: string): Partial<Person> {
  const inYears = years.exec(text);
  const inMonths = months.exec(text);
  const inDays = days.exec(text) ?? weeks.exec(text);
  if (inMonths !== null) {
    const value = readNumber(inMonths[1] ?? inMonths[2] ?? '');
    if (value !== null && value <= 36) {
      return { ageText: inMonths[0], ageMonths: value, ageYears: Math.floor(value / 12) };
    }
  }
  if (inYears !== null) {
    const value = readNumber(inYears[1] ?? inYears[3] ?? inYears[4] ?? '');
    if (value !== null && value <= 120) {
      const isBaby = value < 3;
      const ageMonths = Math.round((value + (inYears[2] === undefined ? 0 : 0.5)) * 12);
      const ageText = inYears[1] === undefined ? `${value}岁` : inYears[0];
      return { ageText, ageYears: Math.floor(value), ...(isBaby && { ageMonths }) };
    }
  }
  if (inDays !== null) {
    const isWeeks = /周|星期/u.test(inDays[0]);
    const value = readNumber(inDays[1] ?? inDays[2] ?? '') ?? 28;
    const ageMonths = Math.floor((isWeeks ? value * 7 : value) / 30);
    return { ageText: inDays[0], ageMonths, ageYears: Math.floor(ageMonths / 12) };
  }
  return {};
}

function sexOf(text: string, about: Subject): Person['sex'] {
  const female =
    /(?:^|[，。；、\s：:（(是我]|岁的?)女(?!儿|友|朋|人|同事|领导|士都|婿)|女性|女生|女孩|女宝|女士|女孩子|小姑娘|我是女|宝妈|孕妇|产妇|产后|月经|痛经|例假|大姨妈|姨妈痛|白带|绝经|坐月子|怀孕了|来事/u;
  const male =
    /(?:^|[，。；、\s：:（(是我]|岁的?)男(?!友|朋|同事|领导|士都|女)|男性|男生|男孩|男宝|男士|小伙|我是男|前列腺|阴囊|睾丸|蛋蛋|遗精|早泄|阳痿/u;
  if (about === 'other') {
    if (
      /妈|母亲|奶奶|外婆|姥姥|婆婆|岳母|老婆|妻子|媳妇|女儿|闺女|孙女|姐|妹|阿姨|姑姑|女朋友|女友/u.test(
        text,
      )
    )
      return 'female';
    if (
      /爸|父亲|爷爷|外公|姥爷|公公|岳父|老公|丈夫|儿子|孙子|哥|弟|叔叔|舅舅|男朋友|男友/u.test(text)
    )
      return 'male';
  }
  if (female.test(text)) return 'female';
  return male.test(text) ? 'male' : 'unknown';
}

function stateOf(text: string, yes: RegExp, no: RegExp, before: YesNo): YesNo {
  if (maybePregnant.test(text) && yes === pregnant) return 'unknown';
  if (no.test(text)) return 'no';
  const match = yes.exec(text);
  if (match === null) return before;
  const clauses = cutClauses(text);
  const other = /(?:老婆|媳妇|妻子|女儿|姐|妹|朋友|同事|闺蜜)[^，。]{0,4}$/u.test(
    text.slice(0, match.index),
  );
  if (other && before !== 'unknown') return before;
  return timeOf(text, clauses, match.index, match.index + match[0].length) === 'now'
    ? 'yes'
    : before;
}

/** Bare yes or no to a question about pregnancy or lactation. */
function answeredState(question: string, answer: string, about: RegExp, before: YesNo): YesNo {
  if (!about.test(questionsIn(question))) return before;
  const stance = stanceOf(answer);
  if (stance === 'yes') return 'yes';
  return stance === 'no' ? 'no' : before;
}

function measured(text: string): Partial<Person> {
  const found: Partial<Person> = {};
  for (const { kind, value } of measurementsIn(text)) {
    if (kind === 'temperature') found.temperature = value;
    if (kind === 'systolic') found.systolic = value;
    if (kind === 'diastolic') found.diastolic = value;
  }
  return found;
}

/** A child counted in months does not write here himself. */
function findChild(turns: readonly Turn[]): boolean {
  return turns.some(({ role, content }) => {
    if (
      role !== 'user' ||
      /产后|哺乳|喂奶|坐月子|我(?:现在|最近|也|自己|的?[腰头胃腿手]|的?肚子)/u.test(content)
    ) {
      return false;
    }
    const { ageYears } = ageOf(normalise(content));
    return ageYears !== undefined && ageYears < 3;
  });
}

const hasBorn = /哺乳|喂奶|母乳|产后|坐月子|月子里|生完|刚生/u;

/** Whether the months in a text are those of the child of a mother who tells of herself. */
function isBabyOf(text: string, about: Subject, findings: readonly Finding[]): boolean {
  const isAboutSelf = findings.some(
    ({ subject, polarity }) => subject === 'self' && polarity === 'present',
  );
  return (
    about === 'self' && isAboutSelf && hasBorn.test(text) && ageOf(text).ageMonths !== undefined
  );
}

/**
 * Facts on the person from the user's turns; later statements replace earlier ones, lists of names
 * grow. Answers may lean on the assistant's question before them.
 */
export function findPerson(turns: readonly Turn[]): Person {
  const findings = findFindings(turns);
  const about = patientOf(findings);
  const isChild = findChild(turns);
  const person: Person = {
    about: isChild ? 'other' : about,
    sex: 'unknown',
    pregnancy: 'unknown',
    lactation: 'unknown',
  };
  for (const [turn, { role, content }] of turns.entries()) {
    if (role !== 'user') continue;
    const text = normalise(content);
    const question = turns[turn - 1]?.role === 'assistant' ? (turns[turn - 1]?.content ?? '') : '';
    const sex = sexOf(text, about);
    if (sex !== 'unknown' && (person.sex === 'unknown' || /性别|[男女][，。]|^[男女]/u.test(text)))
      person.sex = sex;
    person.pregnancy = answeredState(question, text, /怀孕|孕/u, person.pregnancy);
    person.lactation = answeredState(question, text, /哺乳|喂奶/u, person.lactation);
    person.pregnancy = stateOf(text, pregnant, notPregnant, person.pregnancy);
    person.lactation = stateOf(text, lactating, notLactating, person.lactation);
    const age = isBabyOf(text, about, findings) ? {} : ageOf(text);
    if (age.ageYears !== undefined && age.ageMonths === undefined) delete person.ageMonths;
    Object.assign(person, age, measured(text));
    if (person.ageYears === undefined && /多大|年龄|几岁/u.test(question)) {
      const bare = /^\D{0,3}(\d{1,3})\D{0,3}$/u.exec(text);
      if (bare !== null) Object.assign(person, ageOf(`${bare[1]}岁`));
    }
    const names = namesIn(text, question);
    for (const key of ['allergies', 'medicines', 'chronicDiseases'] as const) {
      const found = names[key];
      if (found !== undefined) person[key] = [...new Set([...(person[key] ?? []), ...found])];
    }
  }
  const duration = findings.find(
    ({ polarity, duration }) => polarity === 'present' && duration !== undefined,
  )?.duration;
  if (duration !== undefined) person.duration = duration;
  return person;
}
