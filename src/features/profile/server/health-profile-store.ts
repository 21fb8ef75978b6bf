import { ageOf } from '#features/account/age-rules.ts';
import { consentInForce, hasConsent } from '#features/agreement/server/consent-store.ts';
import type { Patient } from '#medicine/herb-safety/patient.ts';
import type { Executor } from '#platform/server/database.ts';
import type { HealthProfile } from '../contract.ts';
import type { HealthFacts } from '../health-schemas.ts';
import { healthConsentPurpose, healthConsentVersion } from '../health-consent.ts';

/** How long an answer about pregnancy is valid. */
export const notPregnantMs = 30 * 24 * 3_600_000;
const pregnantMs = 300 * 24 * 3_600_000;

export type StoredHealth = HealthProfile & { updatedAt: Date };

const columns = [
  'sex',
  'birth_year as birthYear',
  'pregnancy',
  'lactating',
  'medicines',
  'allergies',
  'health_profile.updated_at as updatedAt',
] as const;

export async function readHealthProfile(
  db: Executor,
  userId: number,
): Promise<StoredHealth | undefined> {
  return db
    .selectFrom('health_profile')
    .select(columns)
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

const healthConsent = { purpose: healthConsentPurpose, version: healthConsentVersion } as const;

export const hasHealthConsent = (db: Executor, userId: number): Promise<boolean> =>
  hasConsent(db, { userId, ...healthConsent });

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
  const row = await db
    .with('consented', () => consentInForce(db, { userId, ...healthConsent }))
    .selectFrom('app_user')
    .leftJoin('consented', 'consented.user_id', 'app_user.id')
    .leftJoin('health_profile', 'health_profile.user_id', 'consented.user_id')
    .leftJoin('preference', 'preference.user_id', 'consented.user_id')
    .select(['birth_month as birthMonth', 'common_herbs as commonHerbs', ...columns])
    .where('app_user.id', '=', userId)
    .executeTakeFirst();
  if (!row) return {};
  const { birthMonth, commonHerbs, ...profile } = row;
  return {
    ...(isStored(profile) ? { ...knownFacts(profile, now), ...ageByYear(profile, now) } : {}),
    ...(birthMonth === null ? {} : { ageYears: ageOf(birthMonth, now) }),
    ...(commonHerbs && commonHerbs.length > 0 ? { ownHerbs: commonHerbs } : {}),
  };
}

/** Whether an outer join has found a profile. */
const isStored = (
  profile: StoredHealth | { [Fact in keyof StoredHealth]: StoredHealth[Fact] | null },
): profile is StoredHealth => profile.updatedAt !== null;

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
