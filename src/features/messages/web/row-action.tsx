import type { ReactNode } from 'react';

type RowActionProps = {
  icon: ReactNode;
  label: string;
  /** Undefined where it is no choice that stays. */
  isOn?: boolean;
  onPress: () => void;
};

/** A quiet action under a message: an icon and a word, large enough for a thumb. */
export function RowAction({ icon, label, isOn, onPress }: RowActionProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="inline-flex min-h-11 min-w-11 items-center gap-1.5 rounded-control px-2 text-sm text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-pressed:text-pine [&_svg]:size-4"
      onClick={onPress}
    >
      {icon}
      {label}
    </button>
  );
}
