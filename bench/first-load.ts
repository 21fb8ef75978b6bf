// `npm run bench -- first-load`: Lighthouse for a phone on a first visit, median of three with a browser profile of its own
// each, then the layout shift of a first and a second visit at a quarter of the CPU. Lighthouse is no dependency of the
// product: it is installed into bench/lighthouse by the first run (decision 125).
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.mjs';
import { browserFlags } from '#test/browser.ts';
import { makePerson, makeSession, sendMessage, signInStorage } from '#test/product-people.ts';
import { startBenchProduct } from './bench-product.ts';
import { percentile, type Figure } from './figure.ts';

const folder = join(import.meta.dirname, 'lighthouse');
const program = join(folder, 'node_modules/lighthouse/core/index.js');
const times = 3;
const messages = 60;
const cpuSlowdown = 4;
const viewport = { width: 390, height: 844 };
/** Until nothing moves any more. */
const settledMs = 4_000;
const categories = ['performance', 'accessibility', 'best-practices'] as const;

type Visited = {
  name: string;
  path: string;
  stored: [key: string, value: string][];
  target: number;
};
type Category = (typeof categories)[number];
type Report = {
  categories: Record<Category, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

export async function measureFirstLoad(): Promise<Figure[]> {
  const lighthouse = await loadLighthouse();
  const { product, stop } = await startBenchProduct({
    RATE_LIMITS: 'off',
    NODE_ENV: 'development',
  });
  try {
    const figures: Figure[] = [];
    for (const page of await pagesOf(product.url)) {
      figures.push(...(await scores(lighthouse, product.url, page)));
      figures.push(...(await shifts(product.url, page)));
    }
    return figures;
  } finally {
    await stop();
  }
}

async function loadLighthouse(): Promise<Lighthouse> {
  if (!existsSync(program)) {
    const asked = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
    await promisify(execFile)('npm', asked, { cwd: folder });
  }
  const module = (await import(pathToFileURL(program).href)) as { default: Lighthouse };
  return module.default;
}

async function pagesOf(url: string): Promise<Visited[]> {
  const person = await makePerson(url, 'visiting');
  const sessionId = await makeSession(url, person, 'bench');
  for (let stored = 0; stored < messages; stored += 2) {
    const sent = { sessionId, content: `第${stored}句：胃隐痛`, model: 'local' };
    await (await sendMessage(url, person, sent)).text();
  }
  const stored = signInStorage(person);
  return [
    { name: '/login', path: '/login', stored: [], target: 97 },
    { name: '/sessions', path: '/sessions', stored, target: 95 },
    { name: `/chat, ${messages} messages`, path: `/chat/${sessionId}`, stored, target: 92 },
  ];
}

/** A browser with a fresh profile that is signed in, and the port at which Lighthouse finds it. */
async function openBrowser(
  url: string,
  { stored }: Visited,
): Promise<{ context: BrowserContext; port: number; close: () => Promise<void> }> {
  const found = await findBrowser();
  if (!found.path) throw new Error(found.missing);
  const profile = await mkdtemp(join(tmpdir(), 'xingwen-bench-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: found.path,
    args: [...browserFlags, `--remote-debugging-port=${port}`],
    viewport,
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  // A file of the product that is no page, so that the first visit is still to come.
  await page.goto(`${url}/healthz`);
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, stored);
  await page.close();
  const close = async () => {
    await context.close();
    await rm(profile, { recursive: true });
  };
  return { context, port, close };
}

function freePort(): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const server = createServer();
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    server.close(() => resolve(port));
  });
  return promise;
}

async function scores(lighthouse: Lighthouse, url: string, page: Visited): Promise<Figure[]> {
  const reports: Report[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const { port, close } = await openBrowser(url, page);
    const flags = {
      port,
      disableStorageReset: true,
      onlyCategories: categories,
      logLevel: 'error',
    };
    const result = await lighthouse(url + page.path, flags);
    await close();
    if (!result) throw new Error('Lighthouse gave no report');
    reports.push(result.lhr);
  }
  const scoreOf = (category: Category) =>
    median(reports.map(({ categories: all }) => Math.round((all[category].score ?? 0) * 100)));
  const valueOf = (audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const ms = (audit: string) => `${valueOf(audit).toFixed(0)} ms`;
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  return [
    {
      what: `Lighthouse, phone, ${page.name}`,
      figure: `${scoreOf('performance')}`,
      target: `≥ ${page.target}`,
      note:
        `median of ${times}; first content ${ms('first-contentful-paint')}, ` +
        `largest ${ms('largest-contentful-paint')}, blocked ${ms('total-blocking-time')}, ` +
        `shift ${valueOf('cumulative-layout-shift').toFixed(3)}; ${load}`,
    },
    {
      what: 'The same, accessibility and best practices',
      figure: `${scoreOf('accessibility')}, ${scoreOf('best-practices')}`,
      target: '100, 100',
      note: '',
    },
  ];
}

const median = (samples: readonly number[]): number => percentile(samples, 0.5);

/** Sums the layout shifts that no input caused, and what long tasks block. */
const watch = `
  window.shifted = 0;
  window.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifted += value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blockedMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });`;

/** On the first and the second visit of one profile at a quarter of the CPU. */
async function shifts(url: string, visited: Visited): Promise<Figure[]> {
  const { context, close } = await openBrowser(url, visited);
  const figures: Figure[] = [];
  for (const visit of ['first', 'second']) {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(watch);
    await page.goto(url + visited.path, { waitUntil: 'networkidle' });
    await page.waitForTimeout(settledMs);
    const [shifted = 0, blockedMs = 0] = await page.evaluate<number[]>('[shifted, blockedMs]');
    await page.close();
    figures.push({
      what: `Layout shift of ${visited.name} at ${cpuSlowdown}× CPU throttle, ${visit} visit`,
      figure: shifted.toFixed(3),
      target: '≤ 0.02',
      note: `long tasks block ${blockedMs.toFixed(0)} ms by the clock`,
    });
  }
  await close();
  return figures;
}
