import type { ChainTurn } from '#features/messages/server/chain-turn-store.ts';
import { readMentions, type Mention } from '#medicine/course/read-mentions.ts';
import { traceCourse } from '#medicine/course/trace-course.ts';
import type { TimelineEvent } from '../contract.ts';
import { shownSessions } from './shown-sessions.ts';

/** After a gap this long, mentions count as a new event. */
export const sittingGapMs = 12 * 3_600_000;
/** Maximum events in a timeline; the newest are kept. */
export const eventsMax = 300;

type Placed = Mention & { source: ChainTurn };

/** The events of a chain's turns in chronological order; each session is analyzed separately. */
export function timelineEvents(turns: readonly ChainTurn[]): TimelineEvent[] {
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
