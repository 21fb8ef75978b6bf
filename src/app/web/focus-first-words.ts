import { touchQuery } from '#platform/web/touch-query.ts';

/** The place of the input that begins a conversation, on the page of conversations. */
export const firstWordsId = 'first-words';

/** A user who opens a new conversation can type at once. */
export function focusFirstWords(): void {
  document.querySelector<HTMLTextAreaElement>(`#${firstWordsId} textarea`)?.focus();
}

/** Not while the user is typing elsewhere, nor on a touch screen, where its keyboard would cover the page. */
export function focusFirstWordsInitially(): void {
  const isWriting = document.activeElement?.matches('input, textarea') === true;
  if (!isWriting && !matchMedia(touchQuery).matches) focusFirstWords();
}
