import { patientOf } from '../findings/current-findings.ts';
import type { Person as PersonFacts } from '../findings/find-person.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { isTimeOfOthers } from '../findings/time-of-others.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import { isCorrection } from './corrected-facts.ts';

const durationWords =
  /(?<!第)(?:(?:大概|大约|差不多|快|有|已经)?(?:\d{1,3}|[一二两三四五六七八九十半几]{1,3}(?:三|四|五|六)?|好几)(?:个)?多?(?:分钟|小时|天|日|晚|周|星期|礼拜|月|年)(?:多|左右|了)*(?![一二两三四五六七八九十几好\d]{1,2}[次回趟顿片粒包支杯瓶根碗])|今天刚开始|昨天|昨晚|今早|今天|前天|两三天|一周左右|一个多月|反复好几年|从小|好多年|从?[去前]年(?:[春夏秋冬]天?|[\d一二三四五六七八九十]{1,2}月)?|上个?月|上(?:周|个?星期))/;

/** Times that are of a pregnancy, an age, or a baby. */
const notDuration =
  /[^，。；\s]*孕[^。；]*|\d{1,3}岁|(?:孩子|宝宝|宝贝|婴儿|娃|女儿|儿子)[^，。；\d一二两三四五六七八九十半]{0,3}[\d一二两三四五六七八九十半]{1,3}个?多?[月天周岁](?:大)?(?!没|以来|了)/gu;

/** What is said not to be the time: 不是两年，是三年. A time not reached (不到两年) is still about it. */
const deniedDuration =
  /(?<!是)(?:不是|没有)(?:大概|大约|差不多|快)?(?:\d{1,3}|[一二两三四五六七八九十半几]{1,3})个?多?(?:天|日|周|星期|礼拜|月|年)/gu;

/** 不是两年，是三年 */
const replacedDuration = /(?<!是)不是[^，。；]{1,6}[天日周期拜月年][，、]?(?:而|应该)?是/u;

function timeIn(text: string, isOther = false): string | undefined {
  for (const clause of text.replaceAll(deniedDuration, '').split(/[，。；！？,;!?\n]/u)) {
    const time = durationWords.exec(clause)?.[0];
    if (time !== undefined && !isTimeOfOthers(clause, time, isOther)) return time;
  }
  return undefined;
}

function correctedDuration(turns: readonly Turn[]): string | undefined {
  return turns
    .filter(
      ({ role, content }) =>
        role === 'user' && (isCorrection(content) || replacedDuration.test(content)),
    )
    .map(({ content }) => timeIn(content.replace(/\d{1,3}岁/g, '')))
    .findLast((found) => found !== undefined);
}

/** How long it has lasted, in the words of the turns; what corrects a time counts more. */
export function durationOf(turns: readonly Turn[], facts: PersonFacts): string | undefined {
  const corrected = correctedDuration(turns);
  if (corrected !== undefined) return corrected;
  if (facts.duration !== undefined) return facts.duration;
  const { ageText = '', ageMonths, about } = facts;
  for (const { role, content } of turns) {
    if (role !== 'user') continue;
    const told = ageMonths === undefined ? content : content.replace(ageText, '');
    const found = timeIn(told.replace(notDuration, ''), about === 'other');
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How long each symptom has lasted that a time was told of: its general name, the person's words. */
export function ownDurations(told: readonly Finding[]): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  const patient = patientOf(told);
  for (const { symptom, polarity, time, duration, subject } of told) {
    if (subject !== patient) continue;
    const isThere = polarity === 'present' && time === 'now' && hasCourse(symptom);
    const root = rootSymptom(symptom);
    if (isThere && duration !== undefined && !own.has(root)) own.set(root, duration);
  }
  return own;
}

/**
 * How long the complaint has lasted: `duration` unless it was said of symptoms that are no part of
 * it (睡不好，头痛两个星期了).
 */
export function complaintDuration(
  findings: readonly Finding[],
  complaint: Complaint | undefined,
  own: ReadonlyMap<string, string>,
  duration: string | undefined,
): string | undefined {
  if (own.size === 0) return duration;
  const present = findings
    .filter(
      ({ polarity, time, symptom }) =>
        polarity === 'present' && time === 'now' && hasCourse(symptom),
    )
    .toSorted((a, b) => a.span.turn - b.span.turn || a.span.start - b.span.start);
  const openers = complaint?.openedBy ?? [];
  const chief = present.find(({ symptom }) => openers.includes(symptom)) ?? present[0];
  const opened = openers.map(rootSymptom).find((symptom) => own.has(symptom));
  return (chief && own.get(rootSymptom(chief.symptom))) ?? (opened && own.get(opened));
}
