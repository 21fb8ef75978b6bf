import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../class-names.ts';

type IconButtonProps = {
  /** The action in words: its accessible name, and its tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'ink' | 'danger';
} & Omit<ComponentProps<'button'>, 'type' | 'aria-label' | 'children'>;

/** A 44 px square with an icon of 20 px. */
export function IconButton({ label, icon, tone = 'ink', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors duration-150',
        'not-disabled:active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
        'aria-pressed:bg-pine-soft aria-pressed:text-pine',
        tone === 'danger'
          ? 'text-muted hover:bg-cinnabar-soft hover:text-cinnabar'
          : 'text-muted hover:bg-sunken hover:text-ink',
        className,
      )}
    >
      {icon}
    </button>
  );
}
