import type { Executor } from '#platform/server/database.ts';
import { newId } from '#platform/server/ids.ts';
import type { PersonFacts } from '../family-schemas.ts';

export type OwnedPerson = { userId: number; personId: number };
export type StoredPerson = PersonFacts & { id: number; updatedAt: Date };

const columns = [
  'id',
  'name',
  'birth_month as birthMonth',
  'sex',
  'pregnancy',
  'lactating',
  'conditions',
  'medicines',
  'allergies',
  'updated_at as updatedAt',
] as const;

export async function listOwnPersons(db: Executor, userId: number): Promise<StoredPerson[]> {
  return db
    .selectFrom('family_person')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Their names alone, where nothing more is needed. */
export async function listPersonNames(db: Executor, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('family_person')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

/** Undefined: unknown or of another account. */
export async function findOwnPerson(
  db: Executor,
  { userId, personId }: OwnedPerson,
): Promise<StoredPerson | undefined> {
  return db
    .selectFrom('family_person')
    .select(columns)
    .where('user_id', '=', userId)
    .where('id', '=', personId)
    .executeTakeFirst();
}

const valuesOf = (facts: PersonFacts, now: Date) => {
  const { birthMonth, name, sex, pregnancy, lactating, conditions, medicines, allergies } = facts;
  const lists = { conditions, medicines, allergies };
  return { name, birth_month: birthMonth, sex, pregnancy, lactating, ...lists, updated_at: now };
};

export async function insertPerson(
  db: Executor,
  made: { userId: number; facts: PersonFacts; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('family_person')
    .values({ id: newId(made.now), user_id: made.userId, ...valuesOf(made.facts, made.now) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False: unknown or of another account. */
export async function writePerson(
  db: Executor,
  { userId, personId, facts, now }: OwnedPerson & { facts: PersonFacts; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('family_person')
    .set(valuesOf(facts, now))
    .where('user_id', '=', userId)
    .where('id', '=', personId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False: unknown or of another account. */
export async function erasePerson(
  db: Executor,
  { userId, personId }: OwnedPerson,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('family_person')
    .where('user_id', '=', userId)
    .where('id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
