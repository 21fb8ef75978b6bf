import { busy } from '#platform/web/busy.ts';
import { openConfirm } from '#platform/web/confirm.ts';

/** Resolves when no answer is being written in this tab. */
export const whenFree = (): Promise<void> => when(() => !busy.get());

/** Resolves when the person can be asked: looking at this tab, nothing being written, no question open. */
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
