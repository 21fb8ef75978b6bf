/** How often an open page checks for a new version. */
export const updateCheckMs = 3_600_000;

export type UpdateParts = {
  /** Asks whether to update now; called once for each new version. */
  ask: () => Promise<boolean>;
  /** Resolves when a reload would interrupt nothing. */
  whenFree: () => Promise<void>;
  reload: () => void;
  nowMs: () => number;
};

/** Offers each installed and waiting version, and activates it if allowed. */
export function askForUpdates(
  registration: ServiceWorkerRegistration,
  { ask, whenFree }: Pick<UpdateParts, 'ask' | 'whenFree'>,
): void {
  const offer = async (worker: ServiceWorker): Promise<void> => {
    if (!(await ask())) return;
    await whenFree();
    worker.postMessage({ type: 'SKIP_WAITING' }, []);
  };
  const follow = (worker: ServiceWorker | null): void => {
    if (!worker) return;
    const look = (): void => {
      // The very first version need not wait.
      if (worker.state === 'installed' && registration.active) void offer(worker);
    };
    worker.addEventListener('statechange', look);
    look();
  };
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  follow(registration.waiting);
}

/** PAGE-28: when an updated worker activates, the page reloads; in every tab, once each. */
export function reloadOnUpdate(
  container: ServiceWorkerContainer,
  hadWorker: boolean,
  { whenFree, reload }: Pick<UpdateParts, 'whenFree' | 'reload'>,
): void {
  let isUpdate = hadWorker;
  let isReloading = false;
  container.addEventListener('controllerchange', () => {
    const isFirst = !isUpdate;
    isUpdate = true;
    if (isFirst || isReloading) return;
    isReloading = true;
    void whenFree().then(reload);
  });
}

/**
 * Checks for a new version every hour while the page is open, and when it becomes visible again.
 */
export function keepLooking(
  registration: ServiceWorkerRegistration,
  { nowMs }: Pick<UpdateParts, 'nowMs'>,
): void {
  let lookedMs = nowMs();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || nowMs() - lookedMs < updateCheckMs) return;
    lookedMs = nowMs();
    // Nothing can be found without a connection; the next check may.
    registration.update().catch(() => undefined);
  };
  setInterval(look, updateCheckMs);
  document.addEventListener('visibilitychange', look);
}
