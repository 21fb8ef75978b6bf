import durationLists from '../compiled/lexicon/duration.json' with { type: 'json' };
import { hasAsked } from '../dialogue/acts-of.ts';
import { factIds } from '../dialogue/fact-ids.ts';
import { withoutQuestions } from '../answers/read-question.ts';
import { readNumber } from '../findings/chinese-number.ts';
import { confirmationIn, isRejected } from '../findings/confirmed-facts.ts';
import type { Finding, Subject, Turn } from '../findings/finding.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import { clausePlaces } from '../findings/told-subject.ts';
import type { Complaint } from '../knowledge/complaint-row.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import { isCorrection } from './corrected-facts.ts';
import { durationQuestion } from './fixed-questions.ts';
import { isOfComplaint, mayLast, ownTimeIn, tellingText, timeIn } from './told-times.ts';

const durationWords = lexicon(durationLists);
const begunIn = durationWords['duration.begun-in'].regExp();
const cutShort = durationWords['duration.cut-short'].regExp();
/** 不是两年，是三年 */
const replacedDuration = durationWords['duration.replaced'].regExp();
const deniedTime = durationWords['duration.denied-time'].regExp();
const sinceEvent = durationWords['duration.since-event'].regExp();
const ofIllness = durationWords['duration.of-illness'].regExp();
const inMonths = durationWords['duration.age-in-months'].regExp('gu');

/** The time that a correction gives; one that takes back a time never told of the complaint is of something else. */
function correctedDuration(turns: readonly Turn[]): string | undefined {
  return turns
    .map(({ role, content }, at) => {
      const corrects = isCorrection(content) || replacedDuration.test(content);
      if (role !== 'user' || !corrects) return undefined;
      const wrong = deniedTime.exec(content)?.groups?.['time'];
      const isOfElse =
        wrong !== undefined &&
        !turns.slice(0, at).some((_, before) => isOfComplaint(turns, before, wrong));
      return isOfElse ? undefined : timeIn(content);
    })
    .findLast((found) => found !== undefined);
}

/** A text without the age of the one it is about: 男宝，五个月零六天。两个礼拜了 */
const withoutAge = (text: string, { ageText = '', ageMonths }: SettledFacts): string =>
  ageMonths === undefined
    ? text
    : text
        .replace(ageText.includes('岁') ? '' : ageText, '')
        .replaceAll(inMonths, (words, number: string) =>
          readNumber(number) === ageMonths ? '' : words,
        );

/** The time of the complaint in an answer to the question on it, or since what it has been so. */
export function answeredDuration(
  turns: readonly Turn[],
  facts: SettledFacts,
  complaint?: Complaint,
): string | undefined {
  const answers = turns.flatMap(({ role, content }, at) =>
    role === 'user' && hasAsked(turns[at - 1], durationQuestion.id)
      ? [withoutAge(content, facts)]
      : [],
  );
  const times = answers.map((text) => timeIn(text, { isAnswer: true, complaint }));
  const time = times.find((found) => found !== undefined);
  if (time !== undefined) return time;
  return answers.flatMap((text) => sinceEvent.exec(text)?.groups?.['time'] ?? [])[0];
}

/**
 * How long it has lasted, in the words of the turns; what corrects a time counts most, then what
 * answers the question on it.
 */
export function durationOf(
  turns: readonly Turn[],
  facts: SettledFacts,
  complaint?: Complaint,
): string | undefined {
  const put = confirmationIn(turns);
  if (put?.facts.includes(factIds.since)) {
    const time = timeIn(withoutAge(turns[put.turn]?.content ?? '', facts));
    if (time !== undefined) return time;
    if (isRejected(put, factIds.since))
      return answeredDuration(turns.slice(put.turn), facts, complaint);
  }
  const corrected = correctedDuration(turns) ?? answeredDuration(turns, facts, complaint);
  if (corrected !== undefined) return corrected;
  const begun = turns.flatMap(({ role, content }) =>
    role === 'user' ? (begunIn.exec(content)?.groups?.['time'] ?? []) : [],
  )[0];
  if (begun !== undefined) return begun;
  const isOther = facts.about === 'other';
  const { duration } = facts;
  const isAge = (time: string): boolean =>
    (facts.ageMonths ?? 0) > 0 && withoutAge(time, facts) !== time;
  const isUsable = duration !== undefined && !cutShort.test(duration) && !isAge(duration);
  const beside = isUsable ? duration : undefined;
  return turns
    .map((_, at) => {
      const text = withoutAge(tellingText(turns, at), facts);
      const isBeside = beside !== undefined && isOfComplaint(turns, at, beside, isOther);
      const own = ownTimeIn(text, { isOther, complaint });
      return own ?? (isBeside ? beside : timeIn(text, { isOther }));
    })
    .find((time) => time !== undefined);
}

/** How long an illness has been there where nothing else is told of the complaint: 糖尿病十年，想问水果. */
export function illnessDuration(
  words: string,
  { chronicDiseases = [] }: SettledFacts,
): string | undefined {
  const [clause = '', ...others] = clausePlaces(withoutQuestions(words)).map(({ text }) => text);
  if (others.length > 0) return undefined;
  const behind = chronicDiseases.map((name) => clause.split(name)[1] ?? '');
  return behind.flatMap((text) => ofIllness.exec(text)?.groups?.['time'] ?? [])[0];
}

/** How long each symptom has lasted that a time was told of: its general name, the person's words. */
export function ownDurations(
  turns: readonly Turn[],
  told: readonly Finding[],
  patient: Subject,
): ReadonlyMap<string, string> {
  const own = new Map<string, string>();
  for (const { symptom, polarity, time, duration, subject, span } of told) {
    if (subject !== patient || duration === undefined) continue;
    if (!mayLast(turns[span.turn]?.content ?? '', duration)) continue;
    const isThere = polarity === 'present' && time === 'now' && hasCourse(symptom);
    const root = rootSymptom(symptom);
    if (isThere && !own.has(root)) own.set(root, duration);
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
