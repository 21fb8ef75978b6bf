import { hasAsked } from '../dialogue/acts-of.ts';
import { factIds } from '../dialogue/fact-ids.ts';
import { confirmationIn, isRejected } from '../findings/confirmed-facts.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import type { Finding, Subject, Turn } from '../findings/finding.ts';
import { readNumber } from '../findings/chinese-number.ts';
import { isTimeOfOthers } from '../findings/time-of-others.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import { isCorrection } from './corrected-facts.ts';
import { durationQuestion } from './fixed-questions.ts';
import durationLists from '../compiled/lexicon/duration.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const durationWords = lexicon(durationLists);

const told = durationWords['duration.told'].regExp('');
/** 一天七八回, 一个月一片: how often or how much, not how long. */
const begunIn = durationWords['duration.begun-in'].regExp();
const ofLife = durationWords['duration.of-life'].regExp();
const ofWriter = durationWords['duration.of-writer'].regExp();
const cutShort = durationWords['duration.cut-short'].regExp();
const often = durationWords['duration.how-often'].regExp('gu');

/** Times that are of a pregnancy, an age, or a baby. */
const notDuration = durationWords['duration.other'].regExp('gu');

/** What is said not to be the time: 不是两年，是三年. A time not reached (不到两年) is still about it. */
const deniedDuration = durationWords['duration.denied'].regExp('gu');

/** 不是两年，是三年 */
const replacedDuration = durationWords['duration.replaced'].regExp();

function timeIn(text: string, isOther = false): string | undefined {
  for (const clause of text.replaceAll(deniedDuration, '').split(/[，。；！？,;!?\s]/u)) {
    const time = told.exec(clause)?.[0];
    if (time === undefined || ofLife.test(clause)) continue;
    if (isOther && ofWriter.test(clause)) continue;
    if (!isTimeOfOthers(clause, time, isOther)) return time;
  }
  return undefined;
}

function correctedDuration(turns: readonly Turn[]): string | undefined {
  return turns
    .filter(
      ({ role, content }) =>
        role === 'user' && (isCorrection(content) || replacedDuration.test(content)),
    )
    .map(({ content }) => timeIn(content.replace(/\d{1,3}岁/g, '').replaceAll(often, '')))
    .findLast((found) => found !== undefined);
}

const inMonths = durationWords['duration.age-in-months'].regExp('gu');

/** A text without the age of the one it is about: 男宝，五个月零六天。两个礼拜了 */
const withoutAge = (text: string, { ageText = '', ageMonths }: SettledFacts): string =>
  ageMonths === undefined
    ? text
    : text
        .replace(ageText, '')
        .replaceAll(inMonths, (words, number: string) =>
          readNumber(number) === ageMonths ? '' : words,
        );

/** The time that an answer to the question on it begins with. */
export function answeredDuration(turns: readonly Turn[], facts: SettledFacts): string | undefined {
  for (const [at, { role, content }] of turns.entries()) {
    if (role !== 'user' || !hasAsked(turns[at - 1], durationQuestion.id)) continue;
    const told = withoutAge(content, facts).replaceAll(notDuration, '');
    const time = timeIn(told.replaceAll(often, ''));
    if (time !== undefined) return time;
  }
  return undefined;
}

/** Whether a time stands nowhere but where it tells how often: 一天七八回. */
function isHowOften(turns: readonly Turn[], time: string): boolean {
  if (cutShort.test(time)) return true;
  const said = turns.flatMap(({ role, content }) => (role === 'user' ? content : []));
  const places = said.filter((text) => text.includes(time));
  return places.length > 0 && places.every((text) => !text.replaceAll(often, '').includes(time));
}

/**
 * How long it has lasted, in the words of the turns; what corrects a time counts most, then what
 * answers the question on it.
 */
export function durationOf(turns: readonly Turn[], facts: SettledFacts): string | undefined {
  const put = confirmationIn(turns);
  if (put?.facts.includes(factIds.since)) {
    const answer = withoutAge(turns[put.turn]?.content ?? '', facts);
    const time = timeIn(answer.replaceAll(notDuration, '').replaceAll(often, ''));
    if (time !== undefined) return time;
    if (isRejected(put, factIds.since)) return answeredDuration(turns.slice(put.turn), facts);
  }
  const corrected = correctedDuration(turns) ?? answeredDuration(turns, facts);
  if (corrected !== undefined) return corrected;
  const begun = turns.flatMap(({ role, content }) =>
    role === 'user' ? (begunIn.exec(content)?.groups?.['time'] ?? []) : [],
  )[0];
  if (begun !== undefined) return begun;
  if (facts.duration !== undefined && !isHowOften(turns, facts.duration)) return facts.duration;
  for (const { role, content } of turns) {
    if (role !== 'user') continue;
    const told = withoutAge(content, facts).replace(notDuration, '').replaceAll(often, '');
    const found = timeIn(told, facts.about === 'other');
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How long each symptom has lasted that a time was told of: its general name, the person's words. */
export function ownDurations(
  told: readonly Finding[],
  patient: Subject,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
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
