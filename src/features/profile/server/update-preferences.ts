import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import { eachOnce } from '../rules.ts';
import { saveChoices } from './preference-store.ts';
import { preferencesView } from './preferences-view.ts';
import type { ProfileServices } from './profile-services.ts';

/** All of it or nothing: a model that cannot answer leaves the rest unsaved too. */
export const updatePreferences: Handler<
  typeof profileEndpoints.updatePreferences,
  ProfileServices
> = async ({ body, now, user }, services) => {
  const { userId } = user;
  const { aiModel, ...named } = body;
  const herbs = named.commonHerbs && { commonHerbs: eachOnce(named.commonHerbs) };
  await transaction(services.db, async (tx) => {
    if (aiModel !== undefined) await services.modelPreference.save(tx, userId, aiModel, now);
    await saveChoices(tx, userId, { ...given(named), ...herbs }, now);
  });
  return preferencesView(services, userId);
};

/** Without the names that carry nothing. */
function given<T extends object>(named: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
