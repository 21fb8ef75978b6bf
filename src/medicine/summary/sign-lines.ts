import negationLists from '../compiled/lexicon/negation.json' with { type: 'json' };
import { statedNow } from '../findings/stated-now.ts';
import type { Finding, Turn } from '../findings/finding.ts';
import { saidSpan } from '../findings/said-words.ts';
import { findingsTold } from '../interview/interview-state.ts';
import type { InterviewState } from '../interview/interview-state.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';
import { lexicon } from '../knowledge/lexicon.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { SummaryLine } from './line.ts';

const deniedMax = 24;
const denying = lexicon(negationLists)['negation.letter'].words;

/** An answer may rule out what its words do not deny: 多梦 does 彻夜不眠. */
const isSaidToBeAbsent = ({ denial, words }: Finding): boolean =>
  denial !== undefined || denying.some((letter) => words.includes(letter));

/** The symptoms that are there, beside those that are complaints, each with its own time. */
export function presentLines(
  { turns, ownDurations }: InterviewState,
  present: readonly Finding[],
): SummaryLine[] {
  return present.map((finding) => ({
    section: 'present',
    label: finding.symptom,
    detail: ownDurations.get(rootSymptom(finding.symptom)) ?? '',
    spans: [said(turns, finding)],
  }));
}

/** What the person said is not there; nothing that only follows from it. */
export function deniedLines({ turns, complaint }: InterviewState): SummaryLine[] {
  const stated = statedNow(findingsTold(turns, complaint?.row));
  const labels = new Set<string>();
  return stated
    .filter(
      (finding) =>
        finding.polarity === 'absent' && hasCourse(finding.symptom) && isSaidToBeAbsent(finding),
    )
    .filter(({ symptom }) => !labels.has(symptom) && labels.add(symptom))
    .slice(0, deniedMax)
    .map((finding) => ({
      section: 'denied',
      label: finding.symptom,
      detail: '',
      spans: [said(turns, finding)],
    }));
}

const said = (turns: readonly Turn[], finding: Finding) => clauseSpan(turns, saidSpan(finding));
