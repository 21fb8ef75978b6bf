/** How long after the consent the person is asked, and for how long the question is shown. */
export const askAfterMs = 3 * 24 * 3_600_000;
export const askForMs = 14 * 24 * 3_600_000;
/** How long the advice after 更重了 stays in view. */
export const adviceForMs = 24 * 3_600_000;
/** Of one account, open at once. */
export const openCheckInsMax = 20;
/** Characters of what a question is about. */
export const aboutCharsMax = 60;

export const answers = ['better', 'same', 'worse'] as const;
export type Answer = (typeof answers)[number];

/** How soon somebody who got worse should see a doctor, the gravest first. */
export const careLevels = ['emergency', 'day', 'clinic'] as const;

/** Whether the question is put now. */
export const isAsked = (dueAt: Date, now: Date): boolean =>
  dueAt <= now && now.getTime() - dueAt.getTime() < askForMs;
