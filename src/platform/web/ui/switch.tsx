import { useId } from 'react';
import type { ReactNode } from 'react';

type SwitchProps = {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
};

/** A setting that takes effect at once: label left, switch right; the whole row is clickable. */
export function Switch({ label, hint, isOn, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex min-h-11 cursor-pointer items-center gap-4 py-1.5">
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-6.5 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors before:absolute before:top-[3px] before:left-[3px] before:size-5 before:rounded-full before:bg-surface before:transition-transform before:duration-200 before:ease-paper checked:bg-pine checked:before:translate-x-4.5 disabled:cursor-not-allowed disabled:opacity-55"
      />
    </label>
  );
}
