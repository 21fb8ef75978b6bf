import { CallError, failureText } from '#platform/web/call-error.ts';
import { language } from '#platform/web/language.ts';
import { notify } from '#platform/web/notify.ts';
import { outbox, type WaitingSend } from '#platform/web/outbox.ts';

import { createDraft } from './draft.ts';
import { putIntoOutbox } from './put-into-outbox.ts';
import { isBroken, wait, waitAfterMs } from './read-reply.ts';
import { chatTexts } from './texts.ts';

type OnBegun = (sessionId: number) => void;

/** Begins a session, or returns the one that began under the same id. */
export type BeginSession = (sent: {
  beginning_id: string;
  person_id?: number;
}) => Promise<{ id: number }>;

/**
 * Messages that begin a session: each waits in the outbox like any other, gets its session from the
 * server under its own id, so that a repeated call makes no second one, and is then sent as usual.
 */
export class Beginnings {
  readonly draft = createDraft('new');
  readonly #beginSession: BeginSession;
  readonly #onFree: () => void;
  readonly #onBegun = new Map<string, OnBegun>();
  #isBeginning = false;
  #tries = 0;
  #wait = new AbortController();

  /** `onFree` when the next one may begin. */
  constructor(beginSession: BeginSession, onFree: () => void) {
    this.#beginSession = beginSession;
    this.#onFree = onFree;
  }

  /** The page that sent these words learns their session, unless it was left by then. */
  begin(content: string, personId: number | null, onBegun: OnBegun): boolean {
    const whose = personId === null ? {} : { personId };
    const id = putIntoOutbox({ sessionId: null, content, model: null, ...whose });
    if (id === null) return false;
    this.#onBegun.set(id, onBegun);
    return true;
  }

  /** Takes back what has no session yet; its words return to the input. */
  withdraw({ clientMessageId, content }: WaitingSend): void {
    outbox.remove(clientMessageId);
    this.#onBegun.delete(clientMessageId);
    this.draft.giveBack(content);
  }

  /** The network is back: what waits to be tried again is tried at once. */
  wake(): void {
    this.#wait.abort();
  }

  close(): void {
    this.#onBegun.clear();
    this.#wait.abort();
  }

  beginNext(): void {
    const next = outbox.get().find(({ sessionId, ownership }) => {
      return sessionId === null && ownership === 'ours';
    });
    if (this.#isBeginning || !next || !navigator.onLine) return;
    this.#isBeginning = true;
    void this.#begin(next).finally(() => {
      this.#isBeginning = false;
      this.#onFree();
    });
  }

  async #begin(send: WaitingSend): Promise<void> {
    const { clientMessageId, personId } = send;
    try {
      const { id } = await this.#beginSession({
        beginning_id: clientMessageId,
        ...(personId && { person_id: personId }),
      });
      this.#tries = 0;
      if (!outbox.place(clientMessageId, id)) return;
      this.#onBegun.get(clientMessageId)?.(id);
      this.#onBegun.delete(clientMessageId);
    } catch (error) {
      if (isBroken(error) || isBusy(error)) await this.#pause();
      else this.#giveBack(send, error);
    }
  }

  async #pause(): Promise<void> {
    this.#wait = new AbortController();
    await wait(waitAfterMs(this.#tries), this.#wait.signal);
    this.#tries += 1;
  }

  #giveBack(send: WaitingSend, error: unknown): void {
    this.withdraw(send);
    if (error instanceof CallError && error.status === 401) return;
    const message = failureText(error, chatTexts[language.get()].sendFailed);
    notify({ type: 'error', message });
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'unavailable';
