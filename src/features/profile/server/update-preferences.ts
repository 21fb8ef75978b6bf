import { transaction } from '#platform/server/database.ts';
import type { Handler } from '#platform/server/handler.ts';
import type { profileEndpoints } from '../contract.ts';
import { uniqueNames } from '../rules.ts';
import { saveChoices } from './preference-store.ts';
import { preferencesView } from './preferences-view.ts';
import type { ProfileServices } from './profile-services.ts';

/** All or nothing: with an unavailable model the other preferences are not saved either. */
export const updatePreferences: Handler<
  typeof profileEndpoints.updatePreferences,
  ProfileServices
> = async ({ body, now, user }, services) => {
  const { userId } = user;
  const { aiModel, ...named } = body;
  const herbs = named.commonHerbs && { commonHerbs: uniqueNames(named.commonHerbs) };
  await transaction(services.db, async (tx) => {
    if (aiModel !== undefined) await services.modelPreference.save(tx, userId, aiModel, now);
    await saveChoices(tx, userId, { ...given(named), ...herbs }, now);
  });
  return preferencesView(services, userId);
};

/** Removes undefined values. */
function given<T extends object>(named: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(named).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
