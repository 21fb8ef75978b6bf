import { Suspense, lazy, useEffect, useState } from 'react';

import { ErrorBoundary } from './error-boundary.tsx';

const ToastStack = lazy(() => import('./toast-stack.tsx'));

/** The one place of toasts; its script comes after the first paint. `notify()` fills it. */
export function Toasts() {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  if (!isPainted) return null;
  return (
    <ErrorBoundary renderFallback={() => null}>
      <Suspense>
        <ToastStack />
      </Suspense>
    </ErrorBoundary>
  );
}
