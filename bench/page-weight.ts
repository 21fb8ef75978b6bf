import type { Browser } from '@playwright/test';
import { launchBrowser } from '#test/browser.ts';
import { makePerson, makeSession, sendMessage, signInStorage } from '#test/product-people.ts';
import type { Figure } from './figure.ts';

type Weighed = { path: string; kiloBytesMax: number; stored: [key: string, value: string][] };
type Transfer = { name: string; bytes: number; endMs: number };

/** Records when the message input appears: by then the page has rendered and can be used. */
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

/** Bytes received when the page first renders: /login, and a conversation with one message. */
export async function measurePageWeight(url: string): Promise<Figure[]> {
  const person = await makePerson(url, 'reading');
  const sessionId = await makeSession(url, person, 'bench');
  const sent = { sessionId, content: '昨天起嗓子痛，有点咳嗽。', model: 'local' };
  await (await sendMessage(url, person, sent)).text();
  const browser = await launchBrowser();
  try {
    return [
      await weigh(browser, url, { path: '/login', kiloBytesMax: 115, stored: [] }),
      await weigh(browser, url, {
        path: `/chat/${sessionId}`,
        kiloBytesMax: 170,
        stored: signInStorage(person),
      }),
    ];
  } finally {
    await browser.close();
  }
}

async function weigh(
  browser: Browser,
  url: string,
  { path, kiloBytesMax, stored }: Weighed,
): Promise<Figure> {
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
  const transfers = await page.evaluate<Transfer[]>(readTransfers);
  await context.close();
  const before = transfers.filter(({ endMs }) => endMs <= firstPaintMs);
  const scripts = before.filter(({ name }) => name.endsWith('.js'));
  const styles = before.filter(({ name }) => name.endsWith('.css'));
  return {
    what: `Bytes to the first paint of ${path.replace(/\d+$/, '…')}`,
    figure: `${kiloBytes(before).toFixed(1)} kB`,
    target: `≤ ${kiloBytesMax} kB`,
    note:
      `${before.length} requests, bodies as sent: scripts ${kiloBytes(scripts).toFixed(1)}, ` +
      `styles ${kiloBytes(styles).toFixed(1)}; ${kiloBytes(transfers).toFixed(1)} kB when all has come`,
  };
}

const kiloBytes = (transfers: readonly Transfer[]): number =>
  transfers.reduce((bytes, transfer) => bytes + transfer.bytes, 0) / 1000;
