import { useMemo, useRef, useState } from 'react';

import { readDraft, writeDraft } from '#platform/web/drafts.ts';

/**
 * The text being written in a session. What was sent stays in the device's draft until the server
 * has it, so that a reload in between loses nothing.
 */
export function useDraft(sessionId: number) {
  const name = `chat-${sessionId}`;
  const [text, setText] = useState(() => readDraft(name));
  const written = useRef(text);
  const moves = useMemo(() => {
    const show = (next: string): void => {
      written.current = next;
      setText(next);
    };
    const write = (next: string): void => {
      show(next);
      writeDraft(name, next);
    };
    return {
      write,
      /** Empties the input while its words are on their way. */
      lift: () => show(''),
      /** The words have arrived: only what was written since is still a draft. */
      settle: () => writeDraft(name, written.current),
      /** The words were refused: they come back, before anything written since. */
      giveBack: (sent: string) => {
        write(written.current === '' ? sent : `${sent}\n${written.current}`);
      },
    };
  }, [name]);
  return { text, ...moves };
}
