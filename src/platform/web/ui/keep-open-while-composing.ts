import { isInputMethodKey } from '../enter-key.ts';

type OpenChange = {
  reason: string;
  event: Event;
  cancel: () => void;
};

/**
 * Keeps a popup open on the Escape that only cancels a composition; true when it did.
 * Safari sends that Escape after the composition, recognisable only by its keyCode.
 */
export function keepOpenWhileComposing(isOpening: boolean, change: OpenChange): boolean {
  if (isOpening || change.reason !== 'escape-key') return false;
  if (!(change.event instanceof KeyboardEvent) || !isInputMethodKey(change.event)) return false;
  change.cancel();
  return true;
}
