import type { ReactNode } from 'react';

type EmptyStateProps = {
  icon?: ReactNode;
  /** A sentence about what is missing. */
  title: ReactNode;
  /** `h1` when the page shows nothing else. */
  titleAs?: 'p' | 'h1';
  hint?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
};

/** An empty list: a sentence and the one next action. */
export function EmptyState({ icon, title, titleAs: Title = 'p', hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-14 text-center">
      {icon && (
        <span className="mb-3 flex size-16 items-center justify-center rounded-full border border-line bg-surface text-muted [&_svg]:size-7 [&_svg]:stroke-[1.5]">
          {icon}
        </span>
      )}
      <Title className="font-serif text-lg text-ink">{title}</Title>
      {hint && <p className="max-w-[30em] text-muted">{hint}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
