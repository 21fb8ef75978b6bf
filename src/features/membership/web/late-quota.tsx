import { lazy, Suspense } from 'react';

// Hardly anybody sees them.
const QuotaBanner = lazy(() => import('./quota-banner.tsx'));
const QuotaMessage = lazy(() => import('./quota-message.tsx'));

export const LateQuotaBanner = () => (
  <Suspense>
    <QuotaBanner />
  </Suspense>
);

export const LateQuotaMessage = () => (
  <Suspense>
    <QuotaMessage />
  </Suspense>
);
