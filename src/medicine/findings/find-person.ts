import { boundedCache } from './bounded-cache.ts';
import { cutClauses } from './clauses.ts';
import { findFindings } from './find-findings.ts';
import type { Finding, Subject, Turn } from './finding.ts';
import { patientOf } from './current-findings.ts';
import { keptByTurns } from './kept-by-turns.ts';
import { questionsIn, stanceOf } from './lean-on-question.ts';
import { measurementsIn } from './measurements.ts';
import { normalise } from './normalise.ts';
import { namesIn } from './person-names.ts';
import { timeOf } from './time-scope.ts';
import type { Age } from './told-age.ts';
import { ageOf, answeredAge, asksAge } from './told-age.ts';

/** One turn of the interview reads the conversation as it is, as it was, and without softening words. */
const conversationsMax = 24;
const plain = boundedCache<string>(512);

type YesNo = 'yes' | 'no' | 'unknown';

/** What the conversation says of the person the complaint is about. */
export type Person = Age & {
  about: Subject;
  sex: 'female' | 'male' | 'unknown';
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

const pregnant =
  /怀孕|怀着|孕妇|孕(?:早|中|晚)期|有孕|有喜|孕期|妊娠|孕[\d一二三四五六七八九十]+周|[\d一二三四五六七八九十]+个?月身孕|大着肚子|怀了|验孕棒(?:两|2)(?:条|道)杠|早孕|备孕成功|(?:可能|也许|好像)怀/gu;
const maybePregnant =
  /可能(?:是)?怀(?:孕|上)|不(?:确定|知道)(?:有没有|是不是|是否)?怀(?:孕|上)|有可能怀|(?:是不是|会不会是?|是否|怀疑|担心|怕)(?:是|又)?怀(?:孕|上|了)/gu;
const notPregnant =
  /(?:(?<!有)没有?|没得|莫得|冇|没在|未|(?<!是)不是|不可能|也没|非|排除|没有可能)(?:可能)?(?:怀孕|怀上|怀|在怀孕|孕期|妊娠|孕)|(?<![是会能要可])不(?:会|想|打算)?怀(?!疑|好)孕?|没(?:有)?怀孕的可能|备孕(?!成功)|(?<!没有?|还未|快要?|不会?|围|是不是|是否|是要)绝经(?!前|期前|之前|吗)/gu;
const lactating = /哺乳|喂奶|母乳(?:喂养)?|喂母乳|奶孩子|在喂奶/gu;
const notLactating =
  /(?:没有?|没在|不在|未|不是|不|也没|非)(?:在)?(?:哺乳|喂奶|母乳|喂母乳)|断奶了|已断奶/gu;

function sexOf(text: string, about: Subject): Person['sex'] {
  const female =
    /(?:^|[，。；、\s：:（(是我]|岁的?)女(?!儿|友|朋|人|同事|领导|士都|婿)|女性|女生|女孩|女宝|女士|女孩子|小姑娘|我是女|宝妈|孕妇|产妇|产后|月经|痛经|例假|大姨妈|姨妈痛|白带|绝经|坐月子|怀孕了|来事|\d女(?![儿友朋人士婿])|妹子|小姐姐/u;
  const male =
    /(?:^|[，。；、\s：:（(是我]|岁的?)男(?!友|朋|同事|领导|士都|女)|男性|男生|男孩|男宝|男士|小伙|我是男|前列腺|阴囊|睾丸|蛋蛋|遗精|早泄|阳痿|\d男(?![友朋同士女])|爷们|汉子/u;
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

type StateWords = { yes: RegExp; no: RegExp; maybe?: RegExp };
const pregnancyWords: StateWords = { yes: pregnant, no: notPregnant, maybe: maybePregnant };
const lactationWords: StateWords = { yes: lactating, no: notLactating };

/**
 * What a text says of a state: of a denial and a statement, the one told last; a doubt only where
 * neither was told clearly after it.
 */
function stateOf(text: string, { yes, no, maybe }: StateWords, before: YesNo): YesNo {
  const doubts = maybe ? [...text.matchAll(maybe)] : [];
  const denials = [...text.matchAll(no)].filter(({ index }) => !isWithinAny(index, doubts));
  const affirmations = [...text.matchAll(yes)];
  if (doubts.length + denials.length + affirmations.length === 0) return before;
  const clauses = cutClauses(text);
  const isOfOther = (at: number): boolean =>
    /(?:老婆|媳妇|妻子|女儿|姐|妹|朋友|同事|闺蜜)[^，。]{0,4}$/u.test(text.slice(0, at)) &&
    before !== 'unknown';
  const stated = affirmations.findLast(
    ({ 0: words, index }) =>
      !isWithinAny(index, [...denials, ...doubts]) &&
      !isOfOther(index) &&
      timeOf(text, clauses, index, index + words.length) === 'now',
  );
  const denied = denials.at(-1)?.index ?? -1;
  const saidYes = stated?.index ?? -1;
  if ((doubts.at(-1)?.index ?? -1) > Math.max(denied, saidYes)) {
    return stated ? 'yes' : 'unknown';
  }
  if (denied > saidYes) return 'no';
  return stated ? 'yes' : before;
}

function isWithinAny(at: number, matches: readonly RegExpExecArray[]): boolean {
  return matches.some(({ 0: words, index }) => index <= at && at < index + words.length);
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

const hasBorn = /哺乳|喂奶|母乳|产后|坐月子|月子里|生完|刚生/u;

/** Whether a text is of a mother who tells how old she is herself. */
const isOfMother = (text: string): boolean =>
  hasBorn.test(text) && (ageOf(text, true).ageYears ?? 0) >= adultYears;
const adultYears = 12;

/** A child counted in months does not write here himself. */
function findChild(turns: readonly Turn[]): boolean {
  return turns.some(({ role, content }) => {
    if (
      role !== 'user' ||
      /产后|生完|哺乳|喂奶|坐月子|我(?:现在|最近|也|自己|的?[腰头胃腿手]|的?肚子)/u.test(content)
    ) {
      return false;
    }
    const text = plain(content, normalise);
    const { ageYears } = ageOf(text, isOfMother(text));
    return ageYears !== undefined && ageYears < 3;
  });
}

/** Whether the months in a text are those of the child of a mother who tells of herself. */
function isBabyOf(text: string, about: Subject, isOwn: boolean): boolean {
  return about === 'self' && hasBorn.test(text) && (isOwn || isOfMother(text));
}

/** Whether somebody tells of a complaint of his own. */
function isOwnComplaint(findings: readonly Finding[]): boolean {
  const isSelf = findings.some(
    ({ subject, polarity }) => subject === 'self' && polarity === 'present',
  );
  return isSelf && patientOf(findings) === 'self';
}

const smallChild =
  /宝宝|宝贝|小宝|大宝|二宝|婴|新生儿|早产儿|娃|[男女][孩宝]|小家伙|毛毛|毛头|孩子|小孩|儿子|女儿|闺女|孙子|孙女|外孙|小子|丫头|吃奶|吐奶|奶粉|尿不湿/u;
const ownChild = /[男女][孩宝婴]|宝宝|婴|娃/u;

/** What was spoken of up to a turn. */
type Talk = { ofChild: boolean; ofBirth: boolean; hasAskedAge: boolean };

/** Whether the talk up to here is of a small child, not of who bore or carries it. */
function isTalkOfChild(person: Person, isOwn: boolean, talk: Talk, text: string): boolean {
  const isAdult = (person.ageYears ?? 0) >= 3 || person.pregnancy === 'yes';
  const isChild = isOwn ? ownChild.test(text) : talk.ofChild;
  return isChild && !isAdult && !(isOwn && talk.ofBirth);
}

/** The age told in a turn: by its own words, or by leaning on the talk before it. */
function ageAt(text: string, question: string, talk: Talk, person: Person, isOwn: boolean): Age {
  const isMother = isBabyOf(text, isOwn ? 'self' : person.about, isOwn);
  const age = ageOf(text, isMother);
  if (age.ageYears !== undefined || person.ageYears !== undefined) return age;
  const isChild = !isMother && isTalkOfChild(person, isOwn, talk, text);
  return answeredAge(text, { question, hasAskedAge: talk.hasAskedAge, isChild });
}

/**
 * Facts on the person from the user's turns; later statements replace earlier ones, lists of names
 * grow. Answers may lean on the assistant's question before them.
 */
export const findPerson = keptByTurns(conversationsMax, readPerson);

function readPerson(turns: readonly Turn[]): Person {
  const findings = findFindings(turns);
  const about = patientOf(findings);
  const isChild = findChild(turns);
  const isOwn = isOwnComplaint(findings);
  const person: Person = {
    about: isChild ? 'other' : about,
    sex: 'unknown',
    pregnancy: 'unknown',
    lactation: 'unknown',
  };
  const talk: Talk = { ofChild: false, ofBirth: false, hasAskedAge: false };
  for (const [turn, { role, content }] of turns.entries()) {
    if (role !== 'user') {
      talk.hasAskedAge ||= asksAge.test(content);
      continue;
    }
    const text = plain(content, normalise);
    talk.ofChild ||= smallChild.test(text);
    talk.ofBirth ||= hasBorn.test(text);
    const question = turns[turn - 1]?.role === 'assistant' ? (turns[turn - 1]?.content ?? '') : '';
    const sex = sexOf(text, about);
    if (sex !== 'unknown' && (person.sex === 'unknown' || /性别|[男女][，。]|^[男女]/u.test(text)))
      person.sex = sex;
    person.pregnancy = answeredState(question, text, /怀孕|孕/u, person.pregnancy);
    person.lactation = answeredState(question, text, /哺乳|喂奶/u, person.lactation);
    person.pregnancy = stateOf(text, pregnancyWords, person.pregnancy);
    person.lactation = stateOf(text, lactationWords, person.lactation);
    Object.assign(person, measured(text));
    const age = ageAt(text, question, talk, person, isOwn);
    if (age.ageYears !== undefined && age.ageMonths === undefined) delete person.ageMonths;
    Object.assign(person, age);
    const names = namesIn(text, question);
    for (const key of ['allergies', 'medicines', 'chronicDiseases'] as const) {
      const found = names[key];
      if (found !== undefined) person[key] = [...new Set([...(person[key] ?? []), ...found])];
    }
  }
  if ((person.ageYears ?? adultYears) < 3) person.about = 'other';
  const duration = findings.find(
    ({ polarity, duration, subject, time }) =>
      polarity === 'present' && time === 'now' && subject === about && duration !== undefined,
  )?.duration;
  if (duration !== undefined) person.duration = duration;
  return person;
}
