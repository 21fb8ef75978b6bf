import type { ConfirmRequest, OpenConfirm } from './confirm-request.ts';
import { kitTexts } from './texts.ts';
import { language } from './language.ts';
import { notify } from './notify.ts';
import { createStore } from './store.ts';

/** The open question, rendered by the confirm host. */
export const openConfirm = createStore<OpenConfirm | null>(null);

/**
 * Asks for confirmation in a dialog; true when the user agrees. A second question cancels the
 * first. If the script of the dialog cannot be loaded, the answer is no and the user is notified.
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
