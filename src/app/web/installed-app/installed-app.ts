import { confirm } from '#platform/web/confirm.ts';
import { language } from '#platform/web/language.ts';

import { installedAppTexts } from './texts.ts';
import { whenCalm, whenFree } from './when-calm.ts';
import { askForUpdates, keepLooking, reloadOnUpdate } from './worker-updates.ts';

/**
 * Registers the service worker where supported and handles its updates. Called once, after the
 * first render: caching the build's files must not delay the first paint.
 */
export async function startInstalledApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // on http other than localhost
  const container = navigator.serviceWorker;
  const before = await container.getRegistration();
  const parts = { ask, whenFree, reload: () => location.reload(), nowMs: () => Date.now() };
  reloadOnUpdate(container, Boolean(before?.active), parts);
  const registration = await register(container);
  if (!registration) return;
  askForUpdates(registration, parts);
  keepLooking(registration, parts);
}

/**
 * Null when the browser's settings forbid it or there is no connection: the page works without it.
 */
async function register(
  container: ServiceWorkerContainer,
): Promise<ServiceWorkerRegistration | null> {
  try {
    await container.register('/sw.js');
  } catch {
    return null; // the next start tries again
  }
  return (await container.getRegistration()) ?? null;
}

async function ask(): Promise<boolean> {
  await whenCalm();
  const texts = installedAppTexts[language.get()];
  return confirm({
    title: texts.updateTitle,
    description: texts.updateHint,
    confirmLabel: texts.updateNow,
    cancelLabel: texts.updateLater,
  });
}
