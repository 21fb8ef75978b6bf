import type { Finding } from '../findings/finding.ts';
import { broaderSymptom } from '../knowledge/symptom-broader.ts';
import type { InterviewState } from '../interview/interview-state.ts';
import signLists from '../compiled/lexicon/sign.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';

const signWords = lexicon(signLists);
const ofWoman = signWords['sign.of-woman-start'].regExp('');
/** What is well, and what the duration already says. */
const leftOut = signWords['sign.left-out'].regExp('');
const symptomsMax = 24;

type Known = Pick<InterviewState, 'findings' | 'complaint' | 'person'>;

/** Chief complaint first, then as they were told; a general one gives way to its specific. */
export function presentSymptoms({ findings, complaint, person }: Known): Finding[] {
  const present = findings.filter(
    ({ polarity, time, symptom, isInferred }) =>
      polarity === 'present' && time === 'now' && !isInferred && !leftOut.test(symptom),
  );
  const general = new Set(present.map(({ symptom }) => broaderSymptom[symptom]));
  const isChief = ({ symptom }: Finding): boolean =>
    complaint?.row?.openedBy.includes(symptom) === true;
  return present
    .filter(({ symptom }) => !general.has(symptom))
    .filter(({ symptom }) => !present.some((other) => isShortFor(symptom, other.symptom)))
    .filter(({ span }) => !present.some((other) => isInside(span, other.span)))
    .filter(({ symptom }) => person.sex !== '男' || !ofWoman.test(symptom))
    .toSorted(
      (a, b) =>
        Number(isChief(b)) - Number(isChief(a)) ||
        a.span.turn - b.span.turn ||
        a.span.start - b.span.start,
    )
    .slice(0, symptomsMax);
}

/** Whether words stand within longer words that say something more exact (胃胀 in 胃胀痛). */
function isInside(inner: Finding['span'], outer: Finding['span']): boolean {
  return (
    inner.turn === outer.turn &&
    inner.start >= outer.start &&
    inner.end <= outer.end &&
    inner.end - inner.start < outer.end - outer.start
  );
}

/** Whether one name is another with characters left out: 隐痛 of 胃脘隐痛, 苔白 of 苔薄白. */
function isShortFor(short: string, long: string): boolean {
  if (short.length >= long.length) return false;
  let at = 0;
  for (const character of long) if (character === short.charAt(at)) at += 1;
  return at === short.length;
}
