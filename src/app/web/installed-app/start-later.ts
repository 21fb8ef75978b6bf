/** By then even a slow page has rendered, and the build's files can be cached for offline use. */
const startDelayMs = 5000;

/**
 * Starts the installed app once, some time after the first signed-in page. Pages before sign-in
 * skip it: they should load little, and there is nothing to install for visitors who never sign in.
 */
export function startInstalledAppLater(): void {
  if (!import.meta.env.PROD) return; // only a build has a service worker
  setTimeout(() => {
    void import('./installed-app.ts').then(
      ({ startInstalledApp }) => startInstalledApp(),
      () => undefined, // no connection: the page works without it, and the next start tries again
    );
  }, startDelayMs);
}
