/** Also the limit for the replacement of a tag. */
export const tagCharsMax = 20;
export const maskReplacementCharsMax = 40;

/** What a mask can cover. */
export const maskKinds = [
  'name',
  'phone',
  'id-number',
  'bank-card',
  'account',
  'email',
  'address',
  'hospital',
  'workplace',
  'date',
  'age',
  'record-number',
  'plate',
  'other',
] as const;
export type MaskKind = (typeof maskKinds)[number];
