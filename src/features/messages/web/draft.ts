import { readDraft, watchDraft, writeDraft } from '#platform/web/drafts.ts';
import { createStore, type Readable } from '#platform/web/store.ts';

export type Draft = Readable<string> & {
  write: (text: string) => void;
  /** Prepends text that was not sent to anything written since. */
  giveBack: (words: string) => void;
  /** Follows the other tabs until the returned function is called. */
  follow: () => () => void;
};

/** The text being written under a name; what was sent waits in the outbox until it has arrived. */
export function createDraft(name: string): Draft {
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
