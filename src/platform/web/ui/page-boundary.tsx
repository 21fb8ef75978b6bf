import type { ReactNode } from 'react';

import { ErrorBoundary } from './error-boundary.tsx';
import { PageFailure } from './page-failure.tsx';

/** Wraps a page: if it cannot be rendered, the failure page is shown. */
export function PageBoundary({ children, resetKey }: { children: ReactNode; resetKey?: unknown }) {
  return (
    <ErrorBoundary resetKey={resetKey} renderFallback={(retry) => <PageFailure onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
