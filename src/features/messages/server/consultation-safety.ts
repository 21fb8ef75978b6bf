import type { Act } from '#medicine/dialogue/turn-acts.ts';
import { dangerEvents, type DangerEvent } from '#medicine/emergency/danger-events.ts';
import { newDoubtOf } from '#medicine/interview/doubt-question.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { findPerson } from '#medicine/findings/find-person.ts';
import { cleanSummary } from '#medicine/herb-safety/clean-summary.ts';
import { checkHerbText } from '#medicine/herb-safety/check-herb-text.ts';
import { checkedPatient, isOfAnother } from '#medicine/herb-safety/checked-patient.ts';
import { countsAsPregnant, mayBePregnant, type Patient } from '#medicine/herb-safety/patient.ts';
import type { SymptomsSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { MessageReading } from '#medicine/reading/message-reading.ts';
import { readMessage } from '#medicine/reading/read-message.ts';
import { readingOf } from '#medicine/reading/reading-of.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import { readerOf } from '#platform/server/reader.ts';
import { createReplyGuard } from '#medicine/reply-guard/reply-guard.ts';
import { answerAlarms } from '#medicine/emergency/answer-alarms.ts';
import { gravestFirst, type Alarm } from '#medicine/triage/alarm.ts';
import { knownToTriage } from '#medicine/triage/known-to-triage.ts';
import { triage, type TriageLevel } from '#medicine/triage/triage.ts';
import type { TextGuard } from './reply-writer.ts';
import toldLists from '#medicine/compiled/lexicon/told.json' with { type: 'json' };
import { lexicon } from '#medicine/knowledge/lexicon.ts';

const toldWords = lexicon(toldLists);
const tongue = toldWords['told.tongue'].regExp('');
const looks = toldWords['told.looks'].regExp('');

/** The safety layer's analysis of a conversation before a reply; plain data. */
export type SafetyReading = {
  /** Triage level of the newest message. */
  level: TriageLevel;
  /** Our fixed answer if the newest message raises an emergency, a crisis or a danger. */
  answer: string | null;
  /** What the newest message raised and closed, for the record. */
  dangers: readonly DangerEvent[];
  /** Text placed before the reply if the newest message is urgent. */
  opening: string | null;
  /** The dangers that the newest message raises, and the answers offered to them, as they are stored with the reply. */
  alarms: Act[];
  /** The profile if it applies to the subject of the conversation, and whether an alarm is open. */
  known: Partial<Patient>;
  /** The person that the reply checks apply to. */
  person: Patient;
  /** The message is clearly about someone other than its writer. */
  isAboutOther: boolean;
  /** The reading of the newest message by itself, to be stored with it. */
  reading: MessageReading;
  /** All messages of the person. */
  told: string;
  /** What they wrote last. */
  asked: string;
};

/** The checks that a reply passes. */
export type ReplyChecks = {
  /** `repeatable`: what the engine may repeat of the person's words. */
  createGuard: (repeatable?: string) => TextGuard;
  /** Whether pregnancy is possible, so that a recommended remedy needs a warning. */
  isPregnancyOpen: boolean;
  reviseSummary: (summary: SymptomsSummary) => SymptomsSummary;
  /** Whether a short text passes as it is. */
  letsThrough: (text: string) => boolean;
};

/** The levels whose answer comes from us, without a model. */
export const answeredByUs: ReadonlySet<TriageLevel> = new Set(['emergency', 'crisis', 'safety']);

/**
 * Analyzes the whole conversation; the last turn is the new message. `profile` is the person's health
 * profile; fixed answers name the helplines in `hotlines`.
 */
export function readSafety(
  turns: readonly Turn[],
  profile: Partial<Patient>,
  hotlines: readonly Hotline[],
): SafetyReading {
  const known = profileFor(turns, profile);
  const found = triage(turns, knownToTriage(known));
  const alarms = found.alarms.filter(({ span }) => span.turn === turns.length - 1);
  const isOurs = alarms.some(({ level }) => answeredByUs.has(level));
  const alarmAnswer = answerAlarms(turns, found, hotlines);
  const redFlagOpen = found.level !== 'routine';
  const person = personOf(turns, known, redFlagOpen);
  return {
    level: gravestFirst(alarms)[0]?.level ?? 'routine',
    known: { ...known, redFlagOpen },
    answer: isOurs ? alarmAnswer.text : null,
    dangers: dangerEvents(turns, found, redFlagOpen ? undefined : newDoubtOf(turns, found.doubts)),
    opening: alarms.length > 0 && !isOurs ? alarmAnswer.text : null,
    alarms: [...alarmActs(alarms), ...alarmAnswer.offers],
    person,
    isAboutOther: findPerson(turns).about === 'other',
    reading: newestReading(turns),
    told: toldIn(turns),
    asked: turns.at(-1)?.content ?? '',
  };
}

/** One for each kind of danger, with the place of the words by which it was raised first. */
function alarmActs(alarms: readonly Alarm[]): Act[] {
  const first = new Map<string, Act>();
  for (const { group, level, span } of alarms) {
    const { start, end } = span;
    const key = `${group} ${level}`;
    if (!first.has(key)) first.set(key, { act: 'alarm', group, level, place: { start, end } });
  }
  return [...first.values()];
}

function newestReading(turns: readonly Turn[]): MessageReading {
  const newest = turns.at(-1);
  return (newest && readingOf(newest)) ?? readMessage(newest?.content ?? '');
}

type SafetyOrder = {
  turns: readonly Turn[];
  profile: Partial<Patient>;
  hotlines: readonly Hotline[];
};

/** `readSafety` for another thread. */
export const safetyReader = readerOf(
  import.meta.url,
  'safetyReader',
  ({ turns, profile, hotlines }: SafetyOrder) => readSafety(turns, profile, hotlines),
);

/** The checks for a reply to the analyzed conversation. */
export function checksOf({ person, told, asked }: SafetyReading): ReplyChecks {
  return {
    createGuard: (repeatable = '') => createReplyGuard(person, asked, repeatable),
    isPregnancyOpen: !countsAsPregnant(person) && mayBePregnant(person),
    reviseSummary: (summary) => cleanSummary(summary, person, told),
    letsThrough: (text) => checkHerbText(text, person).text === text,
  };
}

/** If the question is about another person, the profile does not apply. */
function profileFor(turns: readonly Turn[], profile: Partial<Patient>): Partial<Patient> {
  return Object.keys(profile).length > 0 && isOfAnother(turns, profile) ? {} : profile;
}

/** The person for the herb checks, from conversation and profile. */
function personOf(turns: readonly Turn[], known: Partial<Patient>, redFlagOpen: boolean): Patient {
  return {
    ...checkedPatient(turns, known),
    redFlagOpen,
    hasTold: {
      tongue: saysAny(turns, tongue),
      tests: saysAny(turns, tests),
      looks: saysAny(turns, looks),
    },
  };
}

const tests = toldWords['told.tests'].regExp('i');

function toldIn(turns: readonly Turn[]): string {
  return turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');
}

function saysAny(turns: readonly Turn[], words: RegExp): boolean {
  return turns.some(({ role, content }) => role === 'user' && words.test(content));
}
