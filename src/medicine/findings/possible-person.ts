import birthJson from '../compiled/lexicon/birth.json' with { type: 'json' };
import childJson from '../compiled/lexicon/child.json' with { type: 'json' };
import lactationJson from '../compiled/lexicon/lactation.json' with { type: 'json' };
import pregnancyJson from '../compiled/lexicon/pregnancy.json' with { type: 'json' };
import sexJson from '../compiled/lexicon/sex.json' with { type: 'json' };
import { askedText } from '../dialogue/asking-text.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { boundedCache } from './bounded-cache.ts';
import { cutClauses } from './clauses.ts';
import { findFindings } from './find-findings.ts';
import type { Finding, Subject, Turn } from './finding.ts';
import { patientOf } from './current-findings.ts';
import { keptByTurns } from './kept-by-turns.ts';
import { stanceOf } from './lean-on-question.ts';
import { readingOf } from '../reading/reading-of.ts';
import { measurementsIn } from './measurements.ts';
import type { Measurement } from './measurements.ts';
import { normalise } from './normalise.ts';
import { namesIn } from './person-names.ts';
import { timeOf } from './time-scope.ts';
import type { Age } from './told-age.ts';
import { ageOf, answeredAge, asksAge } from './told-age.ts';
import type { PersonFacts, State } from './person.ts';

const birthWords = lexicon(birthJson);
const childWords = lexicon(childJson);
const lactationWords = lexicon(lactationJson);
const pregnancyWords = lexicon(pregnancyJson);
const sexWords = lexicon(sexJson);
const asksPregnancy = pregnancyWords['pregnancy.asked'].regExp();
const asksLactation = lactationWords['lactation.asked'].regExp();
const tellsSex = sexWords['sex.told'].regExp();

/** One turn of the interview reads the conversation as it is, as it was, and without softening words. */
const conversationsMax = 24;
const plain = boundedCache<string>(512);

const latePeriod = pregnancyWords['pregnancy.late'].regExp();
const settledNot = pregnancyWords['pregnancy.ruled-out'].regExp();
const pregnant = pregnancyWords['pregnancy.told'].regExp('gu');
const maybePregnant = pregnancyWords['pregnancy.maybe'].regExp('gu');
const notPregnant = pregnancyWords['pregnancy.denied'].regExp('gu');
const lactating = lactationWords['lactation.told'].regExp('gu');
const notLactating = lactationWords['lactation.denied'].regExp('gu');

const female = sexWords['sex.female'].regExp();
const male = sexWords['sex.male'].regExp();
const femaleKin = sexWords['sex.female-kin'].regExp();
const maleKin = sexWords['sex.male-kin'].regExp();

function sexOf(text: string, about: Subject): PersonFacts['sex'] {
  if (about === 'other') {
    if (femaleKin.test(text)) return 'female';
    if (maleKin.test(text)) return 'male';
  }
  if (female.test(text)) return 'female';
  return male.test(text) ? 'male' : 'unknown';
}

const ofOther = new RegExp(`${pregnancyWords['pregnancy.of-other'].source}[^，。]{0,4}$`, 'u');

type StateWords = { yes: RegExp; no: RegExp; maybe?: RegExp };
const pregnancyState: StateWords = { yes: pregnant, no: notPregnant, maybe: maybePregnant };
const lactationState: StateWords = { yes: lactating, no: notLactating };

/**
 * What a text says of a state: of a denial and a statement, the one told last; a doubt only where
 * neither was told clearly after it.
 */
function stateOf(text: string, { yes, no, maybe }: StateWords, before: State): State {
  const doubts = maybe ? [...text.matchAll(maybe)] : [];
  const denials = [...text.matchAll(no)].filter(({ index }) => !isWithinAny(index, doubts));
  const affirmations = [...text.matchAll(yes)];
  if (doubts.length + denials.length + affirmations.length === 0) return before;
  const clauses = cutClauses(text);
  const isOfOther = (at: number): boolean =>
    ofOther.test(text.slice(0, at)) && before !== 'unknown';
  const stated = affirmations.findLast(
    ({ 0: words, index }) =>
      !isWithinAny(index, [...denials, ...doubts]) &&
      !isOfOther(index) &&
      timeOf(text, clauses, index, index + words.length) === 'now',
  );
  const denied = denials.at(-1)?.index ?? -1;
  const saidYes = stated?.index ?? -1;
  if ((doubts.at(-1)?.index ?? -1) > Math.max(denied, saidYes)) {
    return stated ? 'yes' : 'possible';
  }
  if (denied > saidYes) return 'no';
  return stated ? 'yes' : before;
}

