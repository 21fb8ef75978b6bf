/** How a symptom moves from one telling to the next. */
export const courseChanges = ['new', 'worse', 'same', 'better', 'gone'] as const;
export type CourseChange = (typeof courseChanges)[number];

/** How well a beginning is known: by its day, about, or only in words (从小, 去年). */
export const onsetKinds = ['day', 'about', 'vague'] as const;
export type OnsetKind = (typeof onsetKinds)[number];

/** The numbers that a course is drawn from. */
export const valueKinds = ['sleep-hours', 'wakings', 'temperature', 'pressure', 'glucose'] as const;
export type ValueKind = (typeof valueKinds)[number];
