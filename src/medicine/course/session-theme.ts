import lastingJson from '../compiled/lexicon/lasting.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import type { Finding } from '../findings/finding.ts';
import type { InterviewState } from '../interview/interview-state.ts';
import { plainName } from '../knowledge/plain-names.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import { themeTexts } from './texts.ts';

const lastingWords = lexicon(lastingJson);
const lead = new RegExp(`^${lastingWords['lasting.lead'].source}+`, 'u');
const day = new RegExp(`^${lastingWords['lasting.day'].source}`, 'u');
const begun = new RegExp(`${lastingWords['lasting.begun'].source}$`, 'u');

const companionsMax = 2;

/**
 * What a session is about in a short phrase of everyday words: the main complaint, how long or
 * since when, and what comes with it (头痛三天，伴怕冷; 头痛，昨晚起), each with its own time. Empty
 * without a symptom.
 */
export function sessionTheme({
  findings,
  complaint,
  complaintDuration,
  ownDurations,
}: InterviewState): string {
  const present = findings
    .filter(
      ({ polarity, time, symptom }) =>
        polarity === 'present' && time === 'now' && hasCourse(symptom),
    )
    .toSorted(byPlace);
  const openers = complaint?.row?.openedBy ?? [];
  const chief = present.find(({ symptom }) => openers.includes(symptom)) ?? present[0];
  if (!chief) return '';
  const main = rootSymptom(chief.symptom);
  const others = [...new Set(present.map(({ symptom }) => rootSymptom(symptom)))]
    .filter((symptom) => symptom !== main)
    .slice(0, companionsMax);
  const duration = bare(complaintDuration);
  const companions = others.map((symptom) => {
    const own = bare(ownDurations.get(symptom));
    return own === duration ? plainName(symptom) : `${plainName(symptom)}${own}`;
  });
  return `${plainName(main)}${lasting(duration)}${others.length > 0 ? themeTexts.with(companions) : ''}`;
}

const bare = (duration = ''): string => duration.replace(lead, '');

/** A day is since when, not how long. */
const lasting = (duration: string): string =>
  day.test(duration) ? themeTexts.since(duration.replace(begun, '')) : duration;

const byPlace = (a: Finding, b: Finding): number =>
  a.span.turn - b.span.turn || a.span.start - b.span.start;
