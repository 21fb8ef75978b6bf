import { valueKinds } from './course.ts';
import { toldNames } from './told-names.ts';
import { toldOnsets, type Onset } from './told-onsets.ts';
import { toldValues, type ToldValue } from './told-values.ts';
import { plainName } from '../knowledge/plain-names.ts';
import { firstChars } from '#platform/contract/chars.ts';
import { chinaDay } from '#platform/contract/china-time.ts';
import type { TimelineEvent } from './course-turn.ts';
import type {
  CourseChart,
  CourseLane,
  CoursePeriod,
  CoursePicture,
  CoursePoint,
} from './course-picture.ts';
import { shownSessions } from './shown-sessions.ts';
import type { CourseTurn } from './course-turn.ts';

/** Maximum lanes of a picture and points of a chart; of the points the newest are kept. */
const lanesMax = 40;
const pointsMax = 120;
const noteCharsMax = 60;

type PlacedOnset = Onset & { messageId: number };

/** The picture of a chain's turns, from their timeline. Pure. */
export function drawCourse(
  turns: readonly CourseTurn[],
  events: readonly TimelineEvent[],
): CoursePicture {
  const sessions = shownSessions(turns);
  const onsets = sessions.flatMap((session) =>
    toldOnsets(session).flatMap((onset): PlacedOnset[] => {
      const source = session[onset.span.turn];
      return source ? [{ ...onset, messageId: source.messageId }] : [];
    }),
  );
  const bySymptom = Map.groupBy(events, ({ symptom }) => symptom);
  const names = sessions.map(toldNames);
  const lanes = [...bySymptom].slice(0, lanesMax).map(([symptom, steps]): CourseLane => {
    const own = onsets.filter((onset) => onset.symptom === symptom);
    const told = new Set(names.flatMap((each) => each.get(symptom) ?? []));
    const [only = symptom] = told;
    const term = told.size === 1 ? only : symptom;
    return { symptom, term, plain: plainName(term), periods: periodsOf(steps, own) };
  });
  const newest = turns.at(-1)?.at.toISOString() ?? null;
  return { lanes, charts: chartsOf(sessions), until: newest };
}

/** A symptom that is new opens a period, one that is gone closes it. */
function periodsOf(
  steps: readonly TimelineEvent[],
  onsets: readonly PlacedOnset[],
): CoursePeriod[] {
  const periods: CoursePeriod[] = [];
  for (const { symptom: _, ...step } of steps) {
    const last = periods.at(-1);
    if (last && last.endedAt === null) last.steps.push(step);
    else periods.push({ onset: toldOn(step), endedAt: null, steps: [step] });
    if (step.change === 'gone') Object.assign(periods.at(-1) ?? {}, { endedAt: step.at });
  }
  return periods.map((period, at) => {
    const isBefore = (next: CoursePeriod | undefined, messageId: number): boolean =>
      next === undefined || messageId < (next.steps[0]?.messageId ?? 0);
    const told = onsets.find(
      ({ messageId }) =>
        !(at > 0 && isBefore(period, messageId)) && isBefore(periods[at + 1], messageId),
    );
    return told ? { ...period, onset: beginning(told, periods[at - 1]) } : period;
  });
}

const toldOn = ({ at }: { at: string }): CoursePeriod['onset'] => ({
  kind: 'told',
  day: chinaDay(new Date(at)),
  words: '',
});

/** A period begins no earlier than the one before it ended. */
function beginning(
  { kind, day, words }: PlacedOnset,
  before: CoursePeriod | undefined,
): CoursePeriod['onset'] {
  const ended = before?.endedAt ? chinaDay(new Date(before.endedAt)) : '';
  return { kind, day: day < ended ? ended : day, words };
}

function chartsOf(sessions: readonly (readonly CourseTurn[])[]): CourseChart[] {
  const told = sessions.flatMap((session) =>
    toldValues(session).flatMap((value) => {
      const source = session[value.span.turn];
      return source ? [{ kind: value.kind, point: pointOf(value, source) }] : [];
    }),
  );
  return valueKinds.flatMap((kind): CourseChart[] => {
    const points = told
      .flatMap((one) => (one.kind === kind ? one.point : []))
      .toSorted((a, b) => a.day.localeCompare(b.day) || a.messageId - b.messageId);
    return points.length === 0 ? [] : [{ kind, points: points.slice(-pointsMax) }];
  });
}

function pointOf(
  { span, day, value, upTo, low }: ToldValue,
  { messageId, sessionId, at, content }: CourseTurn,
): CoursePoint {
  const note = firstChars(content.slice(span.start, span.end), noteCharsMax);
  return {
    day: day ?? chinaDay(at),
    value,
    ...(upTo !== undefined && { upTo }),
    ...(low !== undefined && { low }),
    messageId,
    sessionId,
    at: at.toISOString(),
    note,
  };
}
