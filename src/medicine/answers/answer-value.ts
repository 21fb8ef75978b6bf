// "Is this value normal?" is answered from the usual range, and what to do outside it.
import intentJson from '../compiled/lexicon/intent.json' with { type: 'json' };
import type { Patient } from '../herb-safety/patient.ts';
import { valueAnswers } from '../knowledge/answers.ts';
import type { AnswerValue } from '../knowledge/answers.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { joinedWithin } from './join-sentences.ts';
import type { Question } from './read-question.ts';
import { situationsOf } from './situation.ts';
import { answerTexts as texts } from './texts.ts';
import { topicIn } from './topic-in.ts';

const words = lexicon(intentJson);
const isValue = words['intent.value'].regExp();
const toTreat = words['intent.to-treat'].regExp();
const whatNow = words['intent.now'].regExp();
const isHigh = words['intent.high'].regExp();
const isLow = words['intent.low'].regExp();
const isPressure = words['intent.blood-pressure'].regExp();
/** Systolic and diastolic. */
const pressureRows = texts.pressureRows.map((name) =>
  valueAnswers.find((row) => row.name === name),
);
const number = new RegExp(
  String.raw`(?<![\d.])-?\d{1,4}(?:\.\d{1,2})?(?![\d.]*${words['intent.no-value'].source})`,
  'u',
);
const pair = /(\d{2,3})\s*[/／]\s*(\d{2,3})/u;

/** What a value means that somebody asks about; undefined where no value is asked about. */
export function answerValue(question: Question, person: Patient): string | undefined {
  const { asked, isBare } = question;
  if (!isValue.test(asked))
    return toTreat.test(asked) || whatNow.test(asked) ? treated(question, person) : undefined;
  // 36度9 is 36.9.
  const text = question.text.replaceAll(/(\d{2})度(\d)(?!\d)/gu, '$1.$2');
  const pressure = pressureIn(text);
  if (pressure !== undefined) return pressure;
  const row = topicIn(valueAnswers, asked) ?? (isBare ? topicIn(valueAnswers, text) : undefined);
  if (row === undefined) return undefined;
  if (situationsOf(question, person).some((one) => one === 'child' || one === 'infant'))
    return texts.valueOfChild(row.name);
  const value = valueOf(row, text);
  const range = rangeOf(row, person);
  if (value !== undefined) return judged(row, value, person, range);
  if (isHigh.test(text) && row.ifHigh) return joinedWithin([range, `${row.ifHigh}。`]);
  if (isLow.test(text) && row.ifLow) return joinedWithin([range, `${row.ifLow}。`]);
  return joinedWithin([range, `${[row.ifHigh, row.ifLow].filter(Boolean).join('；')}。`]);
}

/** Whether a value that is told has to be treated: what it means, and who decides; undefined of one that is usual. */
function treated(question: Question, person: Patient): string | undefined {
  const { row, value, verdict } = valuesOutside(question.text, person)[0] ?? {};
  if (row === undefined || verdict === undefined) return undefined;
  const what = (verdict === 'high' ? row.ifHigh : row.ifLow) ?? '';
  return joinedWithin([
    texts.value[verdict](row.name, value ?? 0),
    texts.treatedByDoctor,
    what === '' ? '' : `${what}。`,
    rangeOf(row, person),
  ]);
}

type ValueOutside = { row: AnswerValue; value: number; verdict: 'low' | 'high' };

/** The values of an adult that a text tells with their number and that are outside what is usual. */
export function valuesOutside(said: string, person: Patient): ValueOutside[] {
  const text = said.toLowerCase();
  const isYoung = situationsOf({ asked: text, text }, person).some(
    (one) => one === 'child' || one === 'infant',
  );
  if (isYoung) return [];
  return text.split(/[，。；！？,;!?\n]/u).flatMap((clause) => {
    const row = topicIn(valueAnswers, clause);
    const value = row && valueOf(row, clause);
    if (row === undefined || value === undefined) return [];
    const [verdict, other] = verdictsOf(row, value, person.sex);
    const isOutside = verdict !== 'usual' && (other ?? verdict) === verdict;
    return isOutside && verdict !== undefined ? [{ row, value, verdict }] : [];
  });
}

