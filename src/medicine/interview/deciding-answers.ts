import { questionNamed } from '../knowledge/complaints-questions.ts';
import { tellingApart } from '../patterns/telling-apart.ts';
import { signState } from '../patterns/signs.ts';
import type { RankedPattern } from '../patterns/differentiate.ts';
import { optionsFor } from './fit-sex.ts';
import type { InterviewState } from './interview-state.ts';

const answersMax = 2;

/**
 * What would speak for a pattern and not for another, in the words of the answers to the complaint's
 * questions; only what the person has not spoken of.
 */
export function decidingAnswers(
  { complaint, findings, person }: InterviewState,
  { candidate: one }: RankedPattern,
  { candidate: other }: RankedPattern,
): string[] {
  const signs = new Set(tellingApart(one, other, signState(findings)));
  const labels: string[] = [];
  const questions = (complaint?.row?.questions ?? []).flatMap((id) => questionNamed(id) ?? []);
  for (const { label, present } of optionsFor(
    questions.flatMap(({ options }) => options),
    person.sex,
  )) {
    const isDeciding = present.length > 0 && present.every((sign) => signs.has(sign));
    if (!isDeciding || labels.length === answersMax) continue;
    labels.push(label);
    // What one answer stands for needs no second one.
    for (const sign of present) signs.delete(sign);
  }
  return labels;
}
