import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { keyOf } from '#platform/web/query-key.ts';
import { showSaved } from '#platform/web/show-saved.ts';

import type { Preferences } from '../contract.ts';
import { preferenceNames } from '../rules.ts';
import { readLocal, writeLocal } from './local-preferences.ts';
import { profileApi } from './profile-api.ts';
import { unsavedChoices } from './unsaved-choices.ts';

export const preferencesQuery = endpointQuery(profileApi, 'getPreferences');

const retryMs = 1000;

export const savingKey = keyOf(profileApi, 'updatePreferences');

/** The server's preferences; refetched whenever the page regains focus. */
export const usePreferences = () => useQuery(preferencesQuery);

export type PreferenceChange = Partial<Omit<Preferences, 'chosen' | 'privacyAgreementAccepted'>>;

/**
 * Changes preferences locally at once, then on the server, one change after another. Changes that the
 * server refuses are reverted.
 */
export function useSavePreferences(onSaved?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    scope: { id: 'preferences' },
    mutationFn: (change: PreferenceChange) => profileApi.updatePreferences({ body: change }),
    // Reloading right after a change aborts the call. That is not a refusal and must not revert the
    // change before the new page reads it.
    retry: (failures, error) => failures === 0 && error instanceof CallError && error.status === 0,
    retryDelay: retryMs,
    onMutate: async (change) => {
      const local = readLocal();
      writeLocal(change);
      unsavedChoices.add(Object.keys(change));
      await cache.cancelQueries({ queryKey: preferencesQuery.queryKey });
      const before = cache.getQueryData(preferencesQuery.queryKey);
      if (before) {
        const chosen = preferenceNames.filter(
          (name) => name in change || before.chosen.includes(name),
        );
        cache.setQueryData(preferencesQuery.queryKey, { ...before, ...change, chosen });
      }
      return { before, local };
    },
    onError: (_error, _change, context) => {
      if (!context) return;
      cache.setQueryData(preferencesQuery.queryKey, context.before);
      writeLocal(context.local);
    },
    onSuccess: async (saved) => {
      await showSaved(cache, preferencesQuery, saved);
      onSaved?.();
    },
    // Only the last pending change.
    onSettled: () => {
      if (cache.isMutating({ mutationKey: savingKey }) === 1) unsavedChoices.clear();
    },
  });
}
