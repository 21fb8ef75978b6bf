import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';

import type { Preferences } from '../contract.ts';
import { preferenceNames } from '../rules.ts';
import { readLocal, writeLocal } from './local-preferences.ts';
import { profileApi } from './profile-api.ts';
import { unsavedChoices } from './unsaved-choices.ts';

export const preferencesQuery = endpointQuery(profileApi, 'getPreferences');

const retryMs = 1000;

export const savingKey = ['updatePreferences'] as const;

/** What the server keeps; read again whenever the page is looked at again. */
export const usePreferences = () => useQuery(preferencesQuery);

export type PreferenceChange = Partial<Omit<Preferences, 'chosen' | 'privacyAgreementAccepted'>>;

/**
 * Changes preferences: here at once, on the server right after, one change behind the other. What the
 * server refuses is taken back here.
 */
export function useSavePreferences(onSaved?: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationKey: savingKey,
    scope: { id: 'preferences' },
    mutationFn: (change: PreferenceChange) => profileApi.updatePreferences({ body: change }),
    // A page that is loaded again right after a choice cuts the call off: that is no refusal, and
    // must not take the choice back before the new page reads it.
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
    onSuccess: (saved) => {
      cache.setQueryData(preferencesQuery.queryKey, saved);
      onSaved?.();
    },
    // The last of those on their way.
    onSettled: () => {
      if (cache.isMutating({ mutationKey: savingKey }) === 1) unsavedChoices.clear();
    },
  });
}
