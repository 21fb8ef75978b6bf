import type { Turn } from '../findings/finding.ts';
import type { Person } from '../herb-safety/person.ts';
import { differentiate } from '../patterns/differentiate.ts';
import type { SymptomsSummary } from '../summary-block/symptoms-summary.ts';
import { concludeFrom, summaryOf } from './conclusion.ts';
import { complaintQuestion } from './fixed-questions.ts';
import type { InterviewState } from './interview-state.ts';
import { readInterview } from './interview-state.ts';
import { nextQuestions } from './next-questions.ts';
import { interviewTexts } from './texts.ts';
import { writeFollowUp } from './write-follow-up.ts';
import { writeQuestionTurn } from './write-question-turn.ts';
import { writeReasoning } from './write-reasoning.ts';
import { adviceFor, writeResultTurn } from './write-result-turn.ts';

/** The assistant's next turn. */
export interface Consultation {
  /** Markdown, without the summary block. */
  text: string;
  /** How it weighs, plain Chinese. */
  reasoning: string;
  /** Answers that can be tapped. */
  suggestions: string[];
  /** Set when the consultation reaches its result, and when new facts change it. */
  summary: SymptomsSummary | null;
}

/** The answer that passes a question over. */
export const skipSuggestion = '跳过';

/**
 * The built-in interview: reads the whole conversation and gives the assistant's next turn.
 * Deterministic and pure; never throws. The caller answers emergencies itself and does not call
 * this for such a turn; on later turns the interview goes on recording, without any formula.
 * @param known what the caller knows of the person besides the conversation
 */
export function consult(turns: readonly Turn[], known: Partial<Person> = {}): Consultation {
  const state = readInterview(turns, known);
  if (!state.complaint) return ask(state, []);
  const ranked = state.complaint.row ? differentiate(state.complaint.row, state.findings) : [];
  const hasResult = state.said.includes(interviewTexts.leaning);
  if (!hasResult) {
    const reply = ask(state, ranked);
    if (reply.suggestions.length > 0) return reply;
  }
  const conclusion = concludeFrom(state, ranked);
  const reasoning = writeReasoning(state, ranked, []);
  if (hasResult && !bringsNews(state)) {
    return { text: writeFollowUp(state, conclusion), reasoning, suggestions: [], summary: null };
  }
  return {
    text: writeResultTurn(state, conclusion),
    reasoning,
    suggestions: [],
    summary: summaryOf(state, conclusion, adviceFor(state, conclusion)),
  };
}

function ask(state: InterviewState, ranked: ReturnType<typeof differentiate>): Consultation {
  const questions = state.complaint ? nextQuestions(state, ranked) : [complaintQuestion];
  const suggestions = questions.flatMap((question) => question.suggestions);
  return {
    text: writeQuestionTurn(state, questions),
    reasoning: writeReasoning(state, ranked, questions),
    suggestions: questions.length > 0 ? [...suggestions, skipSuggestion] : [],
    summary: null,
  };
}

/** Whether the last turn states, denies or corrects anything. */
function bringsNews(state: InterviewState): boolean {
  const last = state.turns.length - 1;
  return state.findings.some(
    (finding) => finding.span.turn === last && finding.polarity !== 'unknown',
  );
}
