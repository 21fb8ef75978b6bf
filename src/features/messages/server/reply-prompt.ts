import type { Turn } from '#medicine/findings/finding.ts';
import type { ModelTurn } from '#features/models/language-model.ts';
import { promptTexts as texts } from './prompt-texts.ts';

/** Limits of the newest turns that a model gets of a long conversation. */
const promptTurnsMax = 60;
const promptCharsMax = 24_000;

/** The prompt of a model other than the built-in engine: our rules, the facts, the newest turns. */
export function replyPrompt(turns: readonly Turn[], facts: readonly string[]): ModelTurn[] {
  const known =
    facts.length > 0
      ? `\n\n${texts.factsHeading}\n${facts.map((fact) => `- ${fact}`).join('\n')}`
      : '';
  return [
    { role: 'system', content: texts.instructions + known },
    ...alternating(newestTurns(turns)),
  ];
}

/** Appended to the prompt of an interrupted reply: its text and the request to continue. */
export function brokenOff(text: string): ModelTurn[] {
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
