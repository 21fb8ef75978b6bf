import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';

type CheckboxProps = {
  label: ReactNode;
  onCheckedChange?: (isChecked: boolean) => void;
} & Omit<ComponentProps<'input'>, 'type' | 'children'>;

/** A native checkbox; the whole row is clickable. */
export function Checkbox({ label, onCheckedChange, onChange, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames('flex min-h-11 cursor-pointer items-center gap-2.5', className)}>
      <span className="relative inline-flex size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          className="peer size-5 cursor-pointer appearance-none rounded-mark border border-edge bg-surface transition-colors checked:border-pine checked:bg-pine hover:border-pine disabled:cursor-not-allowed disabled:opacity-55"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="pointer-events-none absolute inset-0 hidden text-pine-ink peer-checked:block"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m5 10.5 3.5 3.5L15.5 6.5" />
        </svg>
      </span>
      <span>{label}</span>
    </label>
  );
}
