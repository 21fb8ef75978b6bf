import { useEffect, useMemo, useRef } from 'react';

import { outbox } from '#platform/web/outbox.ts';
import { useStore } from '#platform/web/use-store.ts';

import { useMessageSender } from './use-conversation.ts';

/**
 * What is written to begin a session, what waits to begin one, and what can be done with both.
 * @param personId for whom of the family it begins; null: for the account's holder
 */
export function useBeginning(personId: number | null, onBegun: (sessionId: number) => void) {
  const { beginnings } = useMessageSender();
  const { draft } = beginnings;
  const text = useStore(draft);
  const all = useStore(outbox);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    const unfollow = draft.follow();
    return () => {
      isHere.current = false;
      unfollow();
    };
  }, [draft]);
  const waiting = useMemo(
    () => all.filter(({ sessionId, ownership }) => sessionId === null && ownership !== 'unknown'),
    [all],
  );
  return {
    text,
    write: draft.write,
    waiting,
    /** A user who has opened another page in the meantime stays there. */
    begin: (content: string): boolean =>
      beginnings.begin(content, personId, (sessionId) => isHere.current && onBegun(sessionId)),
    withdraw: beginnings.withdraw.bind(beginnings),
    retry: beginnings.wake.bind(beginnings),
  };
}
