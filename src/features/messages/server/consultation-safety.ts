import { findPerson } from '#medicine/findings/find-person.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { allowedFormulas } from '#medicine/herb-safety/allowed-formulas.ts';
import { createHerbGuard } from '#medicine/herb-safety/herb-guard.ts';
import { medicinesIn } from '#medicine/herb-safety/own-medicines.ts';
import type { Person } from '#medicine/herb-safety/person.ts';
import type { SymptomsSummary } from '#medicine/summary-block/symptoms-summary.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import { triageAnswer } from '#medicine/triage/triage-answer.ts';
import { triage } from '#medicine/triage/triage.ts';
import { promptFacts } from './prompt-facts.ts';
import type { TextGuard } from './reply-writer.ts';

/** What the safety layer decides about a send before anyone answers it. */
export type SendSafety = {
  /** Our own answer, where the newest words raise an emergency, a crisis or a danger. */
  answer: string | null;
  /** What is said before a model's words where the newest words are urgent; the engine says it itself. */
  opening: string | null;
  /** What a model must be told, one fact a line; the person's words are quoted. */
  facts: readonly string[];
  createGuard: () => TextGuard;
  reviseSummary: (summary: SymptomsSummary) => SymptomsSummary;
};

const answeredByUs = new Set(['emergency', 'crisis', 'safety']);

/** Reads the whole open conversation; the last turn is the new message. */
export function assessSend(turns: readonly Turn[]): SendSafety {
  const found = triage(turns);
  const alarms = found.alarms.filter(({ span }) => span.turn === turns.length - 1);
  const isOurs = alarms.some(({ level }) => answeredByUs.has(level));
  const person = personOf(turns, found.level !== 'routine');
  return {
    answer: isOurs ? triageAnswer(found, hotlines) : null,
    opening: alarms.length > 0 && !isOurs ? triageAnswer(found, hotlines) : null,
    get facts() {
      return promptFacts(turns, person);
    },
    createGuard: () => createHerbGuard(person),
    reviseSummary: (summary) => ({
      ...summary,
      prescriptions: allowedFormulas(summary.prescriptions, person),
    }),
  };
}

const sexes = { female: '女', male: '男', unknown: undefined } as const;

/** What the conversation says of the person, as the herb checks read it. */
function personOf(turns: readonly Turn[], redFlagOpen: boolean): Person {
  const found = findPerson(turns);
  const months = found.ageMonths;
  return {
    sex: sexes[found.sex],
    ageYears: found.ageYears ?? (months === undefined ? undefined : months / 12),
    pregnant: found.pregnancy,
    lactating: found.lactation === 'yes',
    medicines: [...new Set([...(found.medicines ?? []), ...namedMedicines(turns)])],
    allergies: found.allergies ?? [],
    redFlagOpen,
    hasTold: { tongue: saysAny(turns, /舌|苔/), tests: saysAny(turns, tests) },
  };
}

const tests =
  /检查|化验|胃镜|肠镜|B超|彩超|CT|核磁|磁共振|X光|拍片|片子|心电图|血常规|尿常规|报告|指标|体检/i;

function saysAny(turns: readonly Turn[], words: RegExp): boolean {
  return turns.some(({ role, content }) => role === 'user' && words.test(content));
}

function namedMedicines(turns: readonly Turn[]): string[] {
  return turns.flatMap(({ role, content }) => (role === 'user' ? medicinesIn(content) : []));
}
