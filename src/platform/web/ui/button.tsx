import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { buttonClass } from './button-class.ts';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = {
  type?: 'button' | 'submit';
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /**
   * An action is in progress: the button keeps its focus and place, and ignores further presses.
   */
  pending?: boolean;
} & Omit<ComponentProps<'button'>, 'type'>;

export function Button({
  type = 'button',
  variant = 'primary',
  size = 'medium',
  icon,
  pending = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(variant, size, className)}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
