import type { InterviewPlan } from '#medicine/interview/interview-plan.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import type { Day } from '#medicine/knowledge/advice-seasonal.ts';
import { seasonalAdvice } from '#medicine/knowledge/advice-seasonal.ts';
import type { ModelTurn } from '#features/models/language-model.ts';
import { promptTexts as texts } from './prompt-texts.ts';

/** Maximum length of the system prompt of a model (characters). */
export const systemPromptCharsMax = 2500;
/** Limits of the newest turns that a model gets of a long conversation. */
const promptTurnsMax = 60;
const promptCharsMax = 24_000;

/** The day on which a prompt is written, in China. */
export type PromptDay = Day & { year: number };

/** What a model is told about the conversation: facts, and what the interview would do next. */
export type Briefing = { plan: InterviewPlan; facts: readonly string[] };

/** The prompt of a model other than the built-in engine: our rules, the facts, the newest turns. */
export function replyPrompt(
  turns: readonly Turn[],
  briefing: Briefing,
  today: PromptDay,
): ModelTurn[] {
  return [
    { role: 'system', content: systemPrompt(briefing, today) },
    ...alternating(newestTurns(turns)),
  ];
}

/**
 * One of two prompts: for a consultation or for a question of knowledge. The rules come first and complete, then the
 * facts, the most important first; what does not fit is left out whole.
 */
function systemPrompt({ plan, facts }: Briefing, today: PromptDay): string {
  const date = texts.today(today, seasonalAdvice(today).season);
  const rules = plan.isKnowledge
    ? [texts.role, date, texts.knowledge, texts.may, texts.mustNot, texts.data]
    : [
        texts.role,
        date,
        texts.consultation,
        texts.may,
        texts.mustNot,
        texts.data,
        texts.options,
        texts.summary,
        texts.record,
      ];
  const whole = rules.join('\n');
  let left = systemPromptCharsMax - whole.length - texts.factsHeading.length - 2;
  const fitting = facts.filter((fact) => {
    const isFitting = fact.length + 3 <= left;
    if (isFitting) left -= fact.length + 3;
    return isFitting;
  });
  if (fitting.length === 0) return whole;
  return [whole, texts.factsHeading, ...fitting.map((fact) => `- ${fact}`)].join('\n');
}

/** Appended to the prompt of an interrupted reply: its text and the request to continue. */
export function continuationPrompt(text: string): ModelTurn[] {
  return [
    { role: 'assistant', content: text },
    { role: 'user', content: texts.goOn },
  ];
}

function newestTurns(turns: readonly Turn[]): readonly Turn[] {
  let chars = 0;
  let from = turns.length;
  while (from > 0 && turns.length - from < promptTurnsMax) {
    chars += turns[from - 1]?.content.length ?? 0;
    if (chars > promptCharsMax && from < turns.length) break;
    from -= 1;
  }
  return turns.slice(from);
}

/** Merges consecutive turns of one role, which some models refuse. */
function alternating(turns: readonly Turn[]): ModelTurn[] {
  const joined: Turn[] = [];
  for (const turn of turns) {
    const last = joined.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else joined.push({ ...turn });
  }
  return joined;
}
