import type { Browser } from '@playwright/test';

/** What may have arrived of a page's own files when it is first drawn, as sent (brotli). */
export const pageKiloBytesMax = { login: 115, chat: 172 };

type Transfer = { name: string; bytes: number; endMs: number };

export type PageWeight = {
  /** Its files that had arrived when the page was first drawn; which answers had is a matter of chance. */
  before: readonly Transfer[];
  /** What had arrived when the network was idle. */
  all: readonly Transfer[];
};

/** Records when the first input appears: by then the page has rendered and can be used. */
const noteFirstPaint = `
  const note = () => {
    if (!document.querySelector('input, textarea')) return;
    watch.disconnect();
    window.firstPaintMs = performance.now();
  };
  const watch = new MutationObserver(note);
  watch.observe(document, { childList: true, subtree: true });`;

const readTransfers = `
  [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
    (entry) => ({
      name: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
      endMs: entry.responseEnd,
    }),
  )`;

/** Opens a page in a context of its own and lists what it loads. `stored` is put into localStorage first. */
export async function weighPage(
  browser: Browser,
  url: string,
  { path, stored }: { path: string; stored: [key: string, value: string][] },
): Promise<PageWeight> {
  const context = await browser.newContext({ baseURL: url });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
  await context.addInitScript(noteFirstPaint);
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('input, textarea').first().waitFor();
  await page.waitForLoadState('networkidle');
  const firstPaintMs = await page.evaluate<number>('window.firstPaintMs');
  const all = await page.evaluate<Transfer[]>(readTransfers);
  await context.close();
  const isFile = ({ name }: Transfer): boolean => !/^\/(ai|users)\//.test(name);
  return { before: all.filter((each) => isFile(each) && each.endMs <= firstPaintMs), all };
}

export const kiloBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0) / 1000;
