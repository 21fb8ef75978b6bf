import { readMentions, type Mention } from './read-mentions.ts';
import { traceCourse } from './trace-course.ts';
import type { TimelineEvent } from './course-turn.ts';
import { shownSessions } from './shown-sessions.ts';
import type { CourseTurn } from './course-turn.ts';

/** After a gap this long, mentions count as a new event. */
export const sittingGapMs = 12 * 3_600_000;
/** Maximum events in a timeline; the newest are kept. */
export const eventsMax = 300;

type Placed = Mention & { source: CourseTurn };

/** The events of a chain's turns in chronological order; each session is analyzed separately. */
export function timelineEvents(turns: readonly CourseTurn[]): TimelineEvent[] {
  const mentions = shownSessions(turns).flatMap((read) => {
    return readMentions(read).flatMap((mention): Placed[] => {
      const source = read[mention.turn];
      return source && source.shown.includes(mention.note) ? [{ ...mention, source }] : [];
    });
  });
  const inTime = mentions.toSorted((a, b) => a.source.messageId - b.source.messageId);
  return traceCourse(sittingsOf(inTime))
    .map(({ symptom, change, mention }) => {
      const { source } = mention;
      return {
        messageId: source.messageId,
        sessionId: source.sessionId,
        at: source.at.toISOString(),
        symptom,
        change,
        note: mention.note,
      };
    })
    .slice(-eventsMax);
}

/** Groups mentions in one session without a long gap between them. */
function sittingsOf(mentions: readonly Placed[]): Placed[][] {
  const sittings: Placed[][] = [];
  for (const mention of mentions) {
    const last = sittings.at(-1)?.at(-1)?.source;
    const isSame =
      last?.sessionId === mention.source.sessionId &&
      mention.source.at.getTime() - last.at.getTime() < sittingGapMs;
    if (isSame) sittings.at(-1)?.push(mention);
    else sittings.push([mention]);
  }
  return sittings;
}
