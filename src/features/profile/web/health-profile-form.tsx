import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { KeptHealth } from '../contract.ts';
import { healthConsentTexts } from '../health-consent.ts';
import { ConsentToKeep } from './consent-to-keep.tsx';
import {
  healthFormErrors,
  fromFormValues,
  toFormValues,
  type HealthFormValues,
} from './health-form-values.ts';
import { ListFields, WhoFields } from './health-fields.tsx';
import { profileApi } from './profile-api.ts';
import { profileWebTexts } from './texts.ts';

type HealthProfileFormProps = {
  saved: KeptHealth;
  onSaved: (kept: KeptHealth) => Promise<void>;
  onCancel: () => void;
};

/** Every field is optional; nothing is sent without the consent. */
export default function HealthProfileForm({ saved, onSaved, onCancel }: HealthProfileFormProps) {
  const { language } = useLanguage();
  const texts = profileWebTexts[language];
  const [written, setWritten] = useState(() => toFormValues(saved.profile));
  const [hasConsented, setConsented] = useState(false);
  const [errors, setErrors] = useState<ReturnType<typeof healthFormErrors>>({});
  const [isConsentMissing, setConsentMissing] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      profileApi.saveHealthProfile({
        body: {
          ...fromFormValues(written),
          ...(hasConsented ? { consentVersion: saved.consentVersion } : {}),
        },
      }),
    onSuccess: (kept) => {
      notify({ type: 'success', message: texts.saved });
      return onSaved(kept);
    },
  });
  const change = (part: Partial<HealthFormValues>): void => {
    setWritten({ ...written, ...part });
    setErrors({});
  };
  const submit = (): void => {
    const found = healthFormErrors(written, new Date().getFullYear());
    const isMissing = !saved.hasConsent && !hasConsented;
    setErrors(found);
    setConsentMissing(isMissing);
    if (Object.keys(found).length === 0 && !isMissing) saving.mutate();
  };
  return (
    <Form onSubmit={submit} errors={errors} className="flex flex-col gap-5">
      {saving.error && <Banner type="error">{failureText(saving.error, texts.saveFailed)}</Banner>}
      <WhoFields written={written} onChange={change}>
        <TextField
          label={texts.birthYear}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          error={errors.birthYear?.[language]}
          value={written.birthYear}
          onValueChange={(birthYear) => change({ birthYear })}
        />
      </WhoFields>
      <ListFields written={written} errors={errors} onChange={change} />
      {!saved.hasConsent && (
        <ConsentToKeep
          text={healthConsentTexts[language].text}
          label={texts.consent}
          isGiven={hasConsented}
          isMissing={isConsentMissing}
          onChange={(isGiven) => {
            setConsented(isGiven);
            setConsentMissing(false);
          }}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={saving.isPending}>
          {texts.save}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
