import { idle } from '#platform/web/idle.ts';

import { queryClient } from '../query-client.ts';
import { pageSettled } from './page-settled.ts';

/**
 * Starts the installed app once, as soon as the first signed-in page has its content. The pages before
 * signing in do without: they should weigh little, and who never signs in has nothing to install.
 */
export function startInstalledAppLater(): void {
  if (!import.meta.env.PROD) return; // only a build has a service worker
  void pageSettled(queryClient.getQueryCache(), idle)
    .then(() => import('./installed-app.ts'))
    .then(
      ({ startInstalledApp }) => startInstalledApp(),
      () => undefined, // no connection: the page works without, and the next start tries again
    );
}
