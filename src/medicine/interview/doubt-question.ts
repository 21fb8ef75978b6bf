import { normalise } from '../findings/normalise.ts';
import { correctsSubject } from '../findings/told-subject.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import type { SettledFacts } from '../findings/subject-facts.ts';
import type { Turn } from '../findings/finding.ts';
import { isChild } from '../herb-safety/patient.ts';
import type { Hotline } from '../knowledge/hotlines.ts';
import { isOfMind } from '../triage/alarm.ts';
import type { Alarm } from '../triage/alarm.ts';
import { unnamed } from '../triage/named-dangers.ts';
import { triage } from '../triage/triage.ts';
import { doubtTexts as texts } from './doubt-texts.ts';
import { alarmId } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import { isNeedless } from './needless-doubt.ts';
import type { Asked } from './next-questions.ts';

const wordsMax = 24;
/** So many questions about what nobody can name in one conversation, at most. */
const unnamedMax = 2;
/** Characters of an answer that only says yes, no or that one does not know. */
const bareMax = 5;

/**
 * What of the newest words may be a danger that triage is not sure of, and was not asked about
 * before; of despair before anything bodily, for who despairs may not come back.
 */
export function newDoubt(
  turns: readonly Turn[],
  person?: Partial<SettledFacts>,
): Alarm | undefined {
  return newDoubtOf(turns, triage(turns, person).doubts);
}

/** `newDoubt` of the doubts that triage found in the conversation. */
export function newDoubtOf(turns: readonly Turn[], doubts: readonly Alarm[]): Alarm | undefined {
  const last = turns.length - 1;
  // 不知道, 没有 alone say nothing that could be doubted.
  const newest = turns[last]?.content.trim() ?? '';
  if (newest.length <= bareMax && stanceOf(newest) !== null) return undefined;
  if (correctsSubject(normalise(newest))) return undefined;
  const earlier = doubts.filter(({ span }) => span.turn < last);
  const fresh = doubts.filter(
    (doubt) => doubt.span.turn === last && !isSettled(doubt, earlier) && !isNeedless(doubt, turns),
  );
  return fresh.find(({ level }) => level === 'crisis') ?? fresh[0];
}

/** Whether the matter of a doubt was one before. */
function isSettled({ group, level, words }: Alarm, earlier: readonly Alarm[]): boolean {
  const same = earlier.filter((one) => one.group === group && one.level === level);
  if (group !== unnamed || isOfMind(level)) return same.length > 0;
  return same.length >= unnamedMax || same.some((one) => one.words.includes(words.trim()));
}

/** Words short enough to be quoted: of longer ones the last clause, where the complaint stands. */
function quotable(words: string): string {
  const whole = words.trim();
  if (whole.length <= wordsMax) return whole;
  const clause = whole.split(/[，。；！？\s]+/u).findLast(Boolean) ?? '';
  return [...clause].slice(-wordsMax).join('');
}

/**
 * One plain question about the very words that may be a danger, before all else; once for each
 * matter, and none while an alarm is open. One about despair names the psychological of `lines`.
 */
export function doubtQuestion(state: InterviewState, lines: readonly Hotline[]): Asked | undefined {
  const { turns, person } = state;
  if (person.redFlagOpen) return undefined;
  const doubt = newDoubt(turns);
  const words = quotable(doubt?.words ?? '');
  if (doubt === undefined || words === '' || isForDangers(doubt, state)) return undefined;
  const kind = isOfMind(doubt.level) && doubt.group === unnamed ? 'mood' : doubt.level;
  const line = lines.find(({ id }) => id === 'psychological');
  const company = doubt.level === 'crisis' && line ? texts.company(line.number) : '';
  const { question, suggestions } = texts[kind];
  // A sentence of its own, so that a no to the question denies nothing that is quoted before it.
  return {
    id: `doubt.${doubt.group}`,
    text: `${texts.quoted(words)}${company}${question}`,
    suggestions,
    doubt: { group: doubt.group, level: doubt.level, words, isMood: kind === 'mood' },
  };
}

/** Of a child the dangers of its complaint are asked first of all, which says more than that it was sudden. */
function isForDangers(
  { group, level }: Alarm,
  { person, complaint, asked }: InterviewState,
): boolean {
  const isOfBody = group === unnamed && !isOfMind(level);
  return (
    isOfBody &&
    isChild(person) &&
    complaint?.row !== undefined &&
    !asked.has(alarmId(complaint.row))
  );
}
