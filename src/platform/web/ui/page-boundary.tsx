import type { ReactNode } from 'react';

import { ErrorBoundary } from './error-boundary.tsx';
import { PageFailure } from './page-failure.tsx';

/** Around a page: when it cannot be drawn, the page of last resort is. */
export function PageBoundary({ children, resetKey }: { children: ReactNode; resetKey?: unknown }) {
  return (
    <ErrorBoundary resetKey={resetKey} renderFallback={(retry) => <PageFailure onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}
