// Talks as the product does: the safety layer answers, else the built-in engine through its guard.

import { localOrder } from '#app/server/consult-locally.ts';
import { checksOf, readSafety } from '#features/messages/server/consultation-safety.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { consult } from '#medicine/interview/consult.ts';
import { doubtTexts } from '#medicine/interview/doubt-texts.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import type { TriageLevel } from '#medicine/triage/triage.ts';

/** What opened before a reply, or what was asked in it; the level is that of the page. */
type Outcome = Exclude<TriageLevel, 'routine'> | 'asked' | 'none';
/** What a person said, turn by turn; without an outcome nothing opens and nothing is asked. */
export type ToldTalks = Readonly<Record<string, readonly (readonly [string, Outcome?])[]>>;

export type ToldTurn = { said: string; outcome: Outcome; reply: string };

const now = new Date('2026-01-05T04:00:00Z');
const { emergency, crisis, safety, mood } = doubtTexts;
const questions = [emergency, crisis, safety, mood].map(({ question }) => question);

/** One conversation with the built-in engine. */
export function talkThrough(said: readonly string[]): ToldTurn[] {
  const turns: Turn[] = [];
  return said.map((content) => {
    turns.push({ role: 'user', content });
    const told = replyTo(turns);
    turns.push({ role: 'assistant', content: told.reply });
    return { said: content, ...told };
  });
}

function replyTo(turns: readonly Turn[]): Pick<ToldTurn, 'outcome' | 'reply'> {
  const send = readSafety(turns, {}, hotlines);
  const outcome = send.level === 'routine' ? 'none' : send.level;
  if (send.answer !== null) return { outcome, reply: send.answer };
  const order = localOrder(turns, send.known, now, hotlines);
  const { text } = consult(order.turns, order.person, order.today, order.lines);
  const guard = checksOf(send).createGuard(send.told);
  const reply = `${send.opening ?? ''}\n${guard.push(text)}${guard.end()}`;
  const isAsked = questions.some((question) => text.includes(question));
  return { outcome: isAsked && outcome === 'none' ? 'asked' : outcome, reply };
}
