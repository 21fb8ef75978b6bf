import type { ChainTurn, NewestSummary } from '#features/messages/server/chain-turn-store.ts';
import { readerOf } from '#platform/server/reader.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import { sessionTheme } from '#medicine/course/session-theme.ts';
import { readInterview } from '#medicine/interview/interview-state.ts';
import type { SymptomTimeline } from '../contract.ts';
import { drawCourse } from '#medicine/course/draw-course.ts';
import { sessionSummary } from './session-summary.ts';
import { timelineEvents } from '#medicine/course/timeline-events.ts';

type SummaryOrder = {
  turns: readonly ChainTurn[];
  newest: NewestSummary | undefined;
  /** What is stored about the family member whom the session is for. */
  known: Partial<Patient>;
};
type TimelineOrder = { turns: readonly ChainTurn[]; sessionId: number };

export const summaryReader = readerOf(
  import.meta.url,
  'summaryReader',
  ({ turns, newest, known }: SummaryOrder) => sessionSummary(turns, newest, known),
);

export const timelineReader = readerOf(
  import.meta.url,
  'timelineReader',
  ({ turns, sessionId }: TimelineOrder): SymptomTimeline => {
    const own = turns.filter((turn) => turn.sessionId === sessionId);
    const events = timelineEvents(turns);
    const picture = drawCourse(turns, events);
    return { theme: sessionTheme(readInterview(own, {})), events, ...picture };
  },
);
