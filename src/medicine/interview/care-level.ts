import { countsAsPregnant, formulaAgeMin, whyNoFormula } from '../herb-safety/patient.ts';
import { triage } from '../triage/triage.ts';
import { crisisTexts } from './crisis-texts.ts';
import { isDangerUnclear, openDoubts } from './danger-answers.ts';
import { durationDays } from './duration-days.ts';
import type { InterviewState } from './interview-state.ts';
import { isNeedless } from './needless-doubt.ts';
import durationLists from '../compiled/lexicon/duration.json' with { type: 'json' };
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { careLimit, careText } from '../knowledge/care-advice.ts';

const durationWords = lexicon(durationLists);
const signWords = lexicon(signLists);
const already = durationWords['duration.already'].regExp();
/** 二三月份 */
const begunAt = durationWords['duration.begun-at'].regExp();

/** How soon to see somebody; the gravest first. */
type CareLevel = 'emergency' | 'day' | 'clinic' | 'home';

export type CareAdvice = {
  level: CareLevel;
  /** What to do, without the reason and the full stop; empty for words that are gentle as a whole. */
  what: string;
  /** One plain line with the reason. */
  text: string;
};

/** Signs that want a doctor within a day even without an alarm. */
const daySigns = signWords['sign.within-a-day'].words;
/** And of a child. */
const dayOfChild = signWords['sign.within-a-day-child'].words;
/** Signs that want a doctor's visit. */
const clinicSigns = signWords['sign.visit'].words;
/** °C. */
const dayTemperature = careLimit('temperature');
/** Characters. */
const quotedMax = 24;
/** Years. */
const oldAge = careLimit('old');

/** The graded advice of a result: 120 or the emergency room, a day, a visit, or watching at home. */
export function careAdvice(state: InterviewState): CareAdvice {
  if (state.person.redFlagOpen) return alarmed(state);
  const isDay = [
    ...signsOf(state, isChild(state) ? [...daySigns, ...dayOfChild] : daySigns),
    ...(state.facts.temperature !== undefined && state.facts.temperature >= dayTemperature
      ? [careText('temperature', { degrees: String(state.facts.temperature) })]
      : []),
  ];
  const row = state.complaint?.row;
  if (isDay.length > 0 || row?.careFloor === 'day') {
    const because =
      isDay.length > 0
        ? isDay
        : [careText('find-out-first', { complaint: row?.spoken ?? careText('such-case') })];
    return advice('day', careText('within-day'), because);
  }
  const isClinic = visitReasons(state);
  if (isClinic.length > 0) return advice('clinic', careText('visit'), isClinic);
  return row?.kind === 'constitution'
    ? advice('home', careText('no-need'), [careText('nothing-told')])
    : advice('home', careText('watch'), [homeReason(state)]);
}

/** What may be a danger and was asked about in vain; who only asks for the constitution names none. */
function notClear(state: InterviewState): string[] {
  const doubt = openDoubts(state).find(
    (one) => !isNeedless(one, state.turns.slice(0, one.span.turn + 1)),
  );
  if (doubt !== undefined) {
    const words = doubt.words.trim();
    return [
      words === '' || words.length > quotedMax
        ? careText('one-unclear')
        : careText('this-unclear', { words }),
    ];
  }
  const isConstitution = state.complaint?.row?.kind === 'constitution';
  return isDangerUnclear(state) && !isConstitution ? [careText('several-unclear')] : [];
}

/** That it is recent is said only where the person told since when. */
function homeReason({ duration }: InterviewState): string {
  const isTimeKnown = duration !== undefined && durationDays(duration) !== undefined;
  return isTimeKnown ? careText('no-sign-not-long') : careText('no-sign');
}

function alarmed(state: InterviewState): CareAdvice {
  const level = state.level ?? triage(state.turns).level;
  if (level === 'crisis') return { level: 'day', what: '', text: crisisTexts.care };
  if (level === 'safety') return { level: 'day', what: '', text: crisisTexts.violenceCare };
  return level === 'emergency'
    ? advice('emergency', careText('emergency'), [careText('may-be-danger')])
    : advice('day', careText('within-day-or-now'), [careText('needs-examination')]);
}

function visitReasons(state: InterviewState): string[] {
  const { complaint, person, duration } = state;
  const row = complaint?.row;
  const days = duration === undefined ? undefined : durationDays(duration);
  const lasting = duration?.replace(already, '') ?? '';
  const isLong = days !== undefined && row?.clinicDays !== undefined && days >= row.clinicDays;
  const age = person.ageYears;
  return [
    ...notClear(state),
    ...(isLong
      ? [careText(begunAt.test(lasting) ? 'lasting-since' : 'lasting', { duration: lasting })]
      : []),
    ...(row === undefined || row.careFloor === 'clinic' ? [careText('kind-needs-visit')] : []),
    ...(age !== undefined && age >= oldAge ? [careText('old')] : []),
    ...(isChild(state) ? [careText('child')] : []),
    ...(countsAsPregnant(person) || person.lactating ? [whyNoFormula(person) ?? ''] : []),
    ...signsOf(
      state,
      isLong
        ? clinicSigns.filter((sign) => sign !== signWords['sign.long-course'].words[0])
        : clinicSigns,
    ),
  ]
    .filter((text) => text !== '')
    .slice(0, 2);
}

const isChild = ({ person: { ageYears } }: InterviewState): boolean =>
  ageYears !== undefined && ageYears < formulaAgeMin;

function signsOf({ findings }: InterviewState, names: readonly string[]): string[] {
  const words = findings
    .filter(
      ({ symptom, polarity, time }) =>
        polarity === 'present' && time === 'now' && names.includes(symptom),
    )
    .map((finding) => careText('told', { words: finding.words.trim() }));
  return [...new Set(words)];
}

function advice(level: CareLevel, what: string, because: readonly string[]): CareAdvice {
  return { level, what, text: careText('because', { what, reasons: because.join('，') }) };
}
