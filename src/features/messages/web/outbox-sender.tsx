import { useEffect, useRef } from 'react';

import { notify } from '#platform/web/notify.ts';
import { outbox, type WaitingSend } from '#platform/web/outbox.ts';
import { useOnline } from '#platform/web/use-online.ts';
import { useStore } from '#platform/web/use-store.ts';
import { useTexts } from '#platform/web/use-texts.ts';

import { sendElsewhere } from './send-elsewhere.ts';
import { chatTexts } from './texts.ts';

/** A message that could not be sent is tried again this often. */
const retryMs = 15_000;

/** The first message of a session, where this tab is the one to send it. */
const isNext = (send: WaitingSend, _: number, all: readonly WaitingSend[]): boolean =>
  send.standing === 'ours' && all.find(({ sessionId }) => sessionId === send.sessionId) === send;

/** Sends what waits in other sessions than the one on the screen, one by one; draws nothing. */
export function OutboxSender({ openSessionId }: { openSessionId: number | null }) {
  const waiting = useStore(outbox);
  const isOnline = useOnline();
  const texts = useTexts(chatTexts);
  const open = useRef(openSessionId);
  useEffect(() => {
    open.current = openSessionId;
  }, [openSessionId]);
  const hasWork =
    isOnline && waiting.filter(isNext).some(({ sessionId }) => sessionId !== openSessionId);
  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = (): WaitingSend | undefined =>
      outbox
        .get()
        .filter(isNext)
        .find(({ sessionId }) => sessionId !== open.current);
    const work = async (): Promise<void> => {
      for (let send = next(); send && !leaving.signal.aborted; send = next()) {
        const sent = await sendElsewhere(send, leaving.signal);
        if (leaving.signal.aborted) return;
        if (sent === 'refused') notify({ type: 'warning', message: texts.waitingRefused });
        if (sent === 'unreached') {
          timer = setTimeout(() => void work(), retryMs);
          return;
        }
      }
    };
    if (hasWork) void work();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [hasWork, texts]);
  return null;
}
