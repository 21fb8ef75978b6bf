/** How a reply can end, the wished way first. */
export const endings = ['complete', 'cancelled', 'interrupted', 'failed'] as const;

/** What triage can say, the gravest first. */
export const levels = ['emergency', 'crisis', 'safety', 'urgent', 'routine'] as const;
export type Level = (typeof levels)[number];
