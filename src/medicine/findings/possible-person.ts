import lactationJson from '../compiled/lexicon/lactation.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { boundedCache } from './bounded-cache.ts';
import { findFindings } from './find-findings.ts';
import type { Finding, Subject, Turn } from './finding.ts';
import { patientOf } from './current-findings.ts';
import { keptByTurns } from './kept-by-turns.ts';
import { stanceOf } from './lean-on-question.ts';
import { readingOf } from '../reading/reading-of.ts';
import { measurementsIn } from './measurements.ts';
import type { Measurement } from './measurements.ts';
import { normalise } from './normalise.ts';
import { listedIn, namesIn } from './person-names.ts';
import type { Age } from './told-age.ts';
import { answeredAge, asksAge } from './told-age.ts';
import { toldOfPerson } from './read-of-person.ts';
import type { ToldOfPerson } from '../reading/told-of-person.ts';
import type { SubjectFacts, State } from './subject-facts.ts';

const lactationWords = lexicon(lactationJson);
const pregnancyWords = lexicon(pregnancyJson);
const asksPregnancy = pregnancyWords['pregnancy.asked'].regExp();
const asksLactation = lactationWords['lactation.asked'].regExp();

/** One turn of the interview reads the conversation as it is, as it was, and without softening words. */
const conversationsMax = 24;
const plain = boundedCache<string>(512);

const latePeriod = pregnancyWords['pregnancy.late'].regExp();
const settledNot = pregnancyWords['pregnancy.ruled-out'].regExp();

function sexOf({ sex, kinSex }: ToldOfPerson, about: Subject): SubjectFacts['sex'] {
  return (about === 'other' ? kinSex : undefined) ?? sex ?? 'unknown';
}

/** The state after a message that tells of it, or leaves it as it was. */
const stateAfter = (before: State, { first, later }: ToldOfPerson['pregnancy']): State =>
  (before === 'unknown' ? first : later) ?? before;

/**
 * Bare yes or no to a question about pregnancy or lactation. 没有，例假推迟十天了: who adds that does
 * not know.
 */
function answeredState(asked: string, answer: string, about: RegExp, before: State): State {
  if (!about.test(asked)) return before;
  if (about === asksPregnancy && latePeriod.test(answer) && !settledNot.test(answer)) {
    return before === 'yes' ? 'yes' : 'possible';
  }
  const stance = stanceOf(answer);
  if (stance === 'yes') return 'yes';
  return stance === 'no' ? 'no' : before;
}

function measured(values: readonly Measurement[]): Partial<SubjectFacts> {
  const found: Partial<SubjectFacts> = {};
  for (const { kind, value } of values) {
    if (kind === 'temperature') found.temperature = value;
    if (kind === 'systolic') found.systolic = value;
    if (kind === 'diastolic') found.diastolic = value;
  }
  return found;
}

/** Whether a message is of a mother who tells how old she is herself. */
const isOfMother = ({ ofBirth, ageOfMother }: ToldOfPerson): boolean =>
  ofBirth === true && (ageOfMother.ageYears ?? 0) >= adultYears;
const adultYears = 12;

/** A child counted in months does not write here himself. */
function findChild(turns: readonly Turn[]): boolean {
  return turns.some((said) => {
    if (said.role !== 'user') return false;
    const told = toldOfPerson(said);
    if (told.ofOwnBody) return false;
    const { ageYears } = isOfMother(told) ? told.ageOfMother : told.age;
    return ageYears !== undefined && ageYears < 3;
  });
}

/** Whether the months in a message are those of the child of a mother who tells of herself. */
function isBabyOf(told: ToldOfPerson, about: Subject, isOwn: boolean): boolean {
  return about === 'self' && told.ofBirth === true && (isOwn || isOfMother(told));
}

/** Whether somebody tells of a complaint of his own. */
function isOwnComplaint(findings: readonly Finding[]): boolean {
  const isSelf = findings.some(
    ({ subject, polarity }) => subject === 'self' && polarity === 'present',
  );
  return isSelf && patientOf(findings) === 'self';
}

