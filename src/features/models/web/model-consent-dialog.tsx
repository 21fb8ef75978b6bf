import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { ModelsConfig } from '../contract.ts';
import { modelConsentTexts, modelConsentVersion } from '../model-consent.ts';
import { modelApi } from './model-api.ts';
import { modelConsentWebTexts } from './model-consent-texts.ts';

type ModelConsentDialogProps = {
  model: ModelsConfig['aiModels'][number];
  onConsented: () => void;
  onClose: () => void;
};

/** Shown when an external model is chosen: what is sent to whom, with an unchecked consent box. */
export default function ModelConsentDialog(props: ModelConsentDialogProps) {
  const { model, onConsented, onClose } = props;
  const { language } = useLanguage();
  const texts = modelConsentWebTexts[language];
  const [isAgreed, setAgreed] = useState(false);
  const receiver = model.receiver?.name ?? model.label;
  const giving = useMutation({
    mutationFn: () =>
      modelApi.giveModelConsent({ body: { model: model.value, version: modelConsentVersion } }),
    onSuccess: onConsented,
  });
  return (
    <Dialog
      isOpen
      isPersistent
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.title(model.label)}
      description={texts.lead}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {texts.decline}
          </Button>
          <Button disabled={!isAgreed} pending={giving.isPending} onClick={() => giving.mutate()}>
            {texts.agree}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        {giving.error && <Banner type="error">{failureText(giving.error, texts.failed)}</Banner>}
        <div>
          <p className="text-sm text-muted">{texts.receiver}</p>
          <p className="font-medium break-words">{receiver}</p>
        </div>
        <p className="rounded-control bg-sunken px-4 py-3 text-[0.9375rem] break-words">
          {modelConsentTexts[language].text(receiver)}
        </p>
        <Checkbox label={texts.read} checked={isAgreed} onCheckedChange={setAgreed} />
      </div>
    </Dialog>
  );
}
