import type { ChainTurn, NewestSummary } from '#features/messages/server/chain-turn-store.ts';
import { sessionTheme } from '#medicine/course/session-theme.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import type { SessionSummary, SymptomTimeline } from '../contract.ts';
import { sessionSummary } from './session-summary.ts';
import { timelineEvents } from './timeline-events.ts';

/** What is to be read out of turns. */
export type ReadingOrder =
  | { kind: 'summary'; turns: readonly ChainTurn[]; newest: NewestSummary | undefined }
  | { kind: 'timeline'; turns: readonly ChainTurn[]; sessionId: number };
export type Reading =
  | { kind: 'summary'; summary: SessionSummary }
  | { kind: 'timeline'; timeline: SymptomTimeline };

/** Pure; long conversations take seconds (reading-room.ts). */
export function read(order: ReadingOrder): Reading {
  const { turns } = order;
  if (order.kind === 'summary') {
    return { kind: 'summary', summary: sessionSummary(turns, order.newest) };
  }
  const own = turns.filter(({ sessionId }) => sessionId === order.sessionId);
  const theme = sessionTheme(readInterview(own, {}));
  return { kind: 'timeline', timeline: { theme, events: timelineEvents(turns) } };
}
