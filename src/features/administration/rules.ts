/** How a reply can end, success first. */
export const endings = ['complete', 'cancelled', 'interrupted', 'failed'] as const;

/** The levels of triage, the gravest first. */
export const levels = ['emergency', 'crisis', 'safety', 'urgent', 'routine'] as const;
export type Level = (typeof levels)[number];

/** What is counted on each day of a trend. */
export const trendCounts = [
  'people',
  'replies',
  'failures',
  'refunds',
  'alarms',
  'closings',
] as const;
export type TrendCount = (typeof trendCounts)[number];

/** Words of readers on a page. */
export const feedbackPageSize = 10;

/** Limits of a search in the knowledge and of its results. */
export const knowledgeSearchCharsMax = 100;
export const knowledgeFoundPageSize = 20;

/** Which rows a search shows: those that someone has signed, or those not signed yet. */
export const reviewStates = ['signed', 'not-signed'] as const;
export type ReviewState = (typeof reviewStates)[number];
