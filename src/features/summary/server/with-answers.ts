import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { answerWords } from '#features/check-in/answer-texts.ts';
import type { GivenAnswer } from '#features/check-in/server/check-in-store.ts';

/** The turns with what was answered since, each as words of the person behind the last message before it. */
export function withAnswers(
  turns: readonly ChainTurn[],
  answers: readonly GivenAnswer[],
): ChainTurn[] {
  const all = [...turns];
  for (const { sessionId, answer, at } of answers) {
    const last = all.findLastIndex((turn) => turn.sessionId === sessionId && turn.at <= at);
    const before = all[last];
    if (!before) continue;
    const { messageId } = before;
    const content = answerWords[answer];
    const told = { role: 'user', content, shown: content, part: 0, isCarried: false } as const;
    all.splice(last + 1, 0, { ...told, messageId, sessionId, at });
  }
  return all;
}
