import { classNames } from '../class-names.ts';

/** The classes of a text control; at least 16 px, or iOS zooms in. */
export function controlClass(extra?: string): string {
  return classNames(
    'w-full min-h-11 rounded-control border border-edge bg-surface px-3.5 text-base text-ink',
    'transition-colors duration-150 hover:border-muted focus-visible:border-pine',
    'focus-visible:outline-1 focus-visible:outline-offset-0',
    'aria-invalid:border-cinnabar aria-invalid:focus-visible:outline-cinnabar',
    'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted [&[readonly]]:bg-sunken',
    extra,
  );
}
