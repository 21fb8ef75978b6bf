import { createRouter } from '@tanstack/react-router';

import { FullScreenWait } from './layout/full-screen-wait.tsx';
import { ScreenFailure } from './layout/screen-failure.tsx';
import { routeTree } from './route-tree.ts';

/** How long a page may load before its loading state is shown. */
const pendingMs = 150;

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultPendingMs: pendingMs,
  defaultPendingMinMs: 0,
  defaultPendingComponent: FullScreenWait,
  defaultErrorComponent: ScreenFailure,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  // Merged into the router's own declaration, which requires an interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    router: typeof router;
  }
}
