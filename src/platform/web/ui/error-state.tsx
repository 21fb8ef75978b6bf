import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { useKitTexts } from '../use-kit-texts.ts';
import { Button } from './button.tsx';

type ErrorStateProps = {
  /** What failed, for the user. */
  title: ReactNode;
  /** `h1` when the page shows nothing else. */
  titleAs?: 'p' | 'h1';
  hint?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Further actions, beside the retry button. */
  children?: ReactNode;
};

/** A list or panel that could not be loaded: what failed, and a retry button. */
export function ErrorState({
  title,
  titleAs: Title = 'p',
  hint,
  onRetry,
  isRetrying = false,
  children,
}: ErrorStateProps) {
  const texts = useKitTexts();
  return (
    <div role="alert" className="flex flex-col items-center gap-3 px-4 py-10 text-center">
      <Title className="font-sans text-lg font-normal text-ink">{title}</Title>
      {hint && <p className="max-w-[30em] text-muted">{hint}</p>}
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        {onRetry && (
          <Button
            variant="quiet"
            icon={<RotateCw className="size-4" />}
            pending={isRetrying}
            onClick={onRetry}
          >
            {texts.retry}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
