import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { cleanSummary } from '#medicine/herb-safety/clean-summary.ts';
import { createHerbGuard } from '#medicine/herb-safety/herb-guard.ts';
import { medicinesIn } from '#medicine/herb-safety/own-medicines.ts';
import { hasG6pdDeficiency, mayBePregnant, type Person } from '#medicine/herb-safety/person.ts';
import type { SymptomsSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { Hotline } from '#medicine/knowledge/hotlines.ts';
import { triageAnswer } from '#medicine/triage/triage-answer.ts';
import { triage, type TriageLevel } from '#medicine/triage/triage.ts';
import type { TextGuard } from './reply-writer.ts';

/** What the safety layer reads in a conversation before anyone answers it; data alone. */
export type SafetyReading = {
  /** How serious the newest words are. */
  level: TriageLevel;
  /** Our own answer, where the newest words raise an emergency, a crisis or a danger. */
  answer: string | null;
  /** What is said before the words of whoever answers where the newest words are urgent. */
  opening: string | null;
  /** What of the profile is about the one the conversation is about, and whether an alarm is open. */
  known: Partial<Person>;
  /** Whom the checks of the reply are about. */
  person: Person;
  /** All that the person said. */
  told: string;
};

/** The checks that a reply passes. */
export type ReplyChecks = {
  createGuard: () => TextGuard;
  /** Whether the person may be pregnant as far as anybody knows, so that a remedy needs a word on it. */
  isPregnancyOpen: boolean;
  reviseSummary: (summary: SymptomsSummary) => SymptomsSummary;
};

const gravest: readonly TriageLevel[] = ['emergency', 'crisis', 'safety', 'urgent'];
const answeredByUs = new Set(['emergency', 'crisis', 'safety']);

/**
 * Reads the whole open conversation; the last turn is the new message. `profile` is what the person
 * keeps about the own body; an answer of ours names the lines of `hotlines`.
 */
export function readSafety(
  turns: readonly Turn[],
  profile: Partial<Person>,
  hotlines: readonly Hotline[],
): SafetyReading {
  const known = profileFor(turns, profile);
  const found = triage(turns, known.pregnant === 'yes' ? { pregnancy: 'yes' } : {});
  const alarms = found.alarms.filter(({ span }) => span.turn === turns.length - 1);
  const isOurs = alarms.some(({ level }) => answeredByUs.has(level));
  const redFlagOpen = found.level !== 'routine';
  const person = personOf(turns, known, redFlagOpen);
  return {
    level: gravest.find((level) => alarms.some((alarm) => alarm.level === level)) ?? 'routine',
    known: { ...known, redFlagOpen },
    answer: isOurs ? triageAnswer(found, hotlines) : null,
    opening: alarms.length > 0 && !isOurs ? triageAnswer(found, hotlines) : null,
    person,
    told: toldIn(turns),
  };
}

/** The checks of a reply to what was read. */
export function checksOf({ person, told }: SafetyReading): ReplyChecks {
  return {
    createGuard: () => createHerbGuard(person),
    isPregnancyOpen: person.pregnant !== 'yes' && mayBePregnant(person),
    reviseSummary: (summary) => cleanSummary(summary, person, told),
  };
}

const sexes = { female: '女', male: '男', unknown: undefined } as const;

/** Who asks for somebody else has that one's facts in the conversation and none in the profile. */
function profileFor(turns: readonly Turn[], profile: Partial<Person>): Partial<Person> {
  if (Object.keys(profile).length === 0) return profile;
  const { about, sex } = findPerson(turns);
  const isOther = about === 'other' || (profile.sex && sexes[sex] && sexes[sex] !== profile.sex);
  return isOther ? {} : profile;
}

/**
 * What the conversation and the profile say of the person, as the herb checks read it. The
 * conversation is the newer word, but a pregnancy in the profile outlives a bare "no".
 */
function personOf(turns: readonly Turn[], known: Partial<Person>, redFlagOpen: boolean): Person {
  const found = findPerson(turns);
  const months = found.ageMonths;
  const isKnown =
    known.pregnant === 'yes' || (found.pregnancy === 'unknown' && known.pregnant !== undefined);
  return {
    sex: sexes[found.sex] ?? known.sex,
    ageYears: found.ageYears ?? (months === undefined ? known.ageYears : months / 12),
    pregnant: isKnown ? known.pregnant : found.pregnancy,
    lactating: known.lactating === true || found.lactation === 'yes',
    medicines: [
      ...new Set([
        ...(known.medicines ?? []),
        ...(found.medicines ?? []),
        ...namedMedicines(turns),
      ]),
    ],
    allergies: [
      ...new Set([
        ...(known.allergies ?? []),
        ...(found.allergies ?? []),
        ...(found.chronicDiseases ?? []).filter((name) => hasG6pdDeficiency({ allergies: [name] })),
      ]),
    ],
    ownHerbs: known.ownHerbs,
    redFlagOpen,
    hasTold: {
      tongue: saysAny(turns, /舌|苔/),
      tests: saysAny(turns, tests),
      looks: saysAny(turns, /脸|面|气色|唇|眼|黑眼圈|皮肤/),
    },
  };
}

const tests =
  /检查|化验|胃镜|肠镜|B超|彩超|CT|核磁|磁共振|X光|拍片|片子|心电图|血常规|尿常规|报告|指标|体检/i;

function toldIn(turns: readonly Turn[]): string {
  return turns.flatMap(({ role, content }) => (role === 'user' ? [content] : [])).join('\n');
}

function saysAny(turns: readonly Turn[], words: RegExp): boolean {
  return turns.some(({ role, content }) => role === 'user' && words.test(content));
}

function namedMedicines(turns: readonly Turn[]): string[] {
  return turns.flatMap(({ role, content }) => (role === 'user' ? medicinesIn(content) : []));
}
