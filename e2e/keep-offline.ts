import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Chromium 150 shows a document that is loaded while its context is offline as online (`navigator.onLine`), which no
 * device does: each new document is told once more. Only its state is told, not the conditions of the network, which
 * the context has set and would not always take back.
 */
export function keepOffline(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  const sessions = new Map<Page, CDPSession>();
  /** What is being told must have arrived before the network returns, else its return changes nothing. */
  const telling = new Set<Promise<void>>();
  let isOffline = false;

  async function tellAgain(page: Page): Promise<void> {
    try {
      const session = sessions.get(page) ?? (await context.newCDPSession(page));
      sessions.set(page, session);
      if (isOffline) await session.send('Network.overrideNetworkState', offline);
    } catch (error) {
      if (!page.isClosed() && isOffline) throw error;
    }
  }

  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (!isOffline || frame !== page.mainFrame()) return;
      const told = tellAgain(page).finally(() => telling.delete(told));
      telling.add(told);
    });
  });
  context.setOffline = async (value) => {
    await Promise.all(telling);
    isOffline = value;
    if (!value) {
      for (const session of sessions.values()) await session.detach();
      sessions.clear();
    }
    await setOffline(value);
  };
}
