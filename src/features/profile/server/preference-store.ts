import type { Executor } from '#platform/server/database.ts';
import type { Preferences } from '../contract.ts';
import { preferenceDefaults, type PreferenceName } from '../rules.ts';

export type Choices = Pick<Preferences, PreferenceName>;

/** The chosen preferences; a missing one was never chosen. */
export async function readChoices(db: Executor, userId: number): Promise<Partial<Choices>> {
  const row = await db
    .selectFrom('preference')
    .select([
      'theme',
      'language',
      'common_herbs as commonHerbs',
      'notifications',
      'auto_save as autoSave',
      'privacy_mode as privacyMode',
      'large_type as largeType',
      'reasoning_expanded as reasoningExpanded',
    ])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const chosen = Object.entries(row ?? {}).filter(([, value]) => value !== null);
  return Object.fromEntries(chosen) as Partial<Choices>;
}

const columns = {
  theme: 'theme',
  language: 'language',
  commonHerbs: 'common_herbs',
  notifications: 'notifications',
  autoSave: 'auto_save',
  privacyMode: 'privacy_mode',
  largeType: 'large_type',
  reasoningExpanded: 'reasoning_expanded',
} as const satisfies Record<PreferenceName, string>;

/** Saves the given preferences in one statement, so that two devices do not overwrite each other's. */
export async function saveChoices(
  db: Executor,
  userId: number,
  choices: Partial<Choices>,
  now: Date,
): Promise<void> {
  const named = Object.entries(choices).filter(([name]) => name in preferenceDefaults);
  if (named.length === 0) return;
  const values = Object.fromEntries(
    named.map(([name, value]) => [columns[name as PreferenceName], value]),
  );
  await db
    .insertInto('preference')
    .values({ user_id: userId, updated_at: now, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ updated_at: now, ...values }),
    )
    .execute();
}

/** The common herbs are health data and are erased with that consent. */
export async function eraseCommonHerbs(db: Executor, userId: number): Promise<void> {
  await db
    .updateTable('preference')
    .set({ common_herbs: null })
    .where('user_id', '=', userId)
    .execute();
}
