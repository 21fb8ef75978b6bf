import { busy } from '#platform/web/busy.ts';
import { openConfirm } from '#platform/web/confirm.ts';

/** Resolves when no answer is being streamed in this tab. */
export const whenFree = (): Promise<void> => when(() => !busy.get());

/**
 * Resolves when a question can be shown to the user: the tab is visible, nothing is streaming, no question is
 * open.
 */
export const whenCalm = (): Promise<void> =>
  when(() => !busy.get() && openConfirm.get() === null && document.visibilityState === 'visible');

async function when(isReached: () => boolean): Promise<void> {
  while (!isReached()) await change();
}

function change(): Promise<void> {
  return new Promise((resolve) => {
    const leave: (() => void)[] = [];
    const tell = (): void => {
      for (const each of leave) each();
      resolve();
    };
    document.addEventListener('visibilitychange', tell);
    leave.push(busy.subscribe(tell), openConfirm.subscribe(tell), () =>
      document.removeEventListener('visibilitychange', tell),
    );
  });
}
