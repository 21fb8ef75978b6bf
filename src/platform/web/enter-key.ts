export type KeyPress = {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly shiftKey: boolean;
  readonly timeStamp: number;
};

/** A key this soon after `compositionend` is taken for the one that ended the composition. */
export const compositionTailMs = 60;

/** The key code that browsers report for a key handled by the input method. */
const keyCodeOfInputMethod = 229;

/**
 * Whether the input method handled this key. Chrome and Firefox mark it as composing; Safari ends
 * the composition first and then sends the key, with keyCode 229 or immediately after it. Times are
 * the events' own time stamps, in ms.
 */
export function isInputMethodKey(event: KeyPress, compositionEndedAtMs = -Infinity): boolean {
  return (
    event.isComposing ||
    event.keyCode === keyCodeOfInputMethod ||
    event.timeStamp - compositionEndedAtMs <= compositionTailMs
  );
}

/**
 * Whether a keydown is an Enter for the page: not Shift+Enter, and not one that accepts a
 * candidate.
 */
export function isPlainEnter(event: KeyPress, compositionEndedAtMs: number): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isInputMethodKey(event, compositionEndedAtMs);
}

/** Whether a keydown is an Escape for the page, not one that cancels a composition. */
export function isPlainEscape(event: KeyPress, compositionEndedAtMs: number): boolean {
  return event.key === 'Escape' && !isInputMethodKey(event, compositionEndedAtMs);
}
