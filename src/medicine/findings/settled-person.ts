// The person as an interview and its summary hold him: a fact that can have one value only keeps it
// until it is corrected, and numbers, medicines and diseases of others or of no one are left out.
// Triage reads `findPerson`, which takes every possible age or pregnancy for one: the careful side.

import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import sexJson from '../compiled/lexicon/sex.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Person } from './find-person.ts';
import { findPerson } from './find-person.ts';
import type { Turn } from './finding.ts';
import { keptByTurns } from './kept-by-turns.ts';
import { questionsIn, stanceOf } from './lean-on-question.ts';
import { normalise } from './normalise.ts';
import { settledAge } from './settled-age.ts';
import { isOnAllergies, reactedTo, settledDiseases, settledMedicines } from './settled-names.ts';
import { clausesOf, subjectTold } from './told-subject.ts';
import type { ToldSubject } from './told-subject.ts';

const conversationsMax = 24;
const pregnancyWords = lexicon(pregnancyJson);
const sexWords = lexicon(sexJson);
const asksPregnancy = pregnancyWords['pregnancy.asked'].regExp();
const mayBePregnant = pregnancyWords['pregnancy.maybe'].regExp();
const words = lexicon(settledJson);
const notPregnant = words['settled.not-pregnant'].regExp();
const thirdPerson = words['settled.third-person'].regExp();
const answersFemale = words['settled.answers-female'].regExp();
const answersMale = words['settled.answers-male'].regExp();
const female = sexWords['sex.female'].regExp();
const male = sexWords['sex.male'].regExp();
/** A woman of this age or above is not asked and is not pregnant (years). */
const pregnantYearsMax = 56;
const asksSex = words['settled.asks-sex'].regExp();
/** Clauses of an answer in which the sex is looked for. */
const sexClausesMax = 3;
const adultYears = 16;
/** Below this an age is one of a baby that is spoken of (years). */
const babyYearsMax = 3;

/** Facts on the person the complaint is about, settled over the whole conversation. */
export const settledPerson = keptByTurns(conversationsMax, (turns): Person => {
  const found = findPerson(turns);
  const own = turns.map((turn) =>
    turn.role === 'user' ? { ...turn, content: normalise(turn.content) } : turn,
  );
  const texts = own.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const told = subjectTold(own);
  const about = told?.about ?? aboutByAge(own, found);
  const isFlipped = about === 'self' && found.about === 'other';
  const ofBaby = isFlipped && (found.ageYears ?? adultYears) < babyYearsMax;
  const age = settledAge(own, about);
  const person: Person = {
    ...(ofBaby || (age !== undefined && age !== found.ageYears) ? withoutAge(found) : found),
    about,
    sex: answeredSex(own) ?? sexOf(found, told, texts, isFlipped),
  };
  if (age !== undefined && person.ageYears === undefined) {
    Object.assign(person, { ageYears: age, ageText: `${age}岁` });
  }
  person.pregnancy = pregnancyOf(person, own);
  return { ...person, ...namesOf(found, own, texts) };
});

/**
 * Who gives a grown-up's age and speaks of nobody else writes of himself, whatever friends and
 * babies are mentioned.
 */
function aboutByAge(turns: readonly Turn[], found: Person): Person['about'] {
  if (found.about === 'self' || (settledAge(turns, 'self') ?? 0) < adultYears) return found.about;
  const isOfOther = turns.some(
    ({ role, content }) =>
      role === 'user' && clausesOf(content).some((clause) => thirdPerson.test(clause)),
  );
  const isBaby = (found.ageYears ?? babyYearsMax) < babyYearsMax;
  return isOfOther && !isBaby ? found.about : 'self';
}

function withoutAge(person: Person): Person {
  const rest = { ...person };
  delete rest.ageText;
  delete rest.ageYears;
  delete rest.ageMonths;
  return rest;
}

/** The sex that an answer to the question on it names first. */
function answeredSex(turns: readonly Turn[]): 'female' | 'male' | undefined {
  for (const [at, { role, content }] of turns.entries()) {
    const before = turns[at - 1];
    if (role !== 'user' || before?.role !== 'assistant') continue;
    if (!asksSex.test(questionsIn(before.content))) continue;
    for (const clause of clausesOf(content).slice(0, sexClausesMax)) {
      if (answersFemale.test(clause)) return 'female';
      if (answersMale.test(clause)) return 'male';
    }
  }
  return undefined;
}

function sexOf(
  found: Person,
  told: ToldSubject | undefined,
  texts: readonly string[],
  isFlipped: boolean,
): Person['sex'] {
  if (told?.sex !== undefined) return told.sex;
  if (found.sex !== 'unknown' && !isFlipped) return found.sex;
  for (const text of texts) {
    if (female.test(text)) return 'female';
    if (male.test(text)) return 'male';
  }
  return isFlipped ? 'unknown' : found.sex;
}

/** A pregnancy that nobody spoke of is ruled out by age, or by an answer to the question on it. */
function pregnancyOf(
  { pregnancy, sex, ageYears }: Person,
  turns: readonly Turn[],
): Person['pregnancy'] {
  if (pregnancy !== 'unknown' || sex === 'male') return pregnancy;
  if ((ageYears ?? 0) >= pregnantYearsMax) return 'no';
  const isMaybe = turns.some(({ role, content }) => role === 'user' && mayBePregnant.test(content));
  if (isMaybe) return pregnancy;
  const isRuledOut = turns.some(({ role, content }, at) => {
    const before = turns[at - 1];
    if (role !== 'user' || before?.role !== 'assistant') return false;
    return asksPregnancy.test(questionsIn(before.content)) && rulesOut(content);
  });
  return isRuledOut ? 'no' : pregnancy;
}

/** 没有，单身。: the first thing answered denies, or something rules it out. */
function rulesOut(answer: string): boolean {
  const [first = ''] = clausesOf(answer);
  return stanceOf(first) === 'no' || notPregnant.test(answer);
}

function namesOf(found: Person, turns: readonly Turn[], texts: readonly string[]): Partial<Person> {
  const medicines = settledMedicines(texts, found.medicines ?? []);
  const chronicDiseases = settledDiseases(texts, found.chronicDiseases ?? []);
  const allergies = turns.flatMap(({ role, content }, at) => {
    const before = turns[at - 1];
    const isAnswer = before?.role === 'assistant' && isOnAllergies(questionsIn(before.content));
    return role === 'user' && isAnswer ? reactedTo(content) : [];
  });
  const all = [...new Set([...(found.allergies ?? []), ...allergies])];
  return {
    ...((found.medicines !== undefined || medicines.length > 0) && { medicines }),
    ...((found.chronicDiseases !== undefined || chronicDiseases.length > 0) && { chronicDiseases }),
    ...((found.allergies !== undefined || all.length > 0) && { allergies: all }),
  };
}
