import { saidWords } from '../findings/said-words.ts';
import type { Evidence, RankedPattern } from '../patterns/differentiate.ts';
import type { Conclusion } from './conclusion.ts';
import { plainMeaning } from './conclusion.ts';
import { decidingAnswers } from './deciding-answers.ts';
import type { InterviewState } from './interview-state.ts';
import { quotedClauses } from './quoted-clauses.ts';
import { interviewTexts as texts } from './texts.ts';

const evidenceMax = 6;
const againstMax = 2;

/** What it most looks like, or that nothing is decided, in a sentence or two. */
export function directionText(state: InterviewState, conclusion: Conclusion): string {
  const { first, second } = conclusion;
  const row = state.complaint?.row;
  const isConstitution = row?.kind === 'constitution';
  if (state.person.redFlagOpen) return texts.alarmOpen;
  if (row?.kind === 'history' || (!first && !row)) return texts.forDoctor;
  if (!first) {
    if (isConstitution) return texts.tooLittle;
    const isToldBelow = reasonsText(state, conclusion).length > 0;
    return `${texts.unclear}${isToldBelow ? '' : texts.wouldDecideAny}`;
  }
  const also = isConstitution ? texts.partly : texts.notExcluded;
  return [
    row === undefined ? texts.forDoctor : '',
    texts.resembles(first.pattern, plainMeaning(first.pattern)),
    second ? also(second.pattern, plainMeaning(second.pattern)) : '',
    isConstitution ? texts.constitutionCaveat : texts.caveat,
  ].join('');
}

/** The words that the direction rests on, and what would decide between two; a paragraph each. */
export function reasonsText(state: InterviewState, { first, second, open }: Conclusion): string[] {
  const row = state.complaint?.row;
  const isConstitution = row?.kind === 'constitution';
  if (state.person.redFlagOpen || row?.kind === 'history') return [];
  if (!first) {
    const [one, other] = open;
    if (row === undefined || isConstitution || !one || !other) return [];
    return [decidingText(state, one, other)].filter(Boolean);
  }
  if (!second) return [reasons(state, first)].filter(Boolean);
  const each = [first, second].map((one) => texts.reasonsFor(one.pattern, reasons(state, one)));
  return isConstitution ? each : [...each, decidingText(state, first, second) || texts.toTellApart];
}

/** The answers that would speak for the one pattern or the other. */
function decidingText(state: InterviewState, one: RankedPattern, other: RankedPattern): string {
  const leans = [
    { to: one, signs: decidingAnswers(state, one, other) },
    { to: other, signs: decidingAnswers(state, other, one) },
  ].flatMap(({ to, signs }) =>
    signs.length === 0
      ? []
      : [texts.wouldLean(signs.map((sign) => `“${sign}”`).join('、'), to.pattern)],
  );
  return leans.length === 0 ? '' : texts.wouldDecide(leans.join('；'));
}

function reasons(state: InterviewState, pattern: RankedPattern): string {
  const supporting = wordsOf(state, pattern.for, evidenceMax);
  const opposing = wordsOf(
    state,
    pattern.against.filter((evidence) => evidence.polarity === 'present'),
    againstMax,
  );
  return [
    supporting === '' ? '' : texts.becauseOf(supporting),
    opposing === '' ? '' : texts.against(opposing),
  ].join('');
}

/** The clauses that the evidence rests on. */
function wordsOf(state: InterviewState, evidence: readonly Evidence[], max: number): string {
  const told = evidence.flatMap(
    ({ symptom, words }) =>
      state.findings.find(
        (finding) => finding.symptom === symptom || (words && words === saidWords(finding)),
      ) ?? [],
  );
  return quotedClauses(state, told, max);
}
