// `npm run bench -- interactions`: how soon a conversation of 60 messages answers a hand while a reply streams, on a
// phone at a quarter of the CPU.
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { launchBrowser } from '#test/browser.ts';
import { signInStorage } from '#test/product-people.ts';
import { percentile, type Figure } from './figure.ts';
import { interactionsIn } from './main-thread-trace.ts';
import { askForSlow, startStreamingSession, type StreamingSession } from './streaming-session.ts';

const cpuSlowdown = 4;
const messages = 60;
const viewport = { width: 390, height: 844 };
/** More than the bars of the browser's window take. */
const barsPx = 200;
const targetMs = 100;
/** Until some of the reply stands. */
const begunMs = 3_000;
/** Between two keys, as a fast hand types, and between two taps. */
const keyMs = 150;
const tapMs = 600;
const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
const typed = 'weiyinyintongleliangzhou';

const kinds: Record<string, (page: Page) => Promise<void>> = {
  Typing: async (page) => {
    await page.getByRole('textbox', { name: '消息', exact: true }).focus();
    for (const key of typed) {
      await page.keyboard.press(key);
      await setTimeout(keyMs);
    }
  },
  Tapping: async (page) => {
    for (const name of ['有帮助', '没帮助', '取消', '回到最新']) await tapLast(page, name);
  },
  Opening: async (page) => {
    for (const name of ['“bench”的操作', '消息操作']) {
      await tapLast(page, name);
      await page.keyboard.press('Escape');
      await setTimeout(tapMs);
    }
    for (const name of ['我的情况', '收起我的情况']) await tapLast(page, name);
  },
};

export async function measureInteractions(): Promise<Figure[]> {
  const session = await startStreamingSession(1, messages);
  const browser = await launchBrowser();
  try {
    return await measure(browser, session);
  } finally {
    await browser.close();
    await session.stop();
  }
}

async function measure(browser: Browser, session: StreamingSession): Promise<Figure[]> {
  const page = await openAndAsk(browser, session);
  const figures: Figure[] = [];
  for (const [kind, use] of Object.entries(kinds)) {
    await browser.startTracing(page, { categories });
    await use(page);
    const taken = interactionsIn((await browser.stopTracing()).toString());
    figures.push(figureOf(kind, taken));
  }
  return figures;
}

async function openAndAsk(browser: Browser, session: StreamingSession): Promise<Page> {
  const { url, person, sessionId } = session;
  const phone = { viewport, locale: 'zh-CN', hasTouch: true, isMobile: true };
  const context = await browser.newContext({ baseURL: url, ...phone });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, signInStorage(person));
  const { username, password } = person;
  await context.request.post('/users/api/token/', { data: { username, password } });
  const page = await context.newPage();
  await page.goto(`/chat/${sessionId}`, { waitUntil: 'networkidle' });
  const cdp = await context.newCDPSession(page);
  await showWhole(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.getByRole('textbox', { name: '消息', exact: true }).fill(askForSlow);
  await page.getByRole('button', { name: '发送', exact: true }).tap();
  await page.getByRole('button', { name: '停止' }).waitFor();
  await setTimeout(begunMs);
  return page;
}

/**
 * The browser's own bars take their room from the window, so that the input lay below its edge: a frame in which only
 * hidden pixels change is not drawn, and counts as shown with the next one that is.
 */
async function showWhole(cdp: CDPSession): Promise<void> {
  const { windowId } = await cdp.send('Browser.getWindowForTarget');
  const bounds = { width: viewport.width + barsPx, height: viewport.height + barsPx };
  await cdp.send('Browser.setWindowBounds', { windowId, bounds });
}

async function tapLast(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().tap();
  await setTimeout(tapMs);
}

function figureOf(kind: string, taken: readonly { clockMs: number; threadMs: number }[]): Figure {
  const of = (which: 'clockMs' | 'threadMs'): string => {
    const all = taken.map((each) => each[which]);
    return `${Math.max(...all).toFixed(0)} ms, half within ${percentile(all, 0.5).toFixed(0)}`;
  };
  return {
    what: `${kind} while a reply streams, at ${cpuSlowdown}× CPU throttle`,
    figure: `${Math.max(...taken.map(({ threadMs }) => threadMs)).toFixed(0)} ms`,
    target: `≤ ${targetMs} ms`,
    note:
      `time of the thread from the input to its frame, the slowest of ${taken.length}: ${of('threadMs')}; ` +
      `by the clock ${of('clockMs')}; load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  };
}
