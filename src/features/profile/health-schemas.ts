import * as z from 'zod/mini';
import { textField } from '#platform/contract/fields.ts';
import { entryCharsMax, listError } from './rules.ts';

/** More than any valid list, so that a long one is refused by its rule. */
const entriesReadMax = 200;

/** Names of medicines and the like, with the limits of a list. */
export const nameList = z
  .array(textField({ max: entryCharsMax * 2 }))
  .check(z.maxLength(entriesReadMax))
  .check((check) => {
    const text = listError(check.value);
    if (!text) return;
    const issue = { code: 'custom' as const, message: text['zh-CN'], params: { text } };
    check.issues.push({ ...issue, input: check.value });
  });

/** What the safety checks may know about a person: the account's holder or a family member. */
export const healthFacts = z.object({
  sex: z.nullable(z.enum(['female', 'male'])),
  pregnancy: z.nullable(z.enum(['yes', 'no', 'possible'])),
  lactating: z.nullable(z.boolean()),
  /** Null: not given; empty: none. */
  medicines: z.nullable(nameList),
  allergies: z.nullable(nameList),
});
export type HealthFacts = z.output<typeof healthFacts>;
