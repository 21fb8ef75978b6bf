import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Chromium 150 shows a document that is loaded while its context is offline as online (`navigator.onLine`), which no
 * device does: each new document is told once more.
 */
export function keepOffline(context: BrowserContext): void {
  const setOffline = context.setOffline.bind(context);
  const sessions = new Map<Page, CDPSession>();
  let isOffline = false;

  async function tellAgain(page: Page): Promise<void> {
    try {
      const session = sessions.get(page) ?? (await context.newCDPSession(page));
      sessions.set(page, session);
      if (isOffline) await session.send('Network.emulateNetworkConditions', offline);
    } catch (error) {
      if (!page.isClosed() && isOffline) throw error;
    }
  }

  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (isOffline && frame === page.mainFrame()) void tellAgain(page);
    });
  });
  context.setOffline = async (value) => {
    isOffline = value;
    await setOffline(value);
    if (value) return;
    for (const session of sessions.values()) await session.detach();
    sessions.clear();
  };
}
