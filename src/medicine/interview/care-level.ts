import { formulaAgeMin, whyNoFormula } from '../herb-safety/person.ts';
import { triage } from '../triage/triage.ts';
import { crisisTexts } from './crisis-texts.ts';
import { isDangerUnclear, openDoubts } from './danger-answers.ts';
import { durationDays } from './duration-days.ts';
import type { InterviewState } from './interview-state.ts';

/** How soon to see somebody; the gravest first. */
type CareLevel = 'emergency' | 'day' | 'clinic' | 'home';

export type CareAdvice = {
  level: CareLevel;
  /** One plain line with the reason. */
  text: string;
};

/** Signs that want a doctor within a day even without an alarm. */
const daySigns = ['黑便', '便血', '尿血', '痰中带血', '身目发黄', '高热'];
/** Signs that want a doctor's visit. */
const clinicSigns = ['消瘦', '腹部包块', '吞咽不利', '关节变形', '病程长'];
/** °C. */
const dayTemperature = 39;
/** Characters. */
const quotedMax = 24;
/** Years. */
const oldAge = 65;

/** The graded advice of a result: 120 or the emergency room, a day, a visit, or watching at home. */
export function careAdvice(state: InterviewState): CareAdvice {
  if (state.person.redFlagOpen) return alarmed(state);
  const isDay = [
    ...signsOf(state, daySigns),
    ...(state.facts.temperature !== undefined && state.facts.temperature >= dayTemperature
      ? [`体温到了${state.facts.temperature}℃`]
      : []),
  ];
  const row = state.complaint?.row;
  if (isDay.length > 0 || row?.careFloor === 'day') {
    const because = isDay.length > 0 ? isDay : [`${row?.spoken ?? '这种情况'}要先查清原因`];
    return { level: 'day', text: line('请在24小时内去医院', because) };
  }
  const isClinic = visitReasons(state);
  if (isClinic.length > 0) return { level: 'clinic', text: line('建议近几天到门诊看看', isClinic) };
  return row?.kind === 'constitution'
    ? { level: 'home', text: line('不用专门去医院', ['没有说到不舒服']) }
    : { level: 'home', text: line('可以先居家观察', [homeReason(state)]) };
}

/** What may be a danger and was asked about in vain; who only asks for the constitution names none. */
function notClear(state: InterviewState): string[] {
  const doubt = openDoubts(state)[0];
  if (doubt !== undefined) {
    const words = doubt.words.trim();
    return [
      words === '' || words.length > quotedMax
        ? '您说到的有一处可能要紧，还没有问清楚'
        : `您说到“${words}”，这一点还没有问清楚`,
    ];
  }
  const isConstitution = state.complaint?.row?.kind === 'constitution';
  return isDangerUnclear(state) && !isConstitution ? ['问到的几样要紧的情况还没有说清楚'] : [];
}

/** That it is recent is said only where the person told since when. */
function homeReason({ duration }: InterviewState): string {
  const isTimeKnown = duration !== undefined && durationDays(duration) !== undefined;
  return isTimeKnown ? '没有说到危险信号，时间也不长' : '没有说到危险信号';
}

function alarmed(state: InterviewState): CareAdvice {
  const level = state.level ?? triage(state.turns).level;
  if (level === 'crisis') return { level: 'day', text: crisisTexts.care };
  if (level === 'safety') return { level: 'day', text: crisisTexts.violenceCare };
  return level === 'emergency'
    ? {
        level: 'emergency',
        text: line('请现在去急诊，危急时拨打120', ['您说到了可能危险的情况']),
      }
    : {
        level: 'day',
        text: line('请在24小时内去医院，正在加重就去急诊或拨打120', ['您说到了需要当面检查的情况']),
      };
}

function visitReasons(state: InterviewState): string[] {
  const { complaint, person, duration } = state;
  const row = complaint?.row;
  const days = duration === undefined ? undefined : durationDays(duration);
  const isLong = days !== undefined && row?.clinicDays !== undefined && days >= row.clinicDays;
  const age = person.ageYears;
  return [
    ...notClear(state),
    ...(isLong ? [`已经有${duration?.replace(/^(?:有|已经)+/u, '')}`] : []),
    ...(row === undefined || row.careFloor === 'clinic' ? ['这类情况需要面诊和检查'] : []),
    ...(age !== undefined && age >= oldAge ? ['年纪大一些，早点看更稳妥'] : []),
    ...(age !== undefined && age < formulaAgeMin ? ['孩子的病变化快'] : []),
    ...(person.pregnant === 'yes' || person.lactating ? [whyNoFormula(person) ?? ''] : []),
    ...signsOf(state, isLong ? clinicSigns.filter((sign) => sign !== '病程长') : clinicSigns),
  ]
    .filter((text) => text !== '')
    .slice(0, 2);
}

function signsOf({ findings }: InterviewState, names: readonly string[]): string[] {
  const words = findings
    .filter(
      ({ symptom, polarity, time }) =>
        polarity === 'present' && time === 'now' && names.includes(symptom),
    )
    .map((finding) => `您说到“${finding.words.trim()}”`);
  return [...new Set(words)];
}

function line(what: string, because: readonly string[]): string {
  return `**${what}。** 因为${because.join('，')}。`;
}
