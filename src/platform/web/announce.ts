import { createStore } from './store.ts';

export type Urgency = 'polite' | 'assertive';

/** What the status regions hold; read by the one component that draws them. */
export const announcement = createStore<Readonly<Record<Urgency, string>>>({
  polite: '',
  assertive: '',
});

/** Has a screen reader read a text: politely when it has paused, or at once. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const current = announcement.get();
  // The same words twice are a change only with a mark that is not read.
  const mark = current[urgency] === text ? '\u200B' : '';
  announcement.set({ ...current, [urgency]: text + mark });
}
