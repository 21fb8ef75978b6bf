import { CSPProvider } from '@base-ui/react/csp-provider';
import type { ReactNode } from 'react';

import { Announcer } from './announcer.tsx';
import { ConfirmHost } from './confirm-host.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { Toasts } from './toasts.tsx';

/**
 * Wraps the whole app with what every page needs of the UI kit (toasts, confirmations,
 * announcements).
 */
export function KitRoot({ children }: { children: ReactNode }) {
  return (
    <CSPProvider disableStyleElements>
      <PageBoundary>{children}</PageBoundary>
      <Announcer />
      <ConfirmHost />
      <Toasts />
    </CSPProvider>
  );
}
