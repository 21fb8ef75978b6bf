import { currentFindings } from './current-findings.ts';
import type { Finding } from './finding.ts';

/** The patient's state now as somebody said it: nothing that only follows from what was said. */
export function statedNow(findings: readonly Finding[]): Finding[] {
  return currentFindings(findings).filter((now) =>
    findings.some(
      ({ symptom, polarity, time, span }) =>
        symptom === now.symptom &&
        polarity === now.polarity &&
        time === 'now' &&
        span.turn === now.span.turn &&
        span.start === now.span.start,
    ),
  );
}
