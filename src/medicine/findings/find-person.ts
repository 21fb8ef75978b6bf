// The one reading of the person: a fact that can have one value only keeps it until it is corrected,
// and numbers, medicines and diseases of others or of no one are left out. What could be meant besides
// is in `possible`, which alarms and the checks of a reply read.

import complaintJson from '../compiled/lexicon/complaint.json' with { type: 'json' };
import meantJson from '../compiled/lexicon/meant.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import settledJson from '../compiled/lexicon/settled.json' with { type: 'json' };
import sexJson from '../compiled/lexicon/sex.json' with { type: 'json' };
import toldJson from '../compiled/lexicon/told.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import type { Subject, Turn } from './finding.ts';
import { keptByTurns } from './kept-by-turns.ts';
import { normalise } from './normalise.ts';
import { withConfirmed } from './confirmed-facts.ts';
import { withoutOthersStates } from './others-states.ts';
import type { Said } from '../reading/told-names.ts';
import type { SettledFacts, SubjectFacts } from './subject-facts.ts';
import { possiblePerson } from './possible-person.ts';
import { isPastAge, isSinceBirth, settledAge } from './settled-age.ts';
import { settledAllergies } from './settled-allergies.ts';
import { possibleMedicines, saidAt, settledMedicines } from './settled-medicines.ts';
import { settledDiseases } from './settled-diseases.ts';
import { toldMotherhood } from './told-motherhood.ts';
import { settledPregnancy, withoutUnsaidStates } from './settled-pregnancy.ts';
import { settledSubject } from './settled-subject.ts';
import { clausesOf, isAnswerOnAge } from './told-subject.ts';
import type { ToldSubject } from './told-subject.ts';

const conversationsMax = 24;
const pregnancyWords = lexicon(pregnancyJson);
const sexWords = lexicon(sexJson);
const menopause = pregnancyWords['pregnancy.menopause'].regExp();
const meantWords = lexicon(meantJson);
const otherwiseFemale = meantWords['meant.answers-female'].regExp();
const otherwiseMale = meantWords['meant.answers-male'].regExp();
const ownAge = meantWords['meant.own-age'].regExp();
const toldWords = lexicon(toldJson);
const sexCorrected = toldWords['told.sex-corrected'].regExp();
const isCorrection = lexicon(complaintJson)['complaint.correction'].regExp();
const words = lexicon(settledJson);
const thirdPerson = words['settled.third-person'].regExp();
const answersFemale = words['settled.answers-female'].regExp();
const answersMale = words['settled.answers-male'].regExp();
const female = sexWords['sex.female'].regExp();
const male = sexWords['sex.male'].regExp();
const ofMother = sexWords['sex.of-mother'].regExp();
const asksSex = words['settled.asks-sex'].regExp();
/** Clauses of an answer in which the sex is looked for. */
const sexClausesMax = 3;
const adultYears = 16;
/** Below this age a person is one the writer asks about, unless the writer gives the age as the own one (years). */
const writerYearsMin = 10;
/** Below this an age is one of a baby that is spoken of (years). */
const babyYearsMax = 3;

/** The person the complaint is about, as the whole conversation tells of him. */
export const findPerson = keptByTurns(conversationsMax, (turns): SettledFacts => {
  const found = possiblePerson(turns);
  const told = settledSubject(turns);
  const plain = turns.map((turn) =>
    turn.role === 'user' ? { ...turn, content: normalise(turn.content) } : turn,
  );
  const about = told?.about ?? aboutByAge(plain, found);
  const own = withoutOthersStates(plain, about, told);
  const asked = withoutUnsaidStates(own);
  const states = asked === plain ? found : possiblePerson(asked);
  const texts = own.flatMap(({ role, content }) => (role === 'user' ? [content] : []));
  const isFlipped = about === 'self' && found.about === 'other';
  const ofBaby = isFlipped && (found.ageYears ?? adultYears) < babyYearsMax;
  // What was told of somebody else says nothing of the one it is about after all.
  const age = settledAge(own.slice(told?.correctedAt ?? 0), about, told);
  const isChildOfWriter = told?.about === 'self' && (found.ageYears ?? adultYears) < adultYears;
  const isOfAnother =
    age === undefined &&
    (texts.some((text) => isSinceBirth(text, found.ageText)) ||
      told?.correctedAt !== undefined ||
      isChildOfWriter ||
      isPastAge(texts, found.ageYears));
  const facts: SubjectFacts = {
    ...(ofBaby || isOfAnother || (age !== undefined && age.ageYears !== found.ageYears)
      ? withoutAge(found)
      : found),
    about,
    sex: correctedSex(texts) ?? answeredSex(own) ?? sexOf(states, told, texts, isFlipped),
    pregnancy: states.pregnancy,
    lactation: states.lactation,
  };
  if (age !== undefined && facts.ageYears === undefined) Object.assign(facts, age);
  const isYoung = (facts.ageYears ?? adultYears) < writerYearsMin;
  if (isYoung && !texts.some((text) => ownAge.test(text))) facts.about = 'other';
  facts.pregnancy = settledPregnancy(facts, asked);
  Object.assign(facts, motherhoodOf(facts, own, told));
  const isMother = about === 'self' && texts.some((text) => ofMother.test(text));
  const nurses = facts.lactation === 'yes' && states.lactation !== 'yes';
  const isWoman = facts.pregnancy === 'yes' || nurses || isMother;
  if (facts.sex === 'unknown' && isWoman) facts.sex = 'female';
  const messages = own.flatMap((turn, at) =>
    turn.role === 'user' ? [saidAt(own, at, about, turn === plain[at] ? turns[at] : turn)] : [],
  );
  const names = namesOf(found, own, messages, about);
  const mayBeTaken = possibleMedicines(messages);
  // Names that may be meant are kept in `possible` alone.
  const { medicines: _, chronicDiseases: __, allergies: ___, ...rest } = facts;
  const person: SettledFacts = {
    ...rest,
    ...names,
    menopause: facts.sex !== 'male' && texts.some((text) => menopause.test(text)),
    possible: {
      ...found,
      ...(mayBeTaken.length > 0 && {
        medicines: [...new Set([...(found.medicines ?? []), ...mayBeTaken])],
      }),
      ...(found.pregnancy === 'no' && { pregnancy: states.pregnancy }),
      ...youngest(own, found, facts, told),
    },
  };
  return withConfirmed(person, own);
});

