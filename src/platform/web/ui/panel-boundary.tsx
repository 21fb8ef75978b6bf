import type { ReactNode } from 'react';

import { useKitTexts } from '../use-kit-texts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './error-state.tsx';

/** Wraps one panel: if it cannot be rendered, the rest of the page stays. */
export function PanelBoundary({ children, resetKey }: { children: ReactNode; resetKey?: unknown }) {
  const texts = useKitTexts();
  return (
    <ErrorBoundary
      resetKey={resetKey}
      renderFallback={(retry) => <ErrorState title={texts.panelFailed} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
