import { isOfMind } from '#medicine/triage/alarm.ts';
import { readDanger } from '#medicine/triage/learned-reader.ts';
import { withoutLight } from '#medicine/triage/made-light.ts';
import type { MessageHead, MessageLimits } from '#medicine/triage/message-model.ts';
import { hearAlone } from '#medicine/triage/message-signals.ts';
import type { Weighed } from '#medicine/reading/danger-signals.ts';
import { weighMessage } from '#medicine/triage/message-weigher.ts';
import { unnamed } from '#medicine/triage/named-dangers.ts';
import { surroundedCharsMin, weighedCharsMin } from '#medicine/triage/weighed-dangers.ts';
import { calibrationMessages } from './calibration-corpus.ts';

/**
 * Of ordinary messages at most these shares may open a page, be asked about by name, and be asked
 * about without one; `sure`: be named without any sign in their words.
 */
const sharesMax = {
  body: {
    page: 0.007,
    shortPage: 0.02,
    question: 0.025,
    unnamedQuestion: 0.012,
    sure: 0.001,
    sentencePage: 0.002,
    sentenceQuestion: 0.015,
  },
  mind: {
    page: 0.003,
    shortPage: 0.003,
    question: 0.008,
    unnamedQuestion: 0.006,
    sure: 0.001,
    sentencePage: 0.002,
    sentenceQuestion: 0.008,
  },
} as const;
/**
 * No limit lies lower: a share of a thousand messages is a few of them, and on three further writers,
 * read before they were learned from, hardly any danger weighed less than this.
 */
const leastLimits: MessageLimits = {
  body: {
    page: 0.5,
    shortPage: -2.2,
    question: -2.8,
    unnamedQuestion: -2.2,
    sure: 1,
    sentencePage: 3.5,
    sentenceQuestion: 0.5,
  },
  mind: {
    page: -0.5,
    shortPage: -0.5,
    question: -2.5,
    unnamedQuestion: -2,
    sure: 0.5,
    sentencePage: 5,
    sentenceQuestion: 0,
  },
};
const digits = 2;

type Heard = { chars: number; named: MessageHead[]; unnamed: MessageHead[]; odds?: Weighed };

/** The lowest limit that no more than a share of so many messages reach. */
function lowestLimit(odds: readonly number[], all: number, share: number): number {
  const sorted = odds.toSorted((a, b) => b - a);
  const first = sorted[Math.round(share * all)] ?? sorted.at(-1);
  if (first === undefined) throw new Error('no message of the calibration was heard');
  const step = 10 ** -digits;
  return Number((Math.floor(first / step) * step + step).toFixed(digits));
}

function hear(text: string): Heard {
  const content = withoutLight(text);
  const { alarms, doubts } = hearAlone(content, readDanger);
  const headsOf = (isNamed: boolean): MessageHead[] =>
    [...alarms, ...doubts]
      .filter(({ group }) => (group !== unnamed) === isNamed)
      .map(({ level }) => (isOfMind(level) ? 'mind' : 'body'));
  const odds = weighMessage(content);
  return {
    chars: [...content].length,
    named: headsOf(true),
    unnamed: headsOf(false),
    ...(odds && { odds }),
  };
}

/** What the sentence weighs that tells most of a message by itself; undefined where none does. */
function heaviestSentence(odds: Weighed | undefined, head: MessageHead): number | undefined {
  const told = (odds?.sentences ?? []).filter(
    ({ level, group }) => group !== unnamed && (isOfMind(level) ? 'mind' : 'body') === head,
  );
  return told.length > 0 ? Math.max(...told.map((one) => one.odds)) : undefined;
}

/** Limits at which ordinary messages of the calibration writers are disturbed as seldom as wanted, or less. */
export function messageLimits(): MessageLimits {
  const heard = calibrationMessages()
    .filter(({ labels: { danger } }) => danger === 'none')
    .map(({ text }) => hear(text))
    .filter(({ chars }) => chars >= weighedCharsMin);
  const short = heard.filter(({ chars }) => chars < surroundedCharsMin);
  const long = heard.filter(({ chars }) => chars >= surroundedCharsMin);
  const limit = (
    head: MessageHead,
    of: readonly Heard[],
    share: number,
    names: 'named' | 'unnamed' = 'named',
  ): number =>
    lowestLimit(
      of.flatMap((one) => (one.odds && one[names].includes(head) ? [one.odds[head]] : [])),
      of.length,
      share,
    );
  const sentenceLimit = (head: MessageHead, share: number): number =>
    lowestLimit(
      heard.flatMap(({ odds }) => heaviestSentence(odds, head) ?? []),
      heard.length,
      share,
    );
  const limitsOf = (head: MessageHead): MessageLimits[MessageHead] => {
    const { page, shortPage, question, unnamedQuestion, sure } = sharesMax[head];
    const { sentencePage, sentenceQuestion } = sharesMax[head];
    const least = leastLimits[head];
    return {
      page: Math.max(least.page, limit(head, long, page)),
      shortPage: Math.max(least.shortPage, limit(head, short, shortPage)),
      question: Math.max(least.question, limit(head, heard, question)),
      unnamedQuestion: Math.max(
        least.unnamedQuestion,
        limit(head, heard, unnamedQuestion, 'unnamed'),
      ),
      sure: Math.max(least.sure, limit(head, heard, sure, 'unnamed')),
      sentencePage: Math.max(least.sentencePage, sentenceLimit(head, sentencePage)),
      sentenceQuestion: Math.max(least.sentenceQuestion, sentenceLimit(head, sentenceQuestion)),
    };
  };
  return { body: limitsOf('body'), mind: limitsOf('mind') };
}
