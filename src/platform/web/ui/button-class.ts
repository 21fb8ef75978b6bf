import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'medium' | 'small';

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-medium text-center wrap-break-word select-none ' +
  'transition-colors duration-150 not-aria-disabled:active:translate-y-px disabled:active:translate-y-0 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress';

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-1.5',
  small: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-pine text-pine-ink not-disabled:hover:bg-pine-deep',
  quiet: 'border border-edge bg-surface text-ink not-disabled:hover:bg-sunken',
  ghost: 'text-ink not-disabled:hover:bg-sunken',
  danger: 'bg-cinnabar text-cinnabar-ink not-disabled:hover:bg-cinnabar-deep',
  link: 'rounded-mark text-pine underline decoration-pine/40 underline-offset-4 not-disabled:hover:decoration-pine',
};

const linkSizes: Record<ButtonSize, string> = {
  medium: '-mx-1 min-h-11 px-1',
  small: '-mx-1 min-h-9 px-1 text-sm pointer-coarse:min-h-11',
};

/** The classes of a button, for links that should look like one. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  extra?: string,
): string {
  return classNames(
    base,
    variant === 'link' ? linkSizes[size] : sizes[size],
    variants[variant],
    extra,
  );
}
