import uncertainLists from '../compiled/lexicon/uncertain.json' with { type: 'json' };
import lineLists from '../compiled/lexicon/summary-line.json' with { type: 'json' };
import { chosenIn } from '../dialogue/acts-of.ts';
import { clausesTold, type ToldClause } from '../findings/clause-span.ts';
import { factIds } from '../dialogue/fact-ids.ts';
import { confirmationIn, isConfirmed, isRejected } from '../findings/confirmed-facts.ts';
import { patientOf } from '../findings/current-findings.ts';
import { normalise } from '../findings/normalise.ts';
import { ageIn } from '../findings/settled-age.ts';
import { settledSubject } from '../findings/settled-subject.ts';
import { isAnswerOnAge } from '../findings/told-subject.ts';
import { findingsTold, type InterviewState } from '../interview/interview-state.ts';
import { hasCourse } from '../knowledge/symptom-course.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { medicinesTold } from './medicine-lines.ts';
import { ageClause, inexactAgeOf, pregnancyClause } from './person-lines.ts';
import { uncertainTexts as texts } from './texts.ts';

const words = lexicon(uncertainLists);
const doubtedTime = words['uncertain.time'].regExp();
const noAllergy = lexicon(lineLists)['summary-line.no-allergy'].regExp();

/** A fact that the person did not say for certain. */
export type UncertainFact = {
  /** One of `factIds`. */
  id: string;
  /** What is put to the person. */
  put: string;
};

/**
 * What stayed uncertain of the facts on the person: doubted, inexact, told in two ways, or named
 * without saying what of it. What the person confirmed or took back is not among them. Pure.
 */
export function uncertainFacts(state: InterviewState): UncertainFact[] {
  const found = [
    ...ofPregnancy(state),
    ...ofAge(state),
    ...ofSubject(state),
    ...ofTime(state),
    ...ofMedicines(state),
    ...ofAllergies(state),
  ];
  const answer = confirmationIn(state.turns);
  return found.filter(({ id }) => !isConfirmed(answer, id) && !isRejected(answer, id));
}

/** A pregnancy that may be, unless that very answer was tapped. */
function ofPregnancy(state: InterviewState): UncertainFact[] {
  if (state.facts.pregnancy !== 'possible' || state.person.sex === '男') return [];
  const told = pregnancyClause(state);
  const turn = told && state.turns[told.turn];
  const isTapped = turn !== undefined && chosenIn(turn).some((id) => id.endsWith(told?.text ?? ''));
  return isTapped ? [] : [{ id: factIds.pregnancy, put: texts.pregnancy }];
}

/** An age that is not exact, or two ages. */
function ofAge(state: InterviewState): UncertainFact[] {
  const { ageYears, about } = state.facts;
  const told = ageClause(state);
  if (ageYears === undefined || told === undefined) return [];
  const inexact = inexactAgeOf(state);
  if (inexact !== undefined) return [{ id: factIds.age, put: texts.age(inexact) }];
  const { turns } = state;
  const isOther = turns.slice(told.turn + 1).some(({ role, content }, behind) => {
    const at = told.turn + 1 + behind;
    const years =
      role === 'user' ? ageIn(normalise(content), about, isAnswerOnAge(turns, at)) : undefined;
    return years !== undefined && years !== ageYears;
  });
  return isOther ? [{ id: factIds.age, put: texts.age(texts.years(ageYears)) }] : [];
}

/** Whose it is, where the complaint was told with signs of two people and nobody was named as the one. */
function ofSubject({ turns, complaint, facts }: InterviewState): UncertainFact[] {
  if (settledSubject(turns) !== undefined) return [];
  const told = findingsTold(turns, complaint?.row).filter(
    ({ polarity, time, symptom, span }) =>
      polarity === 'present' &&
      time === 'now' &&
      hasCourse(symptom) &&
      span.turn === complaint?.turn,
  );
  const ofOther = told.filter(({ subject }) => subject === 'other').length;
  const ofSelf = told.length - ofOther;
  if (ofOther === 0 || ofSelf === 0 || patientOf(told) !== facts.about) return [];
  const put = facts.about === 'other' ? texts.ofOther : texts.ofSelf;
  return [{ id: factIds.subject, put }];
}

/** A time that the person is not sure of. */
function ofTime({ turns, complaintDuration: time }: InterviewState): UncertainFact[] {
  if (time === undefined) return [];
  const clauses = clausesTold(turns);
  const at = clauses.findLastIndex(({ text }) => text.includes(time));
  const told = clauses[at];
  if (told === undefined) return [];
  const isBeside = ({ turn }: ToldClause): boolean => turn === told.turn;
  const around = clauses.slice(Math.max(0, at - 1), at + 2).filter(isBeside);
  return around.some(({ text }) => doubtedTime.test(text))
    ? [{ id: factIds.since, put: texts.since(time) }]
    : [];
}

/** Medicines of which it was not said whether they are taken. */
const ofMedicines = ({ turns, facts }: InterviewState): UncertainFact[] =>
  medicinesTold(turns, facts)
    .filter(({ status }) => status === 'unclear')
    .map(({ name }) => ({ id: factIds.medicine(name), put: texts.medicine(name) }));

/** An allergy that was named, and any allergy denied in a later message. */
function ofAllergies({ turns, facts }: InterviewState): UncertainFact[] {
  const named = facts.allergies ?? [];
  const clauses = clausesTold(turns);
  const last = clauses.findLast(({ text }) => named.some((name) => text.includes(name)));
  if (last === undefined) return [];
  const isDenied = clauses.some(
    ({ turn, text }) => turn > last.turn && noAllergy.test(normalise(text)),
  );
  return isDenied ? [{ id: factIds.allergies, put: texts.allergies(named.join(texts.and)) }] : [];
}
