import type { Browser } from '@playwright/test';
import { launchBrowser } from '#test/browser.ts';
import { makePerson, makeSession, sendMessage, signInStorage } from '#test/product-people.ts';
import type { Figure } from './figure.ts';

type Weighed = { path: string; kiloBytesMax: number; stored: [key: string, value: string][] };
type Transfer = { name: string; bytes: number; startMs: number };

/** Bytes over the wire until the page stands: /login, and a conversation with a message in it. */
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
  const page = await context.newPage();
  await page.goto(path);
  await page.locator('h1', { hasText: /\S/ }).first().waitFor();
  const transfers = await page.evaluate<Transfer[]>(`
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map(
      (entry) => ({
        name: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        startMs: entry.startTime,
      }),
    )`);
  await context.close();
  const sum = (chosen: readonly Transfer[]): number =>
    chosen.reduce((bytes, transfer) => bytes + transfer.bytes, 0) / 1000;
  const scripts = transfers.filter(({ name }) => name.endsWith('.js'));
  const styles = transfers.filter(({ name }) => name.endsWith('.css'));
  const parts = `scripts ${sum(scripts).toFixed(1)}, styles ${sum(styles).toFixed(1)}`;
  return {
    what: `Bytes to the first paint of ${path.replace(/\d+$/, '…')}`,
    figure: `${sum(transfers).toFixed(1)} kB`,
    target: `≤ ${kiloBytesMax} kB`,
    note: `bodies as sent, ${transfers.length} requests: ${parts}, the rest page, images, answers`,
  };
}
