import { createContext } from 'react';

import type { ReplyAlarm } from '../reply-alarm.ts';
import type { SendBlock } from '../rules.ts';
import { toTapUnder, type ShownMessage } from './shown-messages.ts';

/** The answer that reports a false alarm. */
const misreadId = 'danger:misread';

/** That answer, as it is offered under the newest message; `send` sends it and leaves the input as it is. */
export type Misread = { messageId: number; words: string; send: () => void };
export const MisreadContext = createContext<Misread | null>(null);

/** Its words; undefined where it is not offered, or not on a card. */
export function misreadOf(message: ShownMessage): string | undefined {
  if (!message.alarm?.isRaised) return undefined;
  return message.suggestions.find((_, at) => message.suggestionIds?.[at]?.includes(misreadId));
}

export function misreadIn(
  newest: ShownMessage | undefined,
  block: SendBlock | null,
  send: (words: string, newest: ShownMessage) => void,
): Misread | null {
  const toTap = toTapUnder(newest, block);
  const words = toTap ? misreadOf(toTap) : undefined;
  return toTap && words !== undefined
    ? { messageId: toTap.id, words, send: () => send(words, toTap) }
    : null;
}

/** The alarm that is open: the newest whole reply answers or follows it. `cardId`: its card, if it is on the page. */
export type OpenAlarm = { alarm: ReplyAlarm; cardId: number | undefined };

export function openAlarmIn(messages: readonly ShownMessage[]): OpenAlarm | null {
  const newest = messages.findLast(
    ({ role, status }) => role === 'assistant' && status === 'complete',
  );
  if (!newest?.alarm) return null;
  const cardId = messages.findLast(({ alarm }) => alarm?.isRaised)?.id;
  return { alarm: newest.alarm, cardId };
}

/** The number of the ambulance. */
export const ambulance = ({ lines }: ReplyAlarm): string => lines[0]?.number ?? '120';
