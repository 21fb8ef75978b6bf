import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

type SelectOption<T extends string> = {
  value: T;
  label: string;
  disabled?: boolean;
};

type SelectProps<T extends string> = {
  options: readonly SelectOption<T>[];
  value: T;
  onValueChange: (value: T) => void;
} & Omit<FieldProps, 'className'> &
  Omit<ComponentProps<'select'>, 'children' | 'required' | 'value' | 'multiple'>;

/** A native select: phones open their own picker, and it needs no script. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, isLabelHidden, hint, error, required, options, onValueChange, ...rest } = props;
  const { className, ...attributesOfOwner } = rest;
  return (
    <Field {...{ label, isLabelHidden, hint, error, required }}>
      {(attributes) => (
        <div className="relative">
          <select
            {...attributesOfOwner}
            {...attributes}
            className={controlClass(
              `cursor-pointer appearance-none truncate pr-10 ${className ?? ''}`,
            )}
            onChange={(event) => {
              const chosen = options[event.target.selectedIndex];
              if (chosen) onValueChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4.5 -translate-y-1/2 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
