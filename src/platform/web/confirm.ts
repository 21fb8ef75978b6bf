import type { ConfirmRequest, OpenConfirm } from './confirm-request.ts';
import { kitTexts } from './texts.ts';
import { language } from './language.ts';
import { notify } from './notify.ts';

let open: OpenConfirm | null = null;
const listeners = new Set<() => void>();

function set(next: OpenConfirm | null): void {
  open = next;
  for (const listener of listeners) listener();
}

/** The question being asked; for the one place that draws it. */
export const openConfirm = {
  get: (): OpenConfirm | null => open,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/**
 * Asks once in a dialog of ours; true when the person agrees. A second question refuses the first.
 * When the dialog's script cannot be loaded the answer is no, and the person is told.
 */
export async function confirm(request: ConfirmRequest): Promise<boolean> {
  try {
    await import('./ui/confirm-dialog.tsx');
  } catch {
    notify({ type: 'error', message: kitTexts[language.get()].partMissing });
    return false;
  }
  open?.answer(false);
  return new Promise((resolve) => {
    set({
      request,
      answer: (isConfirmed) => {
        set(null);
        resolve(isConfirmed);
      },
    });
  });
}
