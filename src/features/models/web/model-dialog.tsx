import { useId, useState } from 'react';

import { Badge } from '#platform/web/ui/badge.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { modelTexts } from '../texts.ts';
import ModelConsentDialog from './model-consent-dialog.tsx';
import { modelDialogTexts } from './model-dialog-texts.ts';
import { isUsable, type AiModel } from './use-model-choice.ts';
import { useChooseModel, useModelsOrDefaults } from './use-models.ts';

/** Who may answer: each with who receives the words and whether that was consented to (MSG-32). */
export default function ModelDialog({ onClose }: { onClose: () => void }) {
  const { chooseModel, notConfigured } = useTexts(modelTexts);
  const texts = useTexts(modelDialogTexts);
  const name = useId();
  const config = useModelsOrDefaults();
  const choice = useChooseModel();
  const [asked, setAsked] = useState<AiModel | null>(null);
  if (!config) return null;
  const choose = (model: AiModel): void => {
    if (!model.available) setAsked(model);
    else choice.mutate(model.value);
  };
  if (asked) {
    const done = (): void => {
      choice.mutate(asked.value);
      onClose();
    };
    return <ModelConsentDialog model={asked} onClose={onClose} onConsented={done} />;
  }
  const usable = config.aiModels.filter(isUsable);
  const others = config.aiModels.filter((model) => !isUsable(model));
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={chooseModel}>
      <p className="mb-3 text-[0.9375rem] text-muted">{texts.lead}</p>
      <fieldset aria-label={chooseModel}>
        {usable.map((model) => (
          <label
            key={model.value}
            className="flex min-h-14 cursor-pointer items-start gap-3 py-2.5"
          >
            <input
              type="radio"
              name={name}
              checked={model.value === config.userModelPreference}
              className="mt-1 size-5 shrink-0 cursor-pointer accent-pine"
              onChange={() => choose(model)}
              // Arrow keys try the models out; a press has decided.
              onClick={({ detail }) => detail > 0 && model.available && onClose()}
            />
            <ModelLine model={model} />
          </label>
        ))}
      </fieldset>
      {others.length > 0 && (
        <details className="mt-3 text-[0.9375rem] text-muted">
          <summary className="flex min-h-11 items-center">{texts.unusable(others.length)}</summary>
          <ul className="space-y-2 pb-2">
            {others.map(({ value, label, reason }) => (
              <li key={value}>
                <span className="text-ink">{label}</span>
                <span className="block text-sm">{reason ?? notConfigured}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Dialog>
  );
}

function ModelLine({ model }: { model: AiModel }) {
  const texts = useTexts(modelDialogTexts);
  const { staysHere } = useTexts(modelTexts);
  const { receiver, available } = model;
  const whither = model.staysHere ? staysHere : texts.builtIn;
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{model.label}</span>
        {!available && <Badge tone="ochre">{texts.needsConsent}</Badge>}
        {available && receiver && <Badge tone="pine">{texts.consented}</Badge>}
      </span>
      <span className="block text-sm text-muted">
        {receiver && !model.staysHere ? texts.sentTo(receiver.name) : whither}
      </span>
    </span>
  );
}
