import type { CourseTurn } from './course-turn.ts';

/**
 * The turns of a chain by session, oldest first: an answer depends on the question right before it.
 * Text carried over by a continuation counts only if its original session is not included.
 */
export function shownSessions(turns: readonly CourseTurn[]): CourseTurn[][] {
  const bySession = [...Map.groupBy(turns, ({ sessionId }) => sessionId).values()];
  const oldest = bySession[0]?.[0]?.sessionId;
  return bySession.map((session) =>
    session.filter(({ isCarried, sessionId }) => !isCarried || sessionId === oldest),
  );
}
