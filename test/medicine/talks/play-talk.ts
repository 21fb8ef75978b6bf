// Plays the person of a written conversation against the built-in engine, as the product calls it.

import { readSafety } from '#features/messages/server/consultation-safety.ts';
import type { Act, Dialogue } from '#medicine/dialogue/turn-acts.ts';
import type { Turn } from '#medicine/findings/finding.ts';
import { consult } from '#medicine/interview/consult.ts';
import { hotlines } from '#medicine/knowledge/hotlines.ts';
import type { SymptomsSummary } from '#medicine/summary-block/symptoms-summary.ts';
import type { TriageLevel } from '#medicine/triage/alarm.ts';
import type { AnswerKey, Talk } from '#learning/talks.ts';
import type { AskedFor } from './asked-keys.ts';
import { askedBy, asksInDoubt } from './asked-keys.ts';

/** One message of the person and what the product answered. */
export type Exchange = {
  said: string;
  /** It corrects something, so that facts may change with it. */
  isCorrecting: boolean;
  /** The danger it tells of. */
  danger: string | undefined;
  reply: string;
  /** The level of the page that opened; routine without one. */
  page: TriageLevel;
  asksInDoubt: boolean;
  asked: readonly AskedFor[];
  /** Keys that had been answered before it was said. */
  answeredBefore: ReadonlySet<AnswerKey>;
  summary: SymptomsSummary | null;
  /** What the reply did. */
  acts: readonly Act[];
};

export type PlayedTalk = { talk: Talk; exchanges: Exchange[]; turns: Turn[] };

type Message = Pick<Exchange, 'said' | 'isCorrecting' | 'danger'>;

const by = (acts: readonly Act[]): Dialogue => ({ version: 1, by: 'engine', acts });

const exchangesMax = 12;
const nothingMore = '没有别的了';
const cannotSee = '看不清';
/** What is said instead of an answer; everything else comes behind the answer. */
const alone: ReadonlySet<string> = new Set(['corrects', 'refuses', 'complains', 'denies', 'ends']);

/** Nobody goes before there is a result; a danger is told whatever else is done with it. */
const isGoodbye = ({ acts, danger }: Talk['volunteers'][number]): boolean =>
  danger === undefined && acts.includes('ends');

/** Lets the person answer, and say what they say by themselves, until the result and no more is to be said. */
export function playTalk(talk: Talk): PlayedTalk {
  const turns: Turn[] = [];
  const exchanges: Exchange[] = [];
  const answered = new Set<AnswerKey>();
  const open = talk.volunteers.toSorted((a, b) => a.after - b.after);
  const isDangerToldFirst =
    talk.danger !== 'none' && open.every(({ danger }) => danger === undefined);
  let message: Message | undefined = {
    said: talk.opening,
    isCorrecting: false,
    danger: isDangerToldFirst ? talk.danger : undefined,
  };
  while (message !== undefined && exchanges.length < exchangesMax) {
    turns.push({ role: 'user', content: message.said });
    const exchange = { ...message, ...answerTo(turns), answeredBefore: new Set(answered) };
    exchanges.push(exchange);
    turns.push({ role: 'assistant', content: exchange.reply, dialogue: by(exchange.acts) });
    message = nextMessage(talk, exchanges, open, answered);
  }
  return { talk, exchanges, turns };
}

type Answer = Pick<Exchange, 'reply' | 'page' | 'asksInDoubt' | 'asked' | 'summary' | 'acts'>;

/** What the product answers to the last of `turns`. */
function answerTo(turns: readonly Turn[]): Answer {
  const { answer, opening, known, level, alarms } = readSafety(turns, {}, hotlines);
  if (answer !== null) {
    return {
      reply: answer,
      page: level,
      asksInDoubt: false,
      asked: [],
      summary: null,
      acts: alarms,
    };
  }
  const { text, summary, acts } = consult(turns, known);
  const reply = opening === null ? text : `${opening}\n\n${text}`;
  const asked = askedBy(acts, text);
  return {
    reply,
    page: level,
    asksInDoubt: asksInDoubt(text),
    asked,
    summary,
    acts: [...alarms, ...acts],
  };
}

function nextMessage(
  talk: Talk,
  exchanges: readonly Exchange[],
  open: Talk['volunteers'],
  answered: Set<AnswerKey>,
): Message | undefined {
  const last = exchanges.at(-1);
  if (last === undefined) return undefined;
  const hasTold = exchanges.some(({ danger }) => danger !== undefined);
  const isFalse = last.page !== 'routine' && !hasTold;
  const isMisread = exchanges.some(({ said }) => said === talk.misread);
  const correction = { said: talk.misread, isCorrecting: true, danger: undefined };
  if (!isMisread && (isFalse || isNeedlessDoubt(last, hasTold))) return correction;
  const hasResult = exchanges.some(({ summary }) => summary !== null);
  const [next] = open;
  const isDue = next !== undefined && next.after <= exchanges.length && !isGoodbye(next);
  if (next !== undefined && (hasResult || isDue)) {
    open.shift();
    const isAlone =
      hasResult || next.danger !== undefined || next.acts.some((act) => alone.has(act));
    const reaction = isAlone ? undefined : answersTo(talk, last, answered);
    return {
      said: reaction === undefined ? next.text : `${reaction}。${next.text}`,
      isCorrecting: next.acts.includes('corrects'),
      danger: next.danger,
    };
  }
  if (hasResult) return undefined;
  const said = answersTo(talk, last, answered) ?? nothingMore;
  return { said, isCorrecting: false, danger: undefined };
}

const isNeedlessDoubt = (last: Exchange, hasTold: boolean): boolean =>
  last.asksInDoubt && !hasTold && last.asked.every(({ id }) => id !== 'doubt');

/** The answers to what was asked, each question in its turn; undefined where there are none. */
function answersTo(
  { answers }: Talk,
  { asked, page }: Exchange,
  answered: Set<AnswerKey>,
): string | undefined {
  const keys = new Set(asked.flatMap((one) => one.keys));
  if (page !== 'routine' && keys.size === 0) keys.add('危险症状');
  for (const key of keys) answered.add(key);
  const said = [...keys].flatMap((key) => answers[key] ?? []);
  if (asked.some(({ id }) => id === 'tongue')) said.push(cannotSee);
  return said.length === 0 ? undefined : said.join('。');
}