/** What was spoken of up to a turn. */
type Talk = { ofChild: boolean; ofBirth: boolean; hasAskedAge: boolean };

/** Whether the talk up to here is of a small child, not of who bore or carries it. */
function isTalkOfChild(
  person: SubjectFacts,
  isOwn: boolean,
  talk: Talk,
  told: ToldOfPerson,
): boolean {
  const isAdult = (person.ageYears ?? 0) >= 3 || person.pregnancy === 'yes';
  const isChild = isOwn ? told.ofOwnChild === true : talk.ofChild;
  return isChild && !isAdult && !(isOwn && talk.ofBirth);
}

/** The age told in a turn: by its own words, or by leaning on the talk before it. */
function ageAt(said: Turn, asked: string, talk: Talk, person: SubjectFacts, isOwn: boolean): Age {
  const told = toldOfPerson(said);
  const isMother = isBabyOf(told, isOwn ? 'self' : person.about, isOwn);
  const age = isMother ? told.ageOfMother : told.age;
  if (age.ageYears !== undefined || person.ageYears !== undefined) return age;
  const isChild = !isMother && isTalkOfChild(person, isOwn, talk, told);
  const text = plain(said.content, normalise);
  return answeredAge(text, { asked, hasAskedAge: talk.hasAskedAge, isChild });
}

/**
 * What the user's turns may say of the person, taken for said: every age, state and medicine that
 * could be meant. Later statements replace earlier ones, lists of names grow. Answers may lean on the
 * assistant's question before them.
 */
export const possiblePerson = keptByTurns(conversationsMax, readPerson);

function readPerson(turns: readonly Turn[]): SubjectFacts {
  const findings = findFindings(turns);
  const about = patientOf(findings);
  const isChild = findChild(turns);
  const isOwn = isOwnComplaint(findings);
  const person: SubjectFacts = {
    about: isChild ? 'other' : about,
    sex: 'unknown',
    pregnancy: 'unknown',
    lactation: 'unknown',
  };
  const talk: Talk = { ofChild: false, ofBirth: false, hasAskedAge: false };
  for (const [at, turn] of turns.entries()) {
    const { role, content } = turn;
    if (role !== 'user') {
      talk.hasAskedAge ||= asksAge.test(askedText(turn));
      continue;
    }
    const text = plain(content, normalise);
    const told = toldOfPerson(turn);
    talk.ofChild ||= told.ofSmallChild === true;
    talk.ofBirth ||= told.ofBirth === true;
    const asked = askedText(turns[at - 1]);
    const sex = sexOf(told, about);
    if (sex !== 'unknown' && (person.sex === 'unknown' || told.isSexTold)) person.sex = sex;
    person.pregnancy = answeredState(asked, text, asksPregnancy, person.pregnancy);
    person.lactation = answeredState(asked, text, asksLactation, person.lactation);
    person.pregnancy = stateAfter(person.pregnancy, told.pregnancy);
    person.lactation = stateAfter(person.lactation, told.lactation);
    Object.assign(person, measured(readingOf(turn)?.measurements ?? measurementsIn(text)));
    const age = ageAt(turn, asked, talk, person, isOwn);
    if (age.ageYears !== undefined && age.ageMonths === undefined) delete person.ageMonths;
    Object.assign(person, age);
    const names = namesIn(listedIn(turn, text), text, asked);
    for (const key of ['allergies', 'medicines', 'chronicDiseases'] as const) {
      const found = names[key];
      if (found !== undefined) person[key] = [...new Set([...(person[key] ?? []), ...found])];
    }
  }
  if ((person.ageYears ?? adultYears) < 3) person.about = 'other';
  const duration = findings.find(
    ({ polarity, duration, subject, time }) =>
      polarity === 'present' && time === 'now' && subject === about && duration !== undefined,
  )?.duration;
  if (duration !== undefined) person.duration = duration;
  return person;
}