/**
 * The youngest age that the person may have: the settled one, or a later one of whomever. A correction
 * of the subject ends what was said before it.
 */
function youngest(
  turns: readonly Turn[],
  found: SubjectFacts,
  settled: SubjectFacts,
  told: ToldSubject | undefined,
): Pick<SettledFacts['possible'], 'youngestYears'> {
  const from = told?.correctedAt;
  const since = from === undefined ? found : possiblePerson(turns.slice(from));
  const ages = [since, settled].flatMap(({ ageYears, ageMonths }) => ageYears ?? ageMonths ?? []);
  return ages.length === 0 ? {} : { youngestYears: Math.min(...ages) };
}

/** The sex as a correction gives it. */
function correctedSex(texts: readonly string[]): 'female' | 'male' | undefined {
  for (const text of texts.toReversed()) {
    const named = isCorrection.test(text) ? sexCorrected.exec(text)?.groups?.['sex'] : undefined;
    if (named !== undefined) return named === '男' ? 'male' : 'female';
  }
  return undefined;
}

/**
 * Who gives a grown-up's age and speaks of nobody else writes of himself, whatever friends and
 * babies are mentioned.
 */
function aboutByAge(turns: readonly Turn[], found: SubjectFacts): SettledFacts['about'] {
  // 妈妈说月经不调才长痘, said once the question on the person was answered, is of nobody else.
  const at = turns.findIndex(({ role }, turn) => role === 'user' && isAnswerOnAge(turns, turn));
  const about = at === -1 ? found.about : possiblePerson(turns.slice(0, at + 1)).about;
  if (about === 'self' || (settledAge(turns, 'self')?.ageYears ?? 0) < adultYears) return about;
  const isOfOther = turns.some(
    ({ role, content }) =>
      role === 'user' && clausesOf(content).some((clause) => thirdPerson.test(clause)),
  );
  const isBaby = (found.ageYears ?? babyYearsMax) < babyYearsMax;
  return isOfOther && !isBaby ? about : 'self';
}

function withoutAge(person: SubjectFacts): SubjectFacts {
  const rest = { ...person };
  delete rest.ageText;
  delete rest.ageYears;
  delete rest.ageMonths;
  return rest;
}

/** The sex that an answer to the question on it names first. */
function answeredSex(turns: readonly Turn[]): 'female' | 'male' | undefined {
  for (const [at, { role, content }] of turns.entries()) {
    if (role !== 'user' || !asksSex.test(askedText(turns[at - 1]))) continue;
    for (const clause of clausesOf(content).slice(0, sexClausesMax)) {
      if (answersFemale.test(clause) || otherwiseFemale.test(clause)) return 'female';
      if (answersMale.test(clause) || otherwiseMale.test(clause)) return 'male';
    }
  }
  return undefined;
}

function sexOf(
  found: SubjectFacts,
  told: ToldSubject | undefined,
  texts: readonly string[],
  isFlipped: boolean,
): SettledFacts['sex'] {
  if (told?.sex !== undefined) return told.sex;
  if (found.sex !== 'unknown' && !isFlipped) return found.sex;
  for (const text of texts) {
    if (female.test(text)) return 'female';
    if (male.test(text)) return 'male';
  }
  return isFlipped ? 'unknown' : found.sex;
}

/** What was told of a pregnancy and of nursing only by what goes with them. */
function motherhoodOf(
  { about, sex, ageYears, pregnancy, lactation }: SubjectFacts,
  turns: readonly Turn[],
  told: ToldSubject | undefined,
): Partial<SubjectFacts> {
  const isChild = told?.isChild === true || (ageYears ?? adultYears) < writerYearsMin;
  if (sex === 'male' || isChild) return {};
  const found = toldMotherhood(turns, about, told);
  return {
    ...(pregnancy === 'unknown' && { pregnancy: found.pregnancy }),
    ...(lactation === 'unknown' && { lactation: found.lactation }),
  };
}

/** Whether names are there, or were denied: names that do not hold say nothing of others. */
const isTold = (found: readonly string[] | undefined, settled: readonly string[]): boolean =>
  found?.length === 0 || settled.length > 0;

function namesOf(
  found: SubjectFacts,
  turns: readonly Turn[],
  messages: readonly Said[],
  about: Subject,
): Partial<SubjectFacts> {
  const medicines = settledMedicines(messages);
  const chronicDiseases = settledDiseases(messages, about);
  const allergies = settledAllergies(found.allergies ?? [], turns);
  return {
    ...(isTold(found.medicines, medicines) && { medicines }),
    ...(isTold(found.chronicDiseases, chronicDiseases) && { chronicDiseases }),
    ...(isTold(found.allergies, allergies) && { allergies }),
  };
}
