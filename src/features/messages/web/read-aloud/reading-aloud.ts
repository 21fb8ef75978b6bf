import { createStore } from '#platform/web/store.ts';

export type ReadingAloud = {
  /** The message that is read. */
  messageId: number;
  stop: () => void;
};

/** What is being read aloud; null while nothing is. */
export const readingAloud = createStore<ReadingAloud | null>(null);

export const stopReadingAloud = (): void => readingAloud.get()?.stop();
