import type { ConfirmRequest, OpenConfirm } from './confirm-request.ts';
import { kitTexts } from './texts.ts';
import { language } from './language.ts';
import { notify } from './notify.ts';
import { createStore } from './store.ts';

/** The question being asked; read by the one component that draws it. */
export const openConfirm = createStore<OpenConfirm | null>(null);

/**
 * Asks once in a dialog of ours; true when the person agrees. A second question refuses the first.
 * When the dialog's script cannot be loaded the answer is no, and the person is notified.
 */
export async function confirm(request: ConfirmRequest): Promise<boolean> {
  try {
    await import('./ui/confirm-dialog.tsx');
  } catch {
    notify({ type: 'error', message: kitTexts[language.get()].partMissing });
    return false;
  }
  openConfirm.get()?.answer(false);
  return new Promise((resolve) => {
    openConfirm.set({
      request,
      answer: (isConfirmed) => {
        openConfirm.set(null);
        resolve(isConfirmed);
      },
    });
  });
}
