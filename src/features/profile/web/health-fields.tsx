import type { ReactNode } from 'react';

import type { Bilingual } from '#platform/contract/define-texts.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { TextArea } from '#platform/web/ui/text-area.tsx';
import { useLanguage } from '#platform/web/use-language.ts';

import type { FactValues } from './health-form-values.ts';
import { profileWebTexts } from './texts.ts';

type FieldsProps = {
  written: FactValues;
  onChange: (part: Partial<FactValues>) => void;
};
type WhoFieldsProps = FieldsProps & {
  /** The field of the age, which the account's holder and the family give differently. */
  children: ReactNode;
  /** Too young for a question about pregnancy. */
  isChild?: boolean;
};

/** Sex, age, and where they can be, pregnancy and lactation. */
export function WhoFields(props: WhoFieldsProps) {
  const { written, onChange, children, isChild = false } = props;
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
      {children}
      {written.sex !== 'male' && !isChild && (
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

type ListFieldsProps = FieldsProps & {
  errors: Partial<Record<'medicines' | 'allergies', Bilingual>>;
};

/** Medicines and allergies, each a line of names. */
export function ListFields({ written, errors, onChange }: ListFieldsProps) {
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
