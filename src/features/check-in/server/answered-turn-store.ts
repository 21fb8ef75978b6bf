import { listChainTurns, type ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import type { Executor } from '#platform/server/database.ts';
import { answerWords, questionWords } from '../course-answer-texts.ts';
import { listAnswers, type GivenAnswer } from './check-in-store.ts';

/** The turns of a person's sessions, with the later questions and answers, which cost no message. */
export async function listAnsweredTurns(
  db: Executor,
  where: { userId: number; sessionIds: readonly number[] },
): Promise<ChainTurn[]> {
  const [turns, answers] = await Promise.all([listChainTurns(db, where), listAnswers(db, where)]);
  return withAnswers(turns, answers);
}

/** Each answer follows the last message before it, as a turn of the person with its question. */
function withAnswers(turns: readonly ChainTurn[], answers: readonly GivenAnswer[]): ChainTurn[] {
  const all = [...turns];
  for (const { sessionId, answer, at } of answers) {
    const last = all.findLastIndex((turn) => turn.sessionId === sessionId && turn.at <= at);
    const before = all[last];
    if (!before) continue;
    const { messageId, part } = before;
    const place = { messageId, sessionId, at, isCarried: false };
    const turn = (role: 'user' | 'assistant', content: string, behind: number): ChainTurn => ({
      ...place,
      role,
      content,
      shown: content,
      part: part + behind,
    });
    all.splice(
      last + 1,
      0,
      turn('assistant', questionWords, 1),
      turn('user', answerWords[answer], 2),
    );
  }
  return all;
}
