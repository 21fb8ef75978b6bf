import type { ReactNode } from 'react';

import { TextField } from '#platform/web/ui/text-field.tsx';

type NameField = {
  label: ReactNode;
  name: string;
  value: string;
  error: string | undefined;
  onValueChange: (value: string) => void;
};

/** Family name and given name, side by side where their labels fit. */
export function NameFields({ lastName, firstName }: { lastName: NameField; firstName: NameField }) {
  return (
    <div className="grid gap-4 min-[360px]:grid-cols-2">
      <TextField {...lastName} autoComplete="family-name" />
      <TextField {...firstName} autoComplete="given-name" />
    </div>
  );
}
