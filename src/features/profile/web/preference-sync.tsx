import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { applySavedPreferences, unsavedLocal } from './local-preferences.ts';
import { savingKey, usePreferences, useSavePreferences } from './use-preferences.ts';

/** Applies the server's preferences to this device; renders nothing. */
export default function PreferenceSync() {
  const cache = useQueryClient();
  const { data } = usePreferences();
  const isSaving = useIsMutating({ mutationKey: savingKey }) > 0;
  const { mutate } = useSavePreferences();
  useEffect(() => {
    // A change being saved right now is not a leftover of an earlier page.
    if (isSaving || cache.isMutating({ mutationKey: savingKey }) > 0) return;
    const unsaved = unsavedLocal();
    if (Object.keys(unsaved).length > 0) mutate(unsaved);
  }, [cache, isSaving, mutate]);
  useEffect(() => {
    // While a change is being saved, data loaded before it is outdated.
    if (data && !isSaving) applySavedPreferences(data);
  }, [data, isSaving]);
  return null;
}
