// What the built-in interview would do next, for another who leads the conversation.
import { questionIn } from '../answers/read-question.ts';
import type { Day } from '../knowledge/advice-seasonal.ts';
import { differentiate, type RankedPattern } from '../patterns/differentiate.ts';
import { signState } from '../patterns/signs.ts';
import type { SymptomsSummary } from '../summary-block/symptoms-summary.ts';
import { answerIn } from './answer-slot.ts';
import { besideAnswer, questionWithoutComplaint } from './beside-answer.ts';
import { careAdvice } from './care-level.ts';
import { withConfirmation } from './confirm-question.ts';
import { concludeFrom, summaryOf } from './conclusion.ts';
import { linesFor } from './fit-sex.ts';
import { factsOf, readInterview, type InterviewState } from './interview-state.ts';
import { nextQuestions, type Asked } from './next-questions.ts';
import { adviceFor } from './write-result-turn.ts';

export type InterviewPlan = {
  /** A question of knowledge, with no complaint standing, wants an answer and no interview. */
  isKnowledge: boolean;
  /** What to ask next, the best first, at most two; none where it is time for the result. */
  questions: readonly Asked[];
  /** The patterns that something speaks for, the likeliest first, each with the signs that would decide. */
  patterns: readonly PlannedPattern[];
  /** How soon to see somebody, and why; empty where no complaint stands. */
  care: string;
  goSooner: readonly string[];
  advice: readonly string[];
  /** What was told, as a summary, where something was told since the last one. */
  summary: SymptomsSummary | null;
};

export type PlannedPattern = RankedPattern & {
  /** Signs that nobody spoke of yet. */
  confirms: readonly string[];
  refutes: readonly string[];
};

const patternsMax = 3;

/** The plan for the reply to the newest message. Pure. */
export function planInterview(state: InterviewState, today?: Day): InterviewPlan {
  const { complaint, person, hasResult } = state;
  const row = complaint?.row;
  const ranked = row ? differentiate(row, state.findings) : [];
  const conclusion = concludeFrom(state, ranked);
  const isIll = conclusion.symptoms.length > 0;
  const isKnowledge = !isIll && row === undefined && !person.redFlagOpen && asksThing(state);
  const stands = complaint !== undefined && !isKnowledge;
  return {
    isKnowledge,
    questions: isKnowledge || person.redFlagOpen || hasResult ? [] : questionsNow(state, ranked),
    patterns: person.redFlagOpen
      ? []
      : ranked
          .filter(({ for: signs }) => signs.length > 0)
          .slice(0, patternsMax)
          .map((pattern) => ({ ...pattern, ...deciding(pattern, state) })),
    care: stands ? careAdvice(state).text : '',
    goSooner: stands ? linesFor(row?.goSooner ?? [], person.sex) : [],
    advice: stands && !person.redFlagOpen ? adviceFor(state, conclusion, today) : [],
    summary:
      isIll && !person.redFlagOpen && isNews(state)
        ? summaryOf(state, concludeFrom(state, []), [])
        : null,
  };
}

/** The questions of the interview as they come after an answer, where one is given. */
export function questionsNow(
  state: InterviewState,
  ranked: readonly RankedPattern[],
): readonly Asked[] {
  if (!state.complaint) return questionWithoutComplaint(state);
  return besideAnswer(state, withConfirmation(state, nextQuestions(state, ranked)));
}

/** Whether the newest message asks something that is not about us. */
function asksThing(state: InterviewState): boolean {
  const { on } = answerIn(state) ?? {};
  return on === undefined
    ? questionIn(state.turns.at(-1)?.content ?? '') !== undefined
    : on !== 'talk';
}

/** Whether something was told since the last result. */
function isNews(state: InterviewState): boolean {
  if (!state.hasResult) return true;
  return factsOf(state) !== factsOf(readInterview(state.turns.slice(0, -1), state.known));
}

function deciding(
  { candidate }: RankedPattern,
  { findings }: InterviewState,
): Pick<PlannedPattern, 'confirms' | 'refutes'> {
  const known = signState(findings);
  const open = (signs: readonly string[]): string[] => signs.filter((sign) => !known.has(sign));
  return {
    confirms: open([...candidate.main, ...candidate.second]),
    refutes: open(candidate.against),
  };
}
