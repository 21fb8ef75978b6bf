import { useEffect, useMemo, useRef, useState } from 'react';

import { readDraft, watchDraft, writeDraft } from '#platform/web/drafts.ts';

/** The text being written in a session; what was sent waits in the outbox until it has arrived. */
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
      show,
      write,
      /** The words were refused: they come back, before anything written since. */
      giveBack: (sent: string) => {
        write(written.current === '' ? sent : `${sent}\n${written.current}`);
      },
    };
  }, [name]);
  const { show, ...rest } = moves;
  useEffect(
    () =>
      // Sent or written on in another tab: the same words stand here, unless others do.
      watchDraft(name, (before, after) => {
        if (written.current === before) show(after);
      }),
    [name, show],
  );
  return { text, ...rest };
}
