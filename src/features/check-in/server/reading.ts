import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { sessionTheme } from '#medicine/course/session-theme.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import { triage } from '#medicine/triage/triage.ts';
import { readerOf } from '#platform/server/reader.ts';
import { aboutCharsMax } from '../rules.ts';
import { worseAdvice } from './worse-advice.ts';

type Order = { turns: readonly ChainTurn[] };

/** Whether an alarm is open, and what the conversation is about. */
export const resultReader = readerOf(import.meta.url, 'resultReader', ({ turns }: Order) => ({
  isAlarmed: triage(turns).level !== 'routine',
  about: Array.from(sessionTheme(readInterview(turns, {})))
    .slice(0, aboutCharsMax)
    .join(''),
}));

export const worseReader = readerOf(import.meta.url, 'worseReader', ({ turns }: Order) =>
  worseAdvice(turns),
);
