import { useQuery } from '@tanstack/react-query';

import { familyQuery } from '#features/profile/web/family-api.ts';
import { ofSelf } from '#features/sessions/rules.ts';
import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { personTexts } from './person-texts.ts';

type WhoseFilterProps = {
  whose: string | undefined;
  onChange: (whose: string | undefined) => void;
};

const everybody = '';

/** Narrows the list to one person; there is nothing to narrow without a family. */
export function WhoseFilter({ whose, onChange }: WhoseFilterProps) {
  const texts = useTexts(personTexts);
  const { data } = useQuery(familyQuery);
  if (!data || data.persons.length === 0) return null;
  const people = data.persons.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="w-36">
      <Select
        label={texts.filter}
        isLabelHidden
        value={whose ?? everybody}
        options={[
          { value: everybody, label: texts.all },
          { value: ofSelf, label: texts.self },
          ...people,
        ]}
        onValueChange={(value) => onChange(value === everybody ? undefined : value)}
      />
    </div>
  );
}
