import type { ComponentProps, ReactNode } from 'react';

import { controlClass } from './control-class.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type TextFieldProps = {
  type?: 'text' | 'email' | 'password' | 'search' | 'url' | 'tel' | 'date';
  onValueChange?: (value: string) => void;
  /** Rendered inside the box at its end, such as an icon button. */
  trailing?: ReactNode;
  /** Rendered inside the box at its start, such as a search icon. */
  leading?: ReactNode;
  fieldClassName?: string;
} & Omit<FieldProps, 'className'> &
  Omit<ComponentProps<'input'>, 'children' | 'required'>;

/**
 * A text field with its label, hint and error. Controlled (`value`) or uncontrolled
 * (`defaultValue`).
 */
export function TextField({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  type = 'text',
  onValueChange,
  onChange,
  leading,
  trailing,
  className,
  fieldClassName,
  ...rest
}: TextFieldProps) {
  const inset = `text-ellipsis ${leading ? 'pl-11 ' : ''}${trailing ? 'pr-12 ' : ''}${className ?? ''}`;
  return (
    <Field {...{ label, isLabelHidden, hint, error, required }} className={fieldClassName}>
      {(attributes) => (
        <div className="relative">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-muted [&_svg]:size-5">
              {leading}
            </span>
          )}
          <input
            {...rest}
            {...attributes}
            type={type}
            className={controlClass(inset)}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          />
          {trailing && (
            <span className="absolute inset-y-0 right-0 flex items-center">{trailing}</span>
          )}
        </div>
      )}
    </Field>
  );
}
