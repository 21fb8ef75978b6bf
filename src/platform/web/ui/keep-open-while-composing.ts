import { isInputMethodKey } from '../enter-key.ts';

type OpenChange = {
  reason: string;
  event: Event;
  cancel: () => void;
};

/**
 * Refuses to close a popup by the Escape that only drops a composition; true when it did.
 * Safari sends that Escape after the composition, known by its keyCode alone.
 */
export function keepOpenWhileComposing(isOpening: boolean, change: OpenChange): boolean {
  if (isOpening || change.reason !== 'escape-key') return false;
  if (!(change.event instanceof KeyboardEvent) || !isInputMethodKey(change.event)) return false;
  change.cancel();
  return true;
}
