import { AsyncLocalStorage } from 'node:async_hooks';

const storage = new AsyncLocalStorage<string>();

/** Runs `work` with the request id attached. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return storage.run(requestId, work);
}

/** The current request id; null outside a request, such as in periodic work or an operator's command. */
export function currentRequestId(): string | null {
  return storage.getStore() ?? null;
}
