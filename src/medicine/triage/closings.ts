// What the person says of an alarm or a question of ours that closes it: a correction, a denial of
// what it rests on, or a no. It stays closed until something new is said (decision 053).

import dangerJson from '../compiled/lexicon/danger.json' with { type: 'json' };
import closingJson from '../compiled/lexicon/closing.json' with { type: 'json' };
import { lexicon } from '../knowledge/lexicon.ts';
import { actsOf } from '../dialogue/acts-of.ts';
import { hasTapped } from '../dialogue/danger-options.ts';
import { normalise } from '../findings/normalise.ts';
import { stanceOf } from '../findings/lean-on-question.ts';
import type { Turn } from '../findings/finding.ts';
import { isOfMind } from './alarm.ts';
import type { Alarm } from './alarm.ts';
import { isNew } from './new-words.ts';
import { readSigns, signsOf } from './read-signs.ts';

const dangerWords = lexicon(dangerJson);

const closingWords = lexicon(closingJson);
const mayDeny = closingWords['closing.possible'].regExp();

/** A group of danger signs that the message of a turn closed. */
export type Closing = {
  group: string;
  level: Alarm['level'];
  /** Of the message that closed it. */
  turn: number;
  /** Of the words that were closed. */
  said: number;
};

/** 你误会了, 你是不是搞错了, 我不是这个意思 */
const misread = closingWords['closing.misread'].regExp();
/** 不是急症, 我没有生命危险 */
const noEmergency = closingWords['closing.no-emergency'].regExp();
const denial = new RegExp(`${closingWords['closing.denial'].source}(?<denied>.*)$`, 'u');
/** What went away was there: 不疼了 denies nothing that was said. */
const wentAway = closingWords['closing.went-away'].regExp();
/** 没有！我就是失眠 */
const plainNo = closingWords['closing.plain-no'].regExp();
/** Of an alarm of the body, which asks nothing, so that only 不是 answers it. */
const notThat = closingWords['closing.not-that'].regExp();
/** Letters of a denial that stand in the words denied, at least. */
const sharedMin = 2;
/** Words of no more letters than this are denied by one of them: 没有喘 takes back 喘不上. */
const shortWordsMax = 4;

/** The signs that an alarm of the mind rests on, by group. */
export const mindSigns: Readonly<Record<string, readonly string[]>> = {
  suicide: dangerWords['danger.suicide'].words,
  'harm-psychosis': dangerWords['danger.harm-psychosis'].words,
  violence: dangerWords['danger.violence'].words,
};

const clausesOf = (text: string): string[] => text.split(/[，。！？；,!?;\n]/u);

function sharesWords(one: string, other: string): boolean {
  if (one.length === 1 && other.length <= shortWordsMax && other.includes(one)) return true;
  for (let at = 0; at + sharedMin <= one.length; at += 1)
    if (other.includes(one.slice(at, at + sharedMin))) return true;
  return false;
}

/** Whether a message denies in so many words what an alarm rests on, and not only that it goes on. */
function denies(text: string, { group, words }: Alarm): boolean {
  const mind = mindSigns[group];
  const own = mind ?? [...readSigns(words).signs.keys()];
  return clausesOf(text).some((clause) => {
    const denied = denial.exec(clause)?.groups?.['denied'];
    if (denied === undefined || wentAway.test(clause)) return false;
    const isOfIt = mind !== undefined || sharesWords(denied, words);
    return isOfIt && own.some((sign) => readSigns(clause).unsaid.has(sign));
  });
}

/** Whether a message says of itself what an alarm of the mind rests on. */
const states = (said: Turn, { group }: Alarm): boolean =>
  (mindSigns[group] ?? []).some((sign) => signsOf(said).signs.has(sign));

/** Whether the message of a turn closes an alarm or a doubt of an earlier one. */
function closes(turns: readonly Turn[], turn: number, alarm: Alarm): boolean {
  const said = turns[turn];
  if (said === undefined || states(said, alarm)) return false;
  const text = normalise(said.content);
  if (saysMisread(said) || denies(text, alarm)) return true;
  if (noEmergency.test(text) && !isOfMind(alarm.level)) return true;
  const acts = actsOf(turns[turn - 1]);
  const hasAlarmed = acts.some((act) => act.act === 'alarm' && !isOfMind(act.level));
  if (hasAlarmed && !isOfMind(alarm.level) && notThat.test(text)) return true;
  const asked = acts.find((act) => act.act === 'doubt')?.words;
  if (asked === undefined || !alarm.words.includes(asked)) return false;
  return stanceOf(text) === 'no' || plainNo.test(text);
}

/** Whether a message says that we misunderstood, by a tap or in words. */
const saysMisread = (said: Turn | undefined): boolean =>
  hasTapped(said, 'misread') || misread.test(normalise(said?.content ?? ''));

/** Whether a message may close anything, so that it is worth asking what it closed. */
export const mayClose = (said: Turn | undefined): boolean =>
  saysMisread(said) || mayDeny.test(said?.content ?? '');

/** What the first turn from `from` on that closes any of the alarms and doubts closes of them. */
export function nextClosings(
  turns: readonly Turn[],
  from: number,
  open: readonly Alarm[],
): Closing[] {
  for (let turn = from; turn < turns.length; turn += 1) {
    if (turns[turn]?.role !== 'user') continue;
    const closed = open.filter((alarm) => alarm.span.turn < turn && closes(turns, turn, alarm));
    if (closed.length > 0)
      return closed.map(({ group, level, span }) => ({ group, level, turn, said: span.turn }));
  }
  return [];
}

/** Whether an alarm or a doubt was closed, and nothing new was said of it since. */
export function isClosed(
  { group, level, span }: Alarm,
  closed: readonly Closing[],
  turns: readonly Turn[],
): boolean {
  return closed.some(
    (one) =>
      one.group === group &&
      one.level === level &&
      (span.turn < one.turn || !isNew(turns, { level, span })),
  );
}

/** Whether a doubt was closed; a no to the very words answers all that they may have meant. */
export function isDoubtClosed(
  doubt: Alarm,
  closed: readonly Closing[],
  turns: readonly Turn[],
): boolean {
  const { level, span } = doubt;
  const isAnswered = ({ said, turn, level: of }: Closing): boolean =>
    of === level && (span.turn === said || (span.turn > turn && !isNew(turns, { level, span })));
  return isClosed(doubt, closed, turns) || closed.some(isAnswered);
}
