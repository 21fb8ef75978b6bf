import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { CallError, failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import type { ModelsConfig } from '../contract.ts';
import { modelTexts } from '../texts.ts';
import { defaultModels } from './default-models.ts';
import { modelApi } from './model-api.ts';

export const modelsQuery = endpointQuery(modelApi, 'getModelsConfig');

export const useModels = () => useQuery({ ...modelsQuery, staleTime: 60_000 });

/** The same, or the default models if the server's list cannot be loaded. */
export function useModelsOrDefaults(): ModelsConfig | undefined {
  const texts = useTexts(modelTexts);
  const { data, errorUpdateCount } = useModels();
  return data ?? (errorUpdateCount > 0 ? defaultModels(texts) : undefined);
}

/**
 * Makes a model the preference. The change is local at once, because a message sent meanwhile must go to the
 * model that is shown; if the server refuses it, it is reverted.
 */
export function useChooseModel() {
  const texts = useTexts(modelTexts);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (model: string) => modelApi.updateModelPreference({ body: { model } }),
    onMutate: async (model) => {
      await cache.cancelQueries({ queryKey: modelsQuery.queryKey });
      const before = cache.getQueryData(modelsQuery.queryKey);
      const seen = before ?? defaultModels(texts);
      cache.setQueryData(modelsQuery.queryKey, { ...seen, userModelPreference: model });
      return before;
    },
    onSuccess: (saved) => showSaved(cache, modelsQuery, saved),
    onError: (error, _model, before) => {
      // For servers that store no preference, the model is sent with each message.
      if (error instanceof CallError && error.status === 404) return;
      if (before) cache.setQueryData(modelsQuery.queryKey, before);
      else void cache.resetQueries({ queryKey: modelsQuery.queryKey });
      notify({ type: 'error', message: failureText(error, texts.choiceFailed) });
    },
  });
}
