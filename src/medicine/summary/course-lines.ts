import lineLists from '../compiled/lexicon/summary-line.json' with { type: 'json' };
import visitLists from '../compiled/lexicon/visit.json' with { type: 'json' };
import { readMentions } from '../course/read-mentions.ts';
import { traceCourse, type CourseStep } from '../course/trace-course.ts';
import type { Mention } from '../course/read-mentions.ts';
import type { Turn } from '../findings/finding.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { SummaryLine } from './line.ts';

const since = lexicon(lineLists)['summary-line.since'].regExp();
const doctor = lexicon(visitLists)['visit.doctor'].regExp();

/** How each symptom has changed last, and since when. */
export function courseLines(turns: readonly Turn[]): SummaryLine[] {
  const last = new Map<string, CourseStep<Mention>>();
  for (const step of traceCourse([readMentions(turns)])) {
    if (step.change !== 'new') last.set(step.symptom, step);
    // What came back is there again: it has no change to tell of.
    else last.delete(step.symptom);
  }
  return [...last.values()].flatMap(({ symptom, change, mention }): SummaryLine[] => {
    if (change === 'new') return [];
    const span = clauseSpan(turns, mention);
    const words = turns[span.turn]?.content.slice(span.start, span.end) ?? '';
    // What a doctor calls worse is a disease, not what the person feels.
    if (doctor.test(words)) return [];
    const detail = since.exec(words)?.[0] ?? '';
    return [{ section: 'course', label: symptom, detail, status: change, spans: [span] }];
  });
}
