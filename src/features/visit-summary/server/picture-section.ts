import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { chartName, chartText, laneName, laneText } from '#features/summary/course-text.ts';
import { drawCourse } from '#medicine/course/draw-course.ts';
import { newestTurns } from '#medicine/course/newest-turns.ts';
import { timelineEvents } from '#medicine/course/timeline-events.ts';
import { sectionIds } from '#medicine/visit-summary/sheet.ts';
import type { VisitSummaryLine, VisitSummarySection } from '../contract.ts';

/** A doctor reads the course in a minute. */
const lanesMax = 10;

/** The course as drawn lines with the same content in words; none where nothing can be drawn. */
export function pictureSection(turns: readonly ChainTurn[]): VisitSummarySection[] {
  const read = newestTurns(turns);
  const { lanes, charts } = drawCourse(read, timelineEvents(read));
  const drawn = [
    ...lanes.slice(0, lanesMax).map((lane) => ({
      lane,
      label: laneName('zh-CN', lane),
      text: laneText('zh-CN', lane),
      first: lane.periods[0]?.steps[0],
    })),
    ...charts.map((chart) => ({
      chart,
      label: chartName('zh-CN', chart.kind),
      text: chartText('zh-CN', chart),
      first: chart.points[0],
    })),
  ];
  if (drawn.length === 0) return [];
  const section = sectionIds.indexOf('picture');
  const lines = drawn.map(({ first, ...line }, at): VisitSummaryLine => ({
    ...line,
    key: [section, line.text.length, first?.messageId ?? 0, 0, at].join('-'),
    by: 'rule',
    messageId: first?.messageId ?? null,
    at: first?.at ?? null,
  }));
  return [{ id: 'picture', lines, unmentioned: [] }];
}
