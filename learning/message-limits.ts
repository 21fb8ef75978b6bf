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
 * about without one; `sure`: be classified as despair without any sign of it in their words.
 */
const sharesMax = {
  body: { page: 0.007, shortPage: 0.02, question: 0.025, unnamedQuestion: 0.012 },
  mind: { page: 0.003, shortPage: 0.003, question: 0.008, unnamedQuestion: 0.006, sure: 0.001 },
} as const;
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

/** Limits at which ordinary messages of the calibration writers are disturbed as seldom as wanted. */
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
  const limitsOf = (head: MessageHead): MessageLimits['body'] => {
    const { page, shortPage, question, unnamedQuestion } = sharesMax[head];
    return {
      page: limit(head, long, page),
      shortPage: limit(head, short, shortPage),
      question: limit(head, heard, question),
      unnamedQuestion: limit(head, heard, unnamedQuestion, 'unnamed'),
    };
  };
  return {
    body: limitsOf('body'),
    mind: { ...limitsOf('mind'), sure: limit('mind', heard, sharesMax.mind.sure, 'unnamed') },
  };
}
