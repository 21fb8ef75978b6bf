/** The kinds of consents; each is given and withdrawn separately. */
export const consentPurposes = [
  'agreement',
  'health-profile',
  /** Keeping the facts of a person of the family; the subject is its id. */
  'family-person',
  /** The same of a child under 14, by a guardian; the subject is its id. */
  'family-child',
  /** Sending conversations to a receiver; the subject is the receiver. */
  'external-model',
  /** Publishing a share; the subject is its id. */
  'publication',
  /** A mail when a question is due. */
  'reminder-mail',
  /** A notice in a browser when a question is due. */
  'reminder-push',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
