import { useMutation, useQueryClient } from '@tanstack/react-query';

import { CallError } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { modelTexts } from '../texts.ts';
import { modelApi } from './model-api.ts';
import { modelsQuery, useModels } from './use-models.ts';

/** Which model answers; choosing one makes it the preference (wire "models/config"). */
export function ModelSelect({ disabled }: { disabled?: boolean }) {
  const texts = useTexts(modelTexts);
  const cache = useQueryClient();
  const config = useModels().data;
  const choice = useMutation({
    mutationFn: (model: string) => modelApi.updateModelPreference({ body: { model } }),
    onSuccess: (saved) => cache.setQueryData(modelsQuery.queryKey, saved),
    onError: (error) => {
      const message = error instanceof CallError ? error.text : texts.choiceFailed;
      notify({ type: 'error', message });
    },
  });
  if (!config) return null;
  return (
    <div className="w-56 max-w-full">
      <Select
        label={texts.chooseModel}
        isLabelHidden
        className="text-sm"
        disabled={disabled || choice.isPending}
        value={choice.isPending ? choice.variables : config.userModelPreference}
        options={config.aiModels.map(({ value, label, available, reason }) => ({
          value,
          label: available ? label : `${label}（${reason ?? texts.notConfigured}）`,
          disabled: !available,
        }))}
        onValueChange={(model) => choice.mutate(model)}
      />
    </div>
  );
}
