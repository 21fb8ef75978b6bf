import type { Turn } from '../findings/finding.ts';
import { questionsIn } from '../findings/lean-on-question.ts';
import type { Act, AskedQuestion } from './turn-acts.ts';

/** Whether something that a turn did asks a question of the interview, or about words in doubt. */
export const isQuestion = (act: Act): act is Act & AskedQuestion =>
  act.act === 'ask' || act.act === 'doubt';

/** A turn's text as far as it may ask: of our own turns the questions, of a model's all of it. */
export const askingText = (turn: Turn): string => textOf(turn, isQuestion);

/** The questions that a turn of the assistant asked, as they were put; empty for any other turn. */
export const askedText = (turn: Turn | undefined): string =>
  turn?.role === 'assistant' ? questionsIn(askingText(turn)) : '';

/** The same with what is asked beside an alarm (您现在安全吗？), which belongs to no history. */
export const askingTextOfAll = (turn: Turn): string =>
  textOf(turn, (act): act is Act & AskedQuestion => 'question' in act);

function textOf(turn: Turn, isAsking: (act: Act) => act is Act & AskedQuestion): string {
  if (turn.dialogue?.by !== 'engine') return turn.content;
  return turn.dialogue.acts.flatMap((act) => (isAsking(act) ? [act.text] : [])).join('\n');
}
