export type Urgency = 'polite' | 'assertive';

export type Announcement = Readonly<Record<Urgency, string>>;

let current: Announcement = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Says something to a screen reader: politely when it has paused, or at once. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // The same words twice are a change only with a mark that is not read.
  const mark = current[urgency] === text ? '\u200B' : '';
  current = { ...current, [urgency]: text + mark };
  for (const listener of listeners) listener();
}

/** What is being said; for the one place that holds the status regions. */
export const announcement = {
  get: (): Announcement => current,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
