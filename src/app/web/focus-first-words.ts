import { touchQuery } from '#platform/web/touch-query.ts';

/** The place of the input that begins a conversation, on the page of conversations. */
export const firstWordsId = 'first-words';

/** Whoever asks for a new conversation writes at once. */
export function focusFirstWords(): void {
  document.querySelector<HTMLTextAreaElement>(`#${firstWordsId} textarea`)?.focus();
}

/** Not where somebody writes already, nor on a touch screen: its keyboard would open over the page. */
export function focusFirstWordsUnasked(): void {
  const isWriting = document.activeElement?.matches('input, textarea') === true;
  if (!isWriting && !matchMedia(touchQuery).matches) focusFirstWords();
}
