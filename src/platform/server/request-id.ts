import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Does a piece of work in the name of a request. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run(requestId, work);
}

/** The request at work; null outside of one, such as in periodic work or an operator's command. */
export function currentRequestId(): string | null {
  return storage.getStore() ?? null;
}
