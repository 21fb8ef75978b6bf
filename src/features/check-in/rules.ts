export const answers = ['better', 'same', 'worse'] as const;
export type Answer = (typeof answers)[number];

/** How soon somebody who got worse should see a doctor, the gravest first. */
export const careLevels = ['emergency', 'day', 'clinic'] as const;
