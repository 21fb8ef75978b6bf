import { isOfMind } from '#medicine/triage/alarm.ts';
import { readDanger } from '#medicine/triage/learned-reader.ts';
import { withoutLight } from '#medicine/triage/made-light.ts';
import type { MessageHead, MessageLimits } from '#medicine/triage/message-model.ts';
import { messageHeads } from '#medicine/triage/message-model.ts';
import { hearAlone } from '#medicine/triage/message-signals.ts';
import { weighMessage } from '#medicine/triage/message-weigher.ts';
import { unnamed } from '#medicine/triage/named-dangers.ts';
import { calibrationMessages } from './calibration-corpus.ts';

/** Of ordinary messages at most these shares may open a page, and be met with a page or a question. */
const sharesMax: Readonly<Record<MessageHead, { page: number; question: number }>> = {
  body: { page: 0.007, question: 0.055 },
  mind: { page: 0.003, question: 0.015 },
};
const digits = 2;

/** The lowest limit that no more than a share of all messages reach. */
function lowestLimit(odds: readonly number[], all: number, share: number): number {
  const sorted = odds.toSorted((a, b) => b - a);
  const first = sorted[Math.floor(share * all)];
  const step = 10 ** -digits;
  return first === undefined
    ? -Infinity
    : Number((Math.floor(first / step) * step + step).toFixed(digits));
}

/** Limits at which ordinary messages of the calibration writers are disturbed as seldom as wanted. */
export function messageLimits(): MessageLimits {
  const ordinary = calibrationMessages().filter(({ labels: { danger } }) => danger === 'none');
  const heard = ordinary.map(({ text }) => {
    const content = withoutLight(text);
    const { alarms, doubts } = hearAlone(content, readDanger);
    return { all: [...alarms, ...doubts], odds: weighMessage(content) };
  });
  const limits = messageHeads.map((head) => {
    const oddsWhere = (isMeant: (group: string) => boolean): number[] =>
      heard.flatMap(({ all, odds }) => {
        const own = all.filter(({ level }) => isOfMind(level) === (head === 'mind'));
        return odds && own.some(({ group }) => isMeant(group)) ? [odds[head]] : [];
      });
    const { page, question } = sharesMax[head];
    return [
      head,
      {
        page: lowestLimit(
          oddsWhere((group) => group !== unnamed),
          ordinary.length,
          page,
        ),
        question: lowestLimit(
          oddsWhere(() => true),
          ordinary.length,
          question,
        ),
      },
    ] as const;
  });
  return Object.fromEntries(limits) as MessageLimits;
}
