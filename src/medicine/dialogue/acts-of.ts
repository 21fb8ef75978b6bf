import type { Turn } from '../findings/finding.ts';
import { readOldTurn } from './read-old-turns.ts';
import type { Act, AskedQuestion } from './turn-acts.ts';

/** What a turn of the assistant did: as it was stored, else as its text tells. */
export function actsOf(turn: Turn | undefined): readonly Act[] {
  if (turn?.role !== 'assistant') return [];
  const { dialogue } = turn;
  if (dialogue === undefined) return readOldTurn(turn.content);
  return dialogue.by === 'person' ? [] : dialogue.acts;
}

/** The questions of the interview that a turn asked; one about words that may be a danger is none. */
export function asksOf(turn: Turn | undefined): readonly AskedQuestion[] {
  return actsOf(turn).flatMap((act) => (act.act === 'ask' ? [act] : []));
}

/** Whether a turn asked the question with this id. */
export const hasAsked = (turn: Turn | undefined, id: string): boolean =>
  asksOf(turn).some(({ question }) => question === id);

/** Whether a turn did something of this kind. */
export const hasDone = (turn: Turn | undefined, kind: Act['act']): boolean =>
  actsOf(turn).some(({ act }) => act === kind);

/** The ids of the answers that were tapped for a turn. */
export function chosenIn({ dialogue }: Turn): readonly string[] {
  return dialogue?.by === 'person' ? dialogue.chosen : [];
}

/** The id of an offered answer. */
export const optionId = (question: string, label: string): string => `${question}:${label}`;

/** The labels that were tapped in answer to a question. */
export function chosenFor(turn: Turn, question: string): string[] {
  const start = optionId(question, '');
  return chosenIn(turn).flatMap((id) => (id.startsWith(start) ? [id.slice(start.length)] : []));
}

/** What answers a question: what was tapped for it, else all that was written. */
export function answerTo(turn: Turn | undefined, question: string): string {
  if (turn?.role !== 'user') return '';
  const labels = chosenFor(turn, question);
  return labels.length > 0 ? labels.join('，') : turn.content;
}
