import type { Finding } from '../findings/finding.ts';
import { broaderSymptom } from '../knowledge/symptom-broader.ts';
import { hasCourse, rootSymptom } from '../knowledge/symptom-course.ts';

/**
 * The findings that say most: a general one gives way to its specific, words inside longer words to
 * those. What is well or only describes another symptom is left out.
 */
export function mostSpecific(findings: readonly Finding[]): Finding[] {
  const general = new Set(findings.map(({ symptom }) => broaderSymptom[symptom]));
  const shown = findings.filter(({ symptom }) => hasCourse(symptom) && !general.has(symptom));
  return shown
    .filter(({ span }) => !shown.some((other) => isInside(span, other.span)))
    .toSorted((a, b) => a.span.turn - b.span.turn || a.span.start - b.span.start);
}

/** Whether a finding only repeats, in general or in particular, one that is there already. */
export function isWithinOther(
  { symptom }: Finding,
  findings: readonly Finding[],
  covered: ReadonlySet<string>,
): boolean {
  const root = rootSymptom(symptom);
  return findings.some(
    (other) =>
      covered.has(other.symptom) &&
      rootSymptom(other.symptom) === root &&
      (other.symptom === root || symptom === root),
  );
}

function isInside(inner: Finding['span'], outer: Finding['span']): boolean {
  return (
    inner.turn === outer.turn &&
    inner.start >= outer.start &&
    inner.end <= outer.end &&
    inner.end - inner.start < outer.end - outer.start
  );
}
