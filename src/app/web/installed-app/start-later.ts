/** By then even a slow page is drawn: keeping the build's files for offline use has time. */
const startDelayMs = 5000;

/**
 * Starts the installed app once, some time after the first signed-in page. The pages before signing in
 * do without: they should weigh little, and who never signs in has nothing to install.
 */
export function startInstalledAppLater(): void {
  if (!import.meta.env.PROD) return; // only a build has a service worker
  setTimeout(() => {
    void import('./installed-app.ts').then(
      ({ startInstalledApp }) => startInstalledApp(),
      () => undefined, // no connection: the page works without, and the next start tries again
    );
  }, startDelayMs);
}
