/** The kinds of consents; each is given and withdrawn separately. */
export const consentPurposes = [
  'agreement',
  'health-profile',
  /** Sending conversations to a receiver; the subject is the receiver. */
  'external-model',
  /** Publishing a share; the subject is its id. */
  'publication',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
