// Conversations of a given length, as the product holds them after as many messages.

import { readSafety } from '#features/messages/server/consultation-safety.ts';
import type { Talk } from '#learning/talks.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { consult } from '#medicine/interview/consult.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';

const wordsOf = ({ opening, answers, volunteers, misread }: Talk): string[] => [
  opening,
  ...Object.values(answers),
  ...volunteers.map(({ text }) => text),
  misread,
];

/**
 * A conversation whose last message, one of the person, is to be answered.
 * @param others whose messages follow once the person's own are used up, so that few are repeated
 */
export function longTalk(talk: Talk, messages: number, others: readonly Talk[]): Turn[] {
  const said = [...new Set([talk, ...others].flatMap(wordsOf))];
  const turns: Turn[] = [];
  for (let at = 0; turns.length < messages; at += 1) {
    turns.push({ role: 'user', content: said[at % said.length] ?? '' });
    if (turns.length < messages) turns.push(replyTo(turns));
  }
  return turns;
}

function replyTo(turns: readonly Turn[]): Turn {
  const { answer, opening, known, alarms } = readSafety(turns, {}, hotlines);
  const did = { version: 1, by: 'engine' } as const;
  if (answer !== null)
    return { role: 'assistant', content: answer, dialogue: { ...did, acts: alarms } };
  const { text, acts } = consult(turns, known);
  const content = opening === null ? text : `${opening}\n\n${text}`;
  return { role: 'assistant', content, dialogue: { ...did, acts: [...alarms, ...acts] } };
}
