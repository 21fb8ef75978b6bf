import { useId } from 'react';
import type { ReactNode } from 'react';

import { classNames } from '../class-names.ts';
import { useKitTexts } from '../use-kit-texts.ts';

/** Connects a control to its label, hint and error: spread it on the control. */
export type ControlAttributes = {
  id: string;
  required: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** The label is hidden visually; for search boxes and the like. */
  isLabelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
};

/** The layout of a form field: the label, then the control, then the error or the hint. */
export function Field({
  label,
  isLabelHidden,
  hint,
  error,
  required,
  className,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId();
  const texts = useKitTexts();
  const note = error ?? hint;
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className ?? 'w-full')}>
      <label
        htmlFor={id}
        className={isLabelHidden ? 'sr-only' : 'text-[0.9375rem] font-medium text-ink'}
      >
        {label}
        {required && !isLabelHidden && (
          <span className="ml-1.5 text-sm font-normal text-muted">{texts.required}</span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': note ? `${id}-note` : undefined,
      })}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={classNames('text-sm empty:hidden', error ? 'text-cinnabar' : 'text-muted')}
      >
        {note}
      </p>
    </div>
  );
}
