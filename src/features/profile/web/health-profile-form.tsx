import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { Banner } from '#platform/web/ui/banner.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Checkbox } from '#platform/web/ui/checkbox.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { KeptHealth } from '../contract.ts';
import { healthConsentTexts } from '../health-consent.ts';
import {
  healthFormErrors,
  fromFormValues,
  toFormValues,
  type HealthFormValues,
} from './health-form-values.ts';
import { profileApi } from './profile-api.ts';
import { profileWebTexts } from './texts.ts';

type HealthProfileFormProps = {
  saved: KeptHealth;
  onSaved: (kept: KeptHealth) => void;
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
      onSaved(kept);
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
      <WhoFields written={written} errors={errors} onChange={change} />
      <ListFields written={written} errors={errors} onChange={change} />
      {!saved.hasConsent && (
        <div>
          <p className="rounded-control bg-sunken px-4 py-3 text-[0.9375rem]">
            {healthConsentTexts[language].text}
          </p>
          <Checkbox
            label={texts.consent}
            checked={hasConsented}
            aria-invalid={isConsentMissing || undefined}
            onCheckedChange={(isChecked) => {
              setConsented(isChecked);
              setConsentMissing(false);
            }}
          />
          <p aria-live="polite" className="text-sm text-cinnabar empty:hidden">
            {isConsentMissing && texts.consentFirst}
          </p>
        </div>
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

type FieldsProps = {
  written: HealthFormValues;
  errors: ReturnType<typeof healthFormErrors>;
  onChange: (part: Partial<HealthFormValues>) => void;
};

function WhoFields({ written, errors, onChange }: FieldsProps) {
  const { language } = useLanguage();
  const texts = profileWebTexts[language];
  const unsaid = { value: '' as const, label: texts.unsaid };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        label={texts.sex}
        value={written.sex}
        onValueChange={(sex) => onChange({ sex })}
        options={[
          unsaid,
          { value: 'female', label: texts.female },
          { value: 'male', label: texts.male },
        ]}
      />
      <TextField
        label={texts.birthYear}
        inputMode="numeric"
        autoComplete="bday-year"
        maxLength={4}
        error={errors.birthYear?.[language]}
        value={written.birthYear}
        onValueChange={(birthYear) => onChange({ birthYear })}
      />
      {written.sex !== 'male' && (
        <>
          <Select
            label={texts.pregnancy}
            hint={texts.pregnancyAges}
            value={written.pregnancy}
            onValueChange={(pregnancy) => onChange({ pregnancy })}
            options={[
              unsaid,
              { value: 'no', label: texts.notPregnant },
              { value: 'yes', label: texts.pregnant },
              { value: 'possible', label: texts.maybePregnant },
            ]}
          />
          <Select
            label={texts.lactation}
            value={written.lactating}
            onValueChange={(lactating) => onChange({ lactating })}
            options={[
              unsaid,
              { value: 'no', label: texts.notLactating },
              { value: 'yes', label: texts.lactating },
            ]}
          />
        </>
      )}
    </div>
  );
}

function ListFields({ written, errors, onChange }: FieldsProps) {
  const { language } = useLanguage();
  const texts = profileWebTexts[language];
  return (
    <>
      <TextArea
        label={texts.medicines}
        hint={texts.listHint}
        error={errors.medicines?.[language]}
        value={written.medicines}
        onValueChange={(medicines) => onChange({ medicines })}
      />
      <TextArea
        label={texts.allergies}
        hint={texts.allergiesHint}
        error={errors.allergies?.[language]}
        value={written.allergies}
        onValueChange={(allergies) => onChange({ allergies })}
      />
    </>
  );
}
