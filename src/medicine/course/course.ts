/** How a symptom moves from one telling to the next. */
export const courseChanges = ['new', 'worse', 'same', 'better', 'gone'] as const;
export type CourseChange = (typeof courseChanges)[number];
