import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ConsentToKeep } from './consent-to-keep.tsx';
import { ListFields, WhoFields } from './health-fields.tsx';
import { birthYearMin } from '#features/account/age-rules.ts';
import { failureText } from '#platform/web/call-error.ts';
import { notify } from '#platform/web/notify.ts';
import { showSaved } from '#platform/web/show-saved.ts';
import { BirthMonthField } from '#platform/web/ui/birth-month-field.tsx';
import { Banner } from '#platform/web/ui/banner.tsx';
import { FormDialog } from '#platform/web/ui/form-dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { TextField } from '#platform/web/ui/text-field.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { Family, FamilyPerson } from '../family-schemas.ts';
import { familyConsentTexts } from '../family-consent.ts';
import { personNameCharsMax } from '../family-rules.ts';
import { familyApi, familyQuery } from './family-api.ts';
import {
  consentNeeded,
  fromPersonValues,
  isOfChild,
  personFormErrors,
  toPersonValues,
  type PersonErrors,
  type PersonValues,
} from './person-form-values.ts';
import { familyWebTexts } from './family-web-texts.ts';
import { UsualNames } from './usual-names.tsx';

type PersonDialogProps = {
  family: Family;
  /** Null: a new one. */
  person: FamilyPerson | null;
  onSaved?: ((person: FamilyPerson) => void) | undefined;
  onClose: () => void;
};

const formId = 'person-of-family';

/** The form for a family member; nothing is sent without the consent for this person. */
export default function PersonDialog({ family, person, onSaved, onClose }: PersonDialogProps) {
  const { language } = useLanguage();
  const texts = familyWebTexts[language];
  const form = usePersonForm({ family, person, onSaved, onClose });
  const { written, change, errors, saving, consent, hasConsented, isConsentMissing } = form;
  return (
    <FormDialog
      isPersistent
      size="wide"
      title={person ? texts.changeOf(person.name) : texts.addTitle}
      formId={formId}
      submitLabel={texts.save}
      isPending={saving.isPending}
      onClose={onClose}
    >
      <Form id={formId} onSubmit={form.submit} errors={errors} className="flex flex-col gap-5">
        {saving.error && (
          <Banner type="error">{failureText(saving.error, texts.saveFailed)}</Banner>
        )}
        <NameField {...{ written, errors, change }} family={family} isNew={person === null} />
        <WhoFields written={written} onChange={change} isChild={isOfChild(written, form.now)}>
          <BirthMonthField
            yearMin={birthYearMin}
            hint={texts.birthMonthHint}
            error={errors.birthMonth?.[language]}
            value={written.birthMonth}
            onValueChange={(birthMonth) => change({ birthMonth })}
          />
        </WhoFields>
        <TextArea
          label={texts.conditions}
          hint={texts.conditionsHint}
          error={errors.conditions?.[language]}
          value={written.conditions}
          onValueChange={(conditions) => change({ conditions })}
        />
        <ListFields written={written} errors={errors} onChange={change} />
        {consent && (
          <ConsentToKeep
            text={familyConsentTexts[language][consent]}
            label={consent === 'family-child' ? texts.consentOfGuardian : texts.consent}
            isGiven={hasConsented}
            isMissing={isConsentMissing}
            onChange={form.consentTo}
          />
        )}
      </Form>
    </FormDialog>
  );
}

function usePersonForm({ family, person, onSaved, onClose }: PersonDialogProps) {
  const { language } = useLanguage();
  const texts = familyWebTexts[language];
  const cache = useQueryClient();
  const [now] = useState(() => new Date());
  const [written, setWritten] = useState(() => toPersonValues(person));
  const [errors, setErrors] = useState<PersonErrors>({});
  const [agreed, setAgreed] = useState<ReturnType<typeof consentNeeded>>(null);
  const [isConsentMissing, setConsentMissing] = useState(false);
  const consent = consentNeeded(written, person, now);
  // A consent applies to the text that was read: a new text requires a new one.
  const hasConsented = consent !== null && agreed === consent;
  const others = family.persons.filter(({ id }) => id !== person?.id);
  const saving = useMutation({
    mutationFn: () => {
      const given = hasConsented ? { consentVersion: family.consentVersion } : {};
      const body = { ...fromPersonValues(written, now), ...given };
      return person
        ? familyApi.updatePerson({ params: { id: person.id }, body })
        : familyApi.createPerson({ body });
    },
    onSuccess: async (saved) => {
      await showSaved(cache, familyQuery, saved);
      notify({ type: 'success', message: texts.saved });
      const name = written.name.trim();
      const kept = saved.persons.find((each) => each.name === name);
      if (kept) onSaved?.(kept);
      onClose();
    },
  });
  const change = (part: Partial<PersonValues>): void => {
    setWritten({ ...written, ...part });
    setErrors({});
  };
  const submit = (): void => {
    const found = personFormErrors(written, others, now);
    const isMissing = consent !== null && !hasConsented;
    setErrors(found);
    setConsentMissing(isMissing);
    if (Object.keys(found).length === 0 && !isMissing) saving.mutate();
  };
  const consentTo = (isGiven: boolean): void => {
    setAgreed(isGiven ? consent : null);
    setConsentMissing(false);
  };
  const state = { written, errors, consent, hasConsented, isConsentMissing, saving, now };
  return { ...state, change, submit, consentTo };
}

type NameFieldProps = {
  written: PersonValues;
  errors: PersonErrors;
  family: Family;
  isNew: boolean;
  change: (part: Partial<PersonValues>) => void;
};

function NameField({ written, errors, family, isNew, change }: NameFieldProps) {
  const { language } = useLanguage();
  const texts = familyWebTexts[language];
  return (
    <div>
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={personNameCharsMax}
        error={errors.name?.[language]}
        value={written.name}
        onValueChange={(name) => change({ name })}
      />
      {isNew && (
        <UsualNames
          taken={family.persons.map(({ name }) => name)}
          chosen={written.name}
          onChoose={(name) => change({ name })}
        />
      )}
    </div>
  );
}
