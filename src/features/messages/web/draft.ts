import { readDraft, watchDraft, writeDraft } from '#platform/web/drafts.ts';
import { createStore, type Readable } from '#platform/web/store.ts';

export type Draft = Readable<string> & {
  write: (text: string) => void;
  /** Puts words that were not sent before anything written since. */
  giveBack: (words: string) => void;
  /** Keeps in step with the other tabs until the returned function is called. */
  follow: () => () => void;
};

/** The text being written in a session; what was sent waits in the outbox until it has arrived. */
export function createDraft(sessionId: number): Draft {
  const name = `chat-${sessionId}`;
  const text = createStore(readDraft(name));
  const write = (next: string): void => {
    text.set(next);
    writeDraft(name, next);
  };
  return {
    get: text.get,
    subscribe: text.subscribe,
    write,
    giveBack: (words) => {
      const draft = readDraft(name);
      write(draft === '' ? words : `${words}\n${draft}`);
    },
    follow: () => {
      text.set(readDraft(name));
      // Sent or changed in another tab: this one follows, unless it has other words.
      return watchDraft(name, (before, after) => {
        if (text.get() === before) text.set(after);
      });
    },
  };
}