function isWithinAny(at: number, matches: readonly RegExpExecArray[]): boolean {
  return matches.some(({ 0: words, index }) => index <= at && at < index + words.length);
}

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

function measured(values: readonly Measurement[]): Partial<PersonFacts> {
  const found: Partial<PersonFacts> = {};
  for (const { kind, value } of values) {
    if (kind === 'temperature') found.temperature = value;
    if (kind === 'systolic') found.systolic = value;
    if (kind === 'diastolic') found.diastolic = value;
  }
  return found;
}

const hasBorn = birthWords['birth.told'].regExp();

/** Whether a text is of a mother who tells how old she is herself. */
const isOfMother = (text: string): boolean =>
  hasBorn.test(text) && (ageOf(text, true).ageYears ?? 0) >= adultYears;
const adultYears = 12;

const ofOwnBody = birthWords['birth.or-own-body'].regExp();

/** A child counted in months does not write here himself. */
function findChild(turns: readonly Turn[]): boolean {
  return turns.some(({ role, content }) => {
    if (role !== 'user' || ofOwnBody.test(content)) {
      return false;
    }
    const text = plain(content, normalise);
    const { ageYears } = ageOf(text, isOfMother(text));
    return ageYears !== undefined && ageYears < 3;
  });
}

/** Whether the months in a text are those of the child of a mother who tells of herself. */
function isBabyOf(text: string, about: Subject, isOwn: boolean): boolean {
  return about === 'self' && hasBorn.test(text) && (isOwn || isOfMother(text));
}

/** Whether somebody tells of a complaint of his own. */
function isOwnComplaint(findings: readonly Finding[]): boolean {
  const isSelf = findings.some(
    ({ subject, polarity }) => subject === 'self' && polarity === 'present',
  );
  return isSelf && patientOf(findings) === 'self';
}

const smallChild = childWords['child.small'].regExp();
const ownChild = childWords['child.own'].regExp();

/** What was spoken of up to a turn. */
type Talk = { ofChild: boolean; ofBirth: boolean; hasAskedAge: boolean };

/** Whether the talk up to here is of a small child, not of who bore or carries it. */
function isTalkOfChild(person: PersonFacts, isOwn: boolean, talk: Talk, text: string): boolean {
  const isAdult = (person.ageYears ?? 0) >= 3 || person.pregnancy === 'yes';
  const isChild = isOwn ? ownChild.test(text) : talk.ofChild;
  return isChild && !isAdult && !(isOwn && talk.ofBirth);
}

/** The age told in a turn: by its own words, or by leaning on the talk before it. */
function ageAt(text: string, asked: string, talk: Talk, person: PersonFacts, isOwn: boolean): Age {
  const isMother = isBabyOf(text, isOwn ? 'self' : person.about, isOwn);
  const age = ageOf(text, isMother);
  if (age.ageYears !== undefined || person.ageYears !== undefined) return age;
  const isChild = !isMother && isTalkOfChild(person, isOwn, talk, text);
  return answeredAge(text, { asked, hasAskedAge: talk.hasAskedAge, isChild });
}

/**
 * What the user's turns may say of the person, taken for said: every age, state and medicine that
 * could be meant. Later statements replace earlier ones, lists of names grow. Answers may lean on the
 * assistant's question before them.
 */
export const possiblePerson = keptByTurns(conversationsMax, readPerson);

function readPerson(turns: readonly Turn[]): PersonFacts {
  const findings = findFindings(turns);
  const about = patientOf(findings);
  const isChild = findChild(turns);
  const isOwn = isOwnComplaint(findings);
  const person: PersonFacts = {
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
    talk.ofChild ||= smallChild.test(text);
    talk.ofBirth ||= hasBorn.test(text);
    const asked = askedText(turns[at - 1]);
    const sex = sexOf(text, about);
    if (sex !== 'unknown' && (person.sex === 'unknown' || tellsSex.test(text))) person.sex = sex;
    person.pregnancy = answeredState(asked, text, asksPregnancy, person.pregnancy);
    person.lactation = answeredState(asked, text, asksLactation, person.lactation);
    person.pregnancy = stateOf(text, pregnancyState, person.pregnancy);
    person.lactation = stateOf(text, lactationState, person.lactation);
    Object.assign(person, measured(readingOf(turn)?.measurements ?? measurementsIn(text)));
    const age = ageAt(text, asked, talk, person, isOwn);
    if (age.ageYears !== undefined && age.ageMonths === undefined) delete person.ageMonths;
    Object.assign(person, age);
    const names = namesIn(text, asked);
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
