import type { RankedPattern } from '../patterns/differentiate.ts';
import type { InterviewState } from './interview-state.ts';
import type { Asked } from './next-questions.ts';
import { reasoningTexts as texts } from './reasoning-texts.ts';

const shownMax = 3;

/** How the engine weighs what it has, in plain words, for those who want to look. */
export function writeReasoning(
  state: InterviewState,
  ranked: readonly RankedPattern[],
  questions: readonly Asked[],
): string {
  const { complaint, person, findings } = state;
  if (!complaint) return texts.noComplaint;
  const known = findings.filter((finding) => finding.polarity === 'present').length;
  const lines = [
    complaint.row ? texts.complaint(complaint.row.name, known) : texts.historyOnly(known),
    ...(person.redFlagOpen ? [texts.alarm] : []),
    ...(person.redFlagOpen ? [] : ranked.filter(isSupported).slice(0, shownMax).map(weighing)),
    questions.length > 0
      ? texts.next(questions.map((question) => question.text).join(' '))
      : texts.result,
  ];
  return lines.join('\n');
}

const isSupported = ({ for: supporting }: RankedPattern): boolean => supporting.length > 0;

function weighing({ pattern, for: supporting, against }: RankedPattern): string {
  const forWords = supporting.map(({ symptom, grade }) => `${symptom}（${grade}）`).join('、');
  const againstWords = against
    .map(({ symptom, polarity }) => (polarity === 'denied' ? texts.without(symptom) : symptom))
    .join('、');
  return texts.weighing(pattern, forWords || texts.none, againstWords || texts.none);
}
