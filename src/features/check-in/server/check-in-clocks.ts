const dayMs = 24 * 3_600_000;

/** How long after the consent the person is asked, and for how long the question is shown. */
export const askAfterMs = 3 * dayMs;
export const askForMs = 14 * dayMs;
/** How long the advice after 更重了 stays in view. */
export const adviceForMs = dayMs;

/** Whether the question is put now. */
export const isAsked = (dueAt: Date, now: Date): boolean =>
  dueAt <= now && now.getTime() - dueAt.getTime() < askForMs;