/** What a report says with it: 尿酸高. */
export const namesOutside = ({ row, verdict }: ValueOutside): string =>
  row.words.map((name) => `${name}${texts.outside[verdict]}`).join('，');

/** The number behind the name of the value, or the first of the message. */
function valueOf({ words: names }: AnswerValue, text: string): number | undefined {
  const name = names.filter((one) => text.includes(one)).toSorted((a, b) => b.length - a.length)[0];
  const at = name === undefined ? 0 : text.indexOf(name) + name.length;
  const found =
    number.exec(text.slice(at)) ??
    (name === undefined ? null : number.exec(text.slice(0, at - name.length)));
  return found === null ? undefined : Number(found[0]);
}

type Bounds = { low?: number | undefined; high?: number | undefined };

const boundsOf = (row: AnswerValue, sex: Patient['sex']): Bounds =>
  sex === '女'
    ? { low: row.lowWoman ?? row.low, high: row.highWoman ?? row.high }
    : { low: row.low, high: row.high };

/** Of the sex, or of both where it is not known. */
function verdictsOf(row: AnswerValue, value: number, sex: Patient['sex']): Verdict[] {
  const sexes: Patient['sex'][] = sex === undefined ? ['男', '女'] : [sex];
  return sexes.map((one) => verdictOf(boundsOf(row, one), value));
}

function judged(row: AnswerValue, value: number, { sex }: Patient, range: string): string {
  const verdicts = verdictsOf(row, value, sex);
  const [verdict] = verdicts;
  const isSame = verdicts.every((one) => one === verdict);
  if (!isSame || verdict === undefined)
    return joinedWithin([texts.valueDepends(row.name, value), range]);
  const what = verdict === 'high' ? row.ifHigh : verdict === 'low' ? row.ifLow : undefined;
  return joinedWithin([
    texts.value[verdict](row.name, value),
    range,
    what === undefined || what === '' ? '' : `${what}。`,
  ]);
}

type Verdict = 'low' | 'usual' | 'high';

function verdictOf({ low, high }: Bounds, value: number): Verdict {
  if (low !== undefined && value < low) return 'low';
  return high !== undefined && value > high ? 'high' : 'usual';
}

function rangeOf(row: AnswerValue, { sex }: Patient): string {
  const isTwo = row.lowWoman ?? row.highWoman;
  const of = (one: Patient['sex']): string => {
    const { low, high } = boundsOf(row, one);
    return texts.range(low, high);
  };
  const said =
    isTwo === undefined || sex !== undefined ? of(sex) : texts.rangeBySex(of('男'), of('女'));
  return texts.usually(said, row.unit);
}

/** 130/85 is one value of two numbers: the higher grade of the two counts. */
function pressureIn(text: string): string | undefined {
  const found = pair.exec(text);
  if (found === null || !isPressure.test(text)) return undefined;
  const value = `${found[1] ?? ''}/${found[2] ?? ''}`;
  const [systolic, diastolic] = [Number(found[1]), Number(found[2])];
  const read = [systolic, diastolic].map((one, at) => {
    const row = pressureRows[at];
    return { row, verdict: row === undefined ? 'usual' : verdictOf(row, one) };
  });
  const outside = ['high', 'low'].flatMap((one) =>
    read.filter(({ verdict }) => verdict === one),
  )[0];
  const advice = outside?.verdict === 'high' ? outside.row?.ifHigh : outside?.row?.ifLow;
  if (advice === undefined) return texts.pressureUsual(value);
  return joinedWithin([`${texts.pressure(value)}：${advice}。`, texts.pressureAgain]);
}
