import type { Browser } from '@playwright/test';

/** Sends a command of the DevTools protocol to the page. */
type Send = <T>(method: string, params?: object) => Promise<T>;

export type BarePage = {
  send: Send;
  /** Evaluates an expression in the page; a promise is awaited. */
  evaluate: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
};

/** A browser with its own profile and no instrumented pages. */
export type BareContext = { newPage: () => Promise<BarePage>; close: () => Promise<void> };

/**
 * Playwright instruments its own pages: the browser records a stack for every request and parses
 * every script once more for its lines. At 4× throttling that takes a third of a second that no
 * user experiences. Pages that it did not create are not instrumented.
 */
export async function openBareContext(browser: Browser): Promise<BareContext> {
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  async function newPage(): Promise<BarePage> {
    const blank = { url: 'about:blank', browserContextId };
    const { targetId } = await cdp.send('Target.createTarget', blank);
    const { sessionId } = await cdp.send('Target.attachToTarget', { targetId });
    const answers = new Map<number, PromiseWithResolvers<unknown>>();
    let sent = 0;
    cdp.on('Target.receivedMessageFromTarget', (received) => {
      if (received.sessionId !== sessionId) return;
      const { id, result, error } = JSON.parse(received.message) as Answer;
      if (error) answers.get(id)?.reject(new Error(error.message));
      else answers.get(id)?.resolve(result);
    });
    const send = async <T>(method: string, params: object = {}): Promise<T> => {
      const id = ++sent;
      const answer = Promise.withResolvers<unknown>();
      answers.set(id, answer);
      const message = JSON.stringify({ id, method, params });
      await cdp.send('Target.sendMessageToTarget', { sessionId, message });
      return (await answer.promise) as T;
    };
    return {
      send,
      evaluate: async (expression) => evaluate(send, expression),
      close: async () => {
        await cdp.send('Target.closeTarget', { targetId });
      },
    };
  }
  return {
    newPage,
    close: async () => {
      await cdp.send('Target.disposeBrowserContext', { browserContextId });
      await cdp.detach();
    },
  };
}

type Answer = { id: number; result?: unknown; error?: { message: string } };
type Evaluated<T> = { result: { value: T }; exceptionDetails?: { text: string } };

async function evaluate<T>(send: Send, expression: string): Promise<T> {
  const asked = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = await send<Evaluated<T>>('Runtime.evaluate', asked);
  if (exceptionDetails) throw new Error(exceptionDetails.text);
  return result.value;
}
