import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { modelTexts } from '../texts.ts';
import { modelApi } from './model-api.ts';
import { modelsQuery, useModels } from './use-models.ts';

const ModelConsentDialog = lateDialog(() => import('./model-consent-dialog.tsx'));

/** Which model answers; choosing one makes it the preference (wire "models/config"). */
export function ModelSelect({ disabled }: { disabled?: boolean }) {
  const texts = useTexts(modelTexts);
  const cache = useQueryClient();
  const config = useModels().data;
  const [asked, setAsked] = useState<string | null>(null);
  const choice = useMutation({
    mutationFn: (model: string) => modelApi.updateModelPreference({ body: { model } }),
    onSuccess: (saved) => cache.setQueryData(modelsQuery.queryKey, saved),
    onError: (error) => {
      const message = failureText(error, texts.choiceFailed);
      notify({ type: 'error', message });
    },
  });
  if (!config) return null;
  const needsConsent = (model: string): boolean =>
    config.aiModels.some((row) => row.value === model && row.reasonCode === 'consent_required');
  const askedModel = config.aiModels.find(({ value }) => value === asked);
  return (
    <div className="w-56 max-w-full min-w-0">
      <Select
        label={texts.chooseModel}
        isLabelHidden
        className="text-sm"
        disabled={disabled || choice.isPending}
        value={choice.isPending ? choice.variables : config.userModelPreference}
        options={config.aiModels.map(({ value, label, available, reason }) => ({
          value,
          label: available
            ? label
            : `${label}（${needsConsent(value) ? texts.needsConsent : (reason ?? texts.notConfigured)}）`,
          disabled: !available && !needsConsent(value),
        }))}
        onValueChange={(model) => (needsConsent(model) ? setAsked(model) : choice.mutate(model))}
      />
      {askedModel && (
        <ModelConsentDialog
          model={askedModel}
          onClose={() => setAsked(null)}
          onConsented={() => {
            setAsked(null);
            choice.mutate(askedModel.value);
          }}
        />
      )}
    </div>
  );
}
