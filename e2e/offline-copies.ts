import type { Locator, Page } from '@playwright/test';

export const readingSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: '离线阅读' });

/** The number of copies stored for offline reading. */
export const copiesKept = (page: Page): Promise<number> =>
  page.evaluate(`(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'offline-reading')) return 0;
    const request = indexedDB.open('offline-reading');
    await new Promise((resolve) => request.addEventListener('success', resolve));
    const count = request.result.transaction('copies').objectStore('copies').count();
    await new Promise((resolve) => count.addEventListener('success', resolve));
    request.result.close();
    return count.result;
  })()`);
