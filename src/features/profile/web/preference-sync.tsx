import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { takeSaved, unsavedLocal } from './local-preferences.ts';
import { savingKey, usePreferences, useSavePreferences } from './use-preferences.ts';

/** Keeps this device like the others: what the server keeps is put into force here; draws nothing. */
export default function PreferenceSync() {
  const cache = useQueryClient();
  const { data } = usePreferences();
  const isSaving = useIsMutating({ mutationKey: savingKey }) > 0;
  const { mutate } = useSavePreferences();
  useEffect(() => {
    // A choice that is on its way right now is not left over from an earlier page.
    if (isSaving || cache.isMutating({ mutationKey: savingKey }) > 0) return;
    const unsaved = unsavedLocal();
    if (Object.keys(unsaved).length > 0) mutate(unsaved);
  }, [cache, isSaving, mutate]);
  useEffect(() => {
    // While a change is on its way, what was read before it is old.
    if (data && !isSaving) takeSaved(data);
  }, [data, isSaving]);
  return null;
}
