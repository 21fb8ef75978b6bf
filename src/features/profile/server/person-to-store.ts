import { createHash } from 'node:crypto';
import { needsGuardian } from '#features/account/age-rules.ts';
import {
  giveConsent,
  hasConsent,
  withdrawConsent,
} from '#features/agreement/server/consent-store.ts';
import { uniqueNames } from '../rules.ts';
import { AppError } from '#platform/contract/app-error.ts';
import { both, type Bilingual, type Language } from '#platform/contract/define-texts.ts';
import type { Executor } from '#platform/server/database.ts';
import type { PersonFacts } from '../family-schemas.ts';
import { familyConsentTexts, familyConsentVersion } from '../family-consent.ts';
import { familyPurposes, personErrors, purposeFor } from '../family-rules.ts';
import { familyTexts } from '../family-texts.ts';
import type { OwnedPerson, StoredPerson } from './person-store.ts';

/** The values to store from a form; refused where a field is invalid. */
export function personToStore(
  written: PersonFacts,
  others: readonly StoredPerson[],
  now: Date,
): PersonFacts {
  const [error] = Object.entries(personErrors(written, others, now));
  if (error) throw refusal(...error);
  const { birthMonth, conditions, medicines, allergies } = written;
  return {
    ...written,
    // The consent of a guardian does not cover these.
    ...(needsGuardian(birthMonth, now) ? { pregnancy: null, lactating: null } : {}),
    name: written.name.trim(),
    conditions: conditions && uniqueNames(conditions),
    medicines: medicines && uniqueNames(medicines),
    allergies: allergies && uniqueNames(allergies),
  };
}

type Consenting = OwnedPerson & {
  facts: PersonFacts;
  /** The version agreed to with this saving. */
  given: string | undefined;
  language: Language;
  now: Date;
};

/**
 * Stores the consent that a person of this age needs, a guardian's for a child, or finds it in force; the
 * other one ends.
 */
export async function consentTo(tx: Executor, consenting: Consenting): Promise<void> {
  const { userId, personId, facts, given, language, now } = consenting;
  const purpose = purposeFor(facts.birthMonth, now);
  const consent = { userId, purpose, subject: String(personId), version: familyConsentVersion };
  if (given === familyConsentVersion) {
    const text = familyConsentTexts[language][purpose];
    await giveConsent(tx, {
      ...consent,
      textHash: createHash('sha256').update(text).digest(),
      now,
    });
  } else if (!(await hasConsent(tx, consent))) {
    throw refusal(
      'consentVersion',
      both(familyTexts, (t) => t.consentRequired),
    );
  }
  await withdrawFor(tx, { userId, personId }, now, purpose);
}

/** Ends the consents for a person but for one purpose. */
export async function withdrawFor(
  tx: Executor,
  { userId, personId }: OwnedPerson,
  now: Date,
  kept?: (typeof familyPurposes)[number],
): Promise<void> {
  for (const purpose of familyPurposes.filter((each) => each !== kept)) {
    await withdrawConsent(tx, { userId, purpose, subject: String(personId) }, now);
  }
}

const refusal = (name: string, text: Bilingual) =>
  new AppError('validation_failed', { text, fields: { [name]: [text] } });
