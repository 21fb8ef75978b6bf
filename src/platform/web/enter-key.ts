export type KeyPress = {
  readonly key: string;
  readonly keyCode: number;
  readonly isComposing: boolean;
  readonly shiftKey: boolean;
  readonly timeStamp: number;
};

/** How long after `compositionend` a key is still taken for the one that ended it. */
export const compositionTailMs = 60;

/** The code browsers give to a key that the input method took. */
const keyCodeOfInputMethod = 229;

/**
 * Whether the input method took this key. Chrome and Firefox mark it as composing; Safari ends the
 * composition first and sends the key after it, with keyCode 229 or only close behind.
 * Times are the events' own time stamps, in ms.
 */
export function isInputMethodKey(event: KeyPress, compositionEndedAtMs = -Infinity): boolean {
  return (
    event.isComposing ||
    event.keyCode === keyCodeOfInputMethod ||
    event.timeStamp - compositionEndedAtMs <= compositionTailMs
  );
}

/** Whether a keydown is an Enter meant for the page: not Shift+Enter, not one that picks a word. */
export function isPlainEnter(event: KeyPress, compositionEndedAtMs: number): boolean {
  return event.key === 'Enter' && !event.shiftKey && !isInputMethodKey(event, compositionEndedAtMs);
}

/** Whether a keydown is an Escape meant for the page, not one that drops a composition. */
export function isPlainEscape(event: KeyPress, compositionEndedAtMs: number): boolean {
  return event.key === 'Escape' && !isInputMethodKey(event, compositionEndedAtMs);
}
