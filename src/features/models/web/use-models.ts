import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { failureText } from '#platform/web/call-error.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { notify } from '#platform/web/notify.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { modelTexts } from '../texts.ts';
import { modelApi } from './model-api.ts';

export const modelsQuery = endpointQuery(modelApi, 'getModelsConfig');

export const useModels = () => useQuery({ ...modelsQuery, staleTime: 60_000 });

/**
 * Makes a model the preference: here at once, as a message sent meanwhile must go to the model that
 * the person sees chosen and to no other; what the server refuses is taken back here.
 */
export function useChooseModel() {
  const texts = useTexts(modelTexts);
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (model: string) => modelApi.updateModelPreference({ body: { model } }),
    onMutate: async (model) => {
      await cache.cancelQueries({ queryKey: modelsQuery.queryKey });
      const before = cache.getQueryData(modelsQuery.queryKey);
      if (before) {
        cache.setQueryData(modelsQuery.queryKey, { ...before, userModelPreference: model });
      }
      return before;
    },
    onSuccess: (saved) => cache.setQueryData(modelsQuery.queryKey, saved),
    onError: (error, _model, before) => {
      cache.setQueryData(modelsQuery.queryKey, before);
      notify({ type: 'error', message: failureText(error, texts.choiceFailed) });
    },
  });
}
