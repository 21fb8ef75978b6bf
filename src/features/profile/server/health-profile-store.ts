import { ageOf } from '#features/account/age-rules.ts';
import { findBirthMonth } from '#features/account/server/user-store.ts';
import { hasConsent } from '#features/agreement/server/consent-store.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import type { Executor } from '#platform/server/database.ts';
import type { HealthProfile } from '../contract.ts';
import type { HealthFacts } from '../health-schemas.ts';
import { healthConsentPurpose, healthConsentVersion } from '../health-consent.ts';
import { readChoices } from './preference-store.ts';

/** How long an answer about pregnancy is valid. */
export const notPregnantMs = 30 * 24 * 3_600_000;
const pregnantMs = 300 * 24 * 3_600_000;

export type StoredHealth = HealthProfile & { updatedAt: Date };

export async function readHealthProfile(
  db: Executor,
  userId: number,
): Promise<StoredHealth | undefined> {
  return db
    .selectFrom('health_profile')
    .select([
      'sex',
      'birth_year as birthYear',
      'pregnancy',
      'lactating',
      'medicines',
      'allergies',
      'updated_at as updatedAt',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function writeHealthProfile(
  db: Executor,
  userId: number,
  profile: HealthProfile,
  now: Date,
): Promise<void> {
  const { sex, birthYear, pregnancy, lactating, medicines, allergies } = profile;
  const values = { sex, birth_year: birthYear, pregnancy, lactating, medicines, allergies };
  await db
    .insertInto('health_profile')
    .values({ user_id: userId, ...values, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...values, updated_at: now }),
    )
    .execute();
}

export async function eraseHealthProfile(db: Executor, userId: number): Promise<void> {
  await db.deleteFrom('health_profile').where('user_id', '=', userId).execute();
}

export const hasHealthConsent = (db: Executor, userId: number): Promise<boolean> =>
  hasConsent(db, { userId, purpose: healthConsentPurpose, version: healthConsentVersion });

/**
 * What the safety layer may know about a person apart from the conversation: the age from the account's
 * month of birth, and, with consent, the health profile. The age is the minimum possible, which is the safe
 * side of every limit.
 */
export async function findKnownPerson(
  db: Executor,
  userId: number,
  now: Date,
): Promise<Partial<Patient>> {
  const birthMonth = await findBirthMonth(db, userId);
  const age = birthMonth === null ? {} : { ageYears: ageOf(birthMonth, now) };
  if (!(await hasHealthConsent(db, userId))) return age;
  const profile = await readHealthProfile(db, userId);
  const { commonHerbs = [] } = await readChoices(db, userId);
  return {
    ...(profile ? { ...knownFacts(profile, now), ...ageByYear(profile, now) } : {}),
    ...age,
    ...(commonHerbs.length > 0 ? { ownHerbs: commonHerbs } : {}),
  };
}

const sexes = { female: '女', male: '男' } as const;

/** A stored health profile as input of the safety layer; the caller supplies the age. */
export function knownFacts(facts: HealthFacts & { updatedAt: Date }, now: Date): Partial<Patient> {
  const { sex, lactating, medicines, allergies } = facts;
  const pregnant = pregnancyNow(facts, now);
  return {
    ...(sex ? { sex: sexes[sex] } : {}),
    ...(pregnant ? { pregnant } : {}),
    ...(lactating === null ? {} : { lactating }),
    ...(medicines ? { medicines } : {}),
    ...(allergies ? { allergies } : {}),
  };
}

const ageByYear = ({ birthYear }: StoredHealth, now: Date): Partial<Patient> =>
  birthYear ? { ageYears: Math.max(0, now.getFullYear() - birthYear - 1) } : {};

/** An answer about pregnancy expires; undefined counts as possible and leads to a new question. */
function pregnancyNow(
  { pregnancy, updatedAt }: Pick<StoredHealth, 'pregnancy' | 'updatedAt'>,
  now: Date,
): Patient['pregnant'] | undefined {
  const ageMs = now.getTime() - updatedAt.getTime();
  if (pregnancy === 'no') return ageMs <= notPregnantMs ? 'no' : undefined;
  if (pregnancy === 'yes') return ageMs <= pregnantMs ? 'yes' : undefined;
  return undefined;
}
