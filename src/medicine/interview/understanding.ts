// The sentence with which a turn shows what was understood.
import { withoutQuestions } from '../answers/read-question.ts';
import { clauseSpan } from '../findings/clause-span.ts';
import type { Finding } from '../findings/finding.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import { hasCourse } from '../knowledge/symptom-course.ts';
import { rejectionLine } from './confirm-question.ts';
import { isCorrection } from './corrected-facts.ts';
import type { InterviewState } from './interview-state.ts';
import { quotedClauses } from './quoted-clauses.ts';
import { understandingTexts as texts } from './understanding-texts.ts';

const clausesMax = 4;
/** A longer clause has no end of its own to be repeated to (characters). */
const clauseCharsMax = 40;

/** What a turn without an answer begins with: what was told, else that it was heard. */
export function understanding(state: InterviewState, isFirst: boolean): string {
  const pick = pickerOf(state);
  if (!state.complaint) return isFirst ? texts.greeting : '';
  const told = toldBack(state, isFirst);
  if (told !== '') return told;
  return isFirst ? pick(texts.first) : rejectionLine(state) || pick(texts.heard);
}

/** What was told in the newest message, said back in whole clauses; empty where nothing was. */
export function toldBack(state: InterviewState, isFirst: boolean): string {
  if (!state.complaint) return '';
  const brought = broughtWords(state);
  if (brought !== '') return texts.bringsOther(brought);
  const told = toldClauses(state);
  return told === '' ? '' : pickerOf(state)(isFirst ? texts.firstTold : texts.told)(told);
}

/**
 * Chooses one of several wordings: by the conversation, so that two do not read alike, and by the turn, so
 * that one does not repeat itself.
 */
export function pickerOf({ turns }: Pick<InterviewState, 'turns'>) {
  const opening = turns.find(({ role }) => role === 'user')?.content ?? '';
  const sum = Array.from(opening).reduce((total, char) => total + (char.codePointAt(0) ?? 0), 0);
  const said = turns.filter(({ role }) => role === 'user').length;
  return <Wording>(wordings: readonly [Wording, ...Wording[]]): Wording =>
    wordings[(sum + said) % wordings.length] ?? wordings[0];
}

/** The clauses by which the last turn brings in another complaint. */
function broughtWords(state: InterviewState): string {
  const last = state.turns.length - 1;
  const brought = state.otherComplaints.filter(({ turn }) => turn === last);
  const opening = state.findings.filter(
    ({ span, polarity, symptom }) =>
      span.turn === last &&
      polarity === 'present' &&
      brought.some(({ row }) => row?.openedBy.includes(symptom)),
  );
  return quotedClauses(state, opening, clausesMax);
}

/**
 * The clauses of the last turn that tell that something is there or is not, as one would repeat them: those of
 * the complaint before those of other symptoms, in the order in which they were said. What only sets it off
 * counts where nothing else is told.
 */
function toldClauses({ turns, findings, complaint }: InterviewState): string {
  const last = turns.length - 1;
  const said = turns[last];
  if (said?.role !== 'user' || isCorrection(said.content)) return '';
  const told = findings.filter(
    ({ span, polarity }) => span.turn === last && polarity !== 'unknown',
  );
  const opens = ({ symptom, polarity }: Finding): boolean =>
    polarity === 'present' && complaint?.row?.openedBy.includes(symptom) === true;
  const symptoms = told.filter(
    ({ symptom, polarity }) => polarity === 'absent' || hasCourse(symptom),
  );
  const clauses = (symptoms.length > 0 ? symptoms : told)
    .toSorted((a, b) => Number(opens(b)) - Number(opens(a)))
    .map(({ span }) => clauseSpan(turns, span));
  return [...new Map(clauses.map((clause) => [clause.start, clause])).values()]
    .filter((clause) => isRepeated(said.content.slice(clause.start, clause.end)))
    .slice(0, clausesMax)
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => texts.saidBack(said.content.slice(start, end)))
    .join(texts.between);
}

const isRepeated = (words: string): boolean =>
  words !== '' &&
  words.length <= clauseCharsMax &&
  withoutQuestions(words) !== '' &&
  stanceOf(words) === null &&
  !texts.notRepeated.test(words);
