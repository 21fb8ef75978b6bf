import { Select } from '#platform/web/ui/select.tsx';
import { useTexts } from '#platform/web/use-texts.ts';

import { personTexts } from './person-texts.ts';
import { usePersonOptions } from './use-person-options.ts';

type PersonFilterProps = {
  whose: string | undefined;
  onChange: (whose: string | undefined) => void;
};

const everybody = '';

/** Narrows the list to one person; there is nothing to narrow without a family. */
export function PersonFilter({ whose, onChange }: PersonFilterProps) {
  const texts = useTexts(personTexts);
  const people = usePersonOptions();
  if (people.length === 0) return null;
  return (
    <div className="w-36">
      <Select
        label={texts.filter}
        isLabelHidden
        value={whose ?? everybody}
        options={[{ value: everybody, label: texts.all }, ...people]}
        onValueChange={(value) => onChange(value === everybody ? undefined : value)}
      />
    </div>
  );
}
