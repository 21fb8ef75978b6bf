// The course in words, for those who cannot see the picture.
import type { Language } from '#platform/contract/define-texts.ts';
import { chinaDay, chinaDayStart } from '#platform/contract/china-time.ts';
import type { ValueKind } from '#medicine/course/course.ts';
import { numberText, type CourseAxis } from './course-layout.ts';
import type { CourseChart, CourseLane, CoursePeriod, CoursePoint } from './course-schemas.ts';
import { courseTexts } from './course-texts.ts';

const dayMs = 86_400_000;
/** A beginning this long ago is named by its month, or by its year. */
const monthFromDays = 60;
const yearFromDays = 700;

type DayParts = Pick<Intl.DateTimeFormatOptions, 'year' | 'month' | 'day'>;

function written(language: Language, at: Date, parts: DayParts): string {
  return new Intl.DateTimeFormat(language, { ...parts, timeZone: 'Asia/Shanghai' }).format(at);
}

/** `11月1日`, with its year where that is not the year of `near`. */
export function dayText(language: Language, day: string, near: string): string {
  const year = day.slice(0, 4) === near.slice(0, 4) ? {} : { year: 'numeric' as const };
  return written(language, chinaDayStart(day), { ...year, month: 'short', day: 'numeric' });
}

/** The days at the ends and in the middle of an axis. */
export function axisDays(language: Language, { fromMs, toMs }: CourseAxis): string[] {
  const end = chinaDay(new Date(toMs));
  return [fromMs, (fromMs + toMs) / 2, toMs].map((ms) =>
    dayText(language, chinaDay(new Date(ms)), end),
  );
}

/** When a period began, as exactly as it is known: 约11月1日起. */
export function onsetText(language: Language, { onset, steps }: CoursePeriod): string {
  const texts = courseTexts[language];
  const mentionedOn = chinaDay(new Date(steps[0]?.at ?? 0));
  const { kind, day, words } = onset;
  if (kind === 'vague') return words;
  if (kind === 'told') return texts.told(dayText(language, day, mentionedOn));
  if (kind === 'day') return texts.since(dayText(language, day, mentionedOn));
  const start = chinaDayStart(day);
  const days = (chinaDayStart(mentionedOn).getTime() - start.getTime()) / dayMs;
  if (days < monthFromDays) return texts.about(dayText(language, day, mentionedOn));
  const parts: DayParts = {
    ...(day.slice(0, 4) === mentionedOn.slice(0, 4) ? {} : { year: 'numeric' }),
    ...(days < yearFromDays ? { month: 'short' } : {}),
  };
  return texts.about(written(language, start, parts));
}

/** A symptom by its everyday word, with the term where that is another. */
export const laneName = (language: Language, { plain, term }: CourseLane): string =>
  plain === term ? plain : courseTexts[language].named(plain, term);

/** What a lane shows: 约11月1日起；11月20日加重；仍有. */
export function laneText(language: Language, { periods }: CourseLane): string {
  const texts = courseTexts[language];
  const parts = periods.flatMap((period) => [
    onsetText(language, period),
    ...period.steps
      .filter(({ change }) => change !== 'new')
      .map(({ at, change }) => {
        const day = chinaDay(new Date(at));
        return texts.change(dayText(language, day, day), texts[change]);
      }),
  ]);
  const isThere = periods.at(-1)?.endedAt === null;
  return [...parts, ...(isThere ? [texts.stillThere] : [])].join(texts.and);
}

const kinds = {
  'sleep-hours': ['sleepHours', 'hours'],
  wakings: ['wakings', 'times'],
  temperature: ['temperature', 'celsius'],
  pressure: ['pressure', 'mercury'],
  glucose: ['glucose', 'millimoles'],
} as const satisfies Record<ValueKind, readonly [string, string]>;

export const chartName = (language: Language, kind: ValueKind): string =>
  courseTexts[language][kinds[kind][0]];

/** A value with its unit: 4–5 小时, 150/95 mmHg. */
export function valueText(language: Language, kind: ValueKind, point: CoursePoint): string {
  const number = point.low === undefined ? numberText(point) : `${point.value}/${point.low}`;
  return courseTexts[language][kinds[kind][1]](number);
}

/** What a chart shows: 11月20日 4–5 小时；11月22日 6 小时. */
export function chartText(language: Language, { kind, points }: CourseChart): string {
  const texts = courseTexts[language];
  const near = points.at(-1)?.day ?? '';
  return points
    .map((point) =>
      texts.value(dayText(language, point.day, near), valueText(language, kind, point)),
    )
    .join(texts.and);
}
