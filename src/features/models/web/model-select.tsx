import { useState } from 'react';

import { lateDialog } from '#platform/web/ui/late-dialog.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import type { ModelsConfig } from '../contract.ts';
import { modelOptionTexts, modelTexts } from '../texts.ts';
import { useChooseModel, useModelsOrDefaults } from './use-models.ts';

const ModelConsentDialog = lateDialog(() => import('./model-consent-dialog.tsx'));

type AiModel = ModelsConfig['aiModels'][number];

/** Selects the model; the choice becomes the preference (MSG-32). */
export function ModelSelect({ disabled }: { disabled?: boolean }) {
  const texts = useTexts(modelTexts);
  const { withReason } = useTexts(modelOptionTexts);
  const config = useModelsOrDefaults();
  const choice = useChooseModel();
  const [asked, setAsked] = useState<string | null>(null);
  if (!config) return null;
  const needsConsent = (model: string): boolean =>
    config.aiModels.some((row) => row.value === model && row.reasonCode === 'consent_required');
  const labelOf = ({ value, label, available, reason, staysHere }: AiModel): string => {
    if (available) return staysHere ? withReason(label, texts.staysHere) : label;
    return withReason(
      label,
      needsConsent(value) ? texts.needsConsent : (reason ?? texts.notConfigured),
    );
  };
  const askedModel = config.aiModels.find(({ value }) => value === asked);
  return (
    <div className="w-56 max-w-full min-w-0">
      <Select
        label={texts.chooseModel}
        isLabelHidden
        className="text-sm"
        disabled={disabled || choice.isPending}
        value={config.userModelPreference}
        options={config.aiModels.map((row) => ({
          value: row.value,
          label: labelOf(row),
          disabled: !row.available && !needsConsent(row.value),
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
