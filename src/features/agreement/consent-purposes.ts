/** The kinds of consents; each is given on its own and withdrawn on its own. */
export const consentPurposes = [
  'agreement',
  'health-profile',
  /** Sending what a person writes to a receiver; the subject names it. */
  'external-model',
  /** Showing a share to others; the subject is its number. */
  'publication',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
