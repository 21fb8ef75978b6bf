import { createStore } from './store.ts';

export type Urgency = 'polite' | 'assertive';

/** The texts of the live regions, rendered by the announcer component. */
export const announcement = createStore<Readonly<Record<Urgency, string>>>({
  polite: '',
  assertive: '',
});

/** Announces a text to screen readers: politely by default, or at once. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  const current = announcement.get();
  // The same text twice is a change only with an extra character that is not read aloud.
  const mark = current[urgency] === text ? '\u200B' : '';
  announcement.set({ ...current, [urgency]: text + mark });
}
