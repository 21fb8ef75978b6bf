export const answers = ['better', 'same', 'worse'] as const;
export type Answer = (typeof answers)[number];

/** How soon a person who got worse should see a doctor, most urgent first. */
export const careLevels = ['emergency', 'day', 'clinic'] as const;
