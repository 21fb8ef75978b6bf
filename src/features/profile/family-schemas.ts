import * as z from 'zod/mini';
import { birthMonthCharsMax } from '#features/account/age-rules.ts';
import { both } from '#platform/contract/define-texts.ts';
import { textField } from '#platform/contract/fields.ts';
import { familyPurposes, personNameCharsMax } from './family-rules.ts';
import { familyTexts } from './family-texts.ts';
import { healthFacts, nameList } from './health-schemas.ts';

const personFacts = z.extend(healthFacts, {
  /** What the account's holder calls the person. */
  name: textField({
    max: personNameCharsMax,
    required: both(familyTexts, (t) => t.nameRequired),
    tooLong: both(familyTexts, (t) => t.nameTooLong(personNameCharsMax)),
  }),
  /** YYYY-MM. */
  birthMonth: textField({ max: birthMonthCharsMax, required: true }),
  /** Long-term illnesses. Null: not given; empty: none. */
  conditions: z.nullable(nameList),
});
export type PersonFacts = z.output<typeof personFacts>;

const person = z.extend(personFacts, {
  id: z.int(),
  /** The consent in force in its current version. */
  agreedTo: z.nullable(z.enum(familyPurposes)),
  updatedAt: z.string(),
});
export type FamilyPerson = z.output<typeof person>;

export const family = z.object({
  persons: z.array(person),
  /** The current version of the consents. */
  consentVersion: z.string(),
});
export type Family = z.output<typeof family>;

/** The version of the consent to which this saving agrees, where it is not in force yet. */
export const savedPerson = z.extend(personFacts, {
  consentVersion: z.optional(textField({ max: 20 })),
});
