import type { ComponentProps } from 'react';

import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { SelectBox } from './select-box.tsx';

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

/** A native select with its label, hint and error. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, isLabelHidden, hint, error, required, options, onValueChange, ...rest } = props;
  return (
    <Field {...{ label, isLabelHidden, hint, error, required }}>
      {(attributes) => (
        <SelectBox
          {...rest}
          {...attributes}
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
        </SelectBox>
      )}
    </Field>
  );
}
