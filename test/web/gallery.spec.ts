import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';

import { serveGallery } from './gallery-server.ts';

let url = '';
let server: Server;

test.beforeAll(async () => {
  ({ url, server } = await serveGallery());
});

test.afterAll(async () => {
  server.close();
  await rm(`.cache/gallery-${process.pid}`, { recursive: true, force: true });
});

const complaints = new WeakMap<Page, string[]>();

test.beforeEach(async ({ page }) => {
  const heard: string[] = [];
  complaints.set(page, heard);
  page.on('console', (message) => {
    // The cleaner parses hostile HTML in a document that does nothing; the policy still tells of it.
    const isHostile = page.url().endsWith('#hostile');
    if (!isHostile && /Content Security Policy/i.test(message.text())) heard.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) heard.push(`asked for ${request.url()}`);
  });
});

test.afterEach(({ page }) => {
  expect(complaints.get(page), 'content policy and foreign requests').toEqual([]);
});

for (const scheme of ['light', 'dark'] as const) {
  for (const part of ['controls', 'states', 'record']) {
    test(`${part} in the ${scheme} theme have no fault that axe knows`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.goto(`${url}#${part}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (part === 'record') await expect(page.getByText('回答完毕')).toBeVisible();
      expect(await faults(page)).toEqual([]);
    });
  }

  test(`what opens over the page in the ${scheme} theme has no fault that axe knows`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(url);
    await page.getByRole('button', { name: '更多操作' }).click();
    await expect(page.getByRole('menuitem', { name: '改标题' })).toBeVisible();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '打开对话框' }).click();
    await expect(page.getByRole('textbox', { name: '对话标题' })).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '询问' }).click();
    await expect(page.getByRole('button', { name: '取消' })).toBeFocused();
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '通知', exact: true }).click();
    await expect(page.locator('[data-toast=info]')).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });
}

async function faults(page: Page): Promise<readonly unknown[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map((node) => node.html) }));
}

test('the chosen theme wins over the system and is there before the first paint', async ({
  page,
}) => {
  const paper = () =>
    page.evaluate(() => getComputedStyle(document.body.parentElement!).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(url);
  expect(await paper()).toBe('rgb(246, 242, 233)');
  await page.getByRole('combobox', { name: '外观' }).selectOption('dark');
  expect(await paper()).toBe('rgb(20, 24, 22)');
  await page.reload();
  expect(await paper()).toBe('rgb(20, 24, 22)');
  await page.getByRole('combobox', { name: '外观' }).selectOption('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await paper()).toBe('rgb(246, 242, 233)');
});

test('the language switches what the kit says at once', async ({ page }) => {
  await page.goto(url);
  await page.getByRole('combobox', { name: '语言' }).selectOption('en-US');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('large type makes the root 20 px and nothing scrolls sideways', async ({ page }) => {
  await page.goto(url);
  await page.getByRole('switch', { name: '大字号' }).check();
  const sizes = await page.evaluate(() => ({
    root: getComputedStyle(document.documentElement).fontSize,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));
  expect(sizes).toEqual({ root: '20px', overflow: 0 });
});

test('a dialog keeps the Escape of a composition from closing it and gives the focus back', async ({
  page,
}) => {
  await page.goto(url);
  const opener = page.getByRole('button', { name: '打开对话框' });
  await opener.click();
  const title = page.getByRole('textbox', { name: '对话标题' });
  await title.evaluate((input) => {
    const safari = { key: 'Escape', keyCode: 229, bubbles: true, cancelable: true };
    input.dispatchEvent(new KeyboardEvent('keydown', safari));
  });
  await expect(title).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(title).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a failed form focuses its first invalid field and tells why', async ({ page }) => {
  await page.goto(url);
  await page.getByRole('button', { name: '登录' }).click();
  const password = page.getByRole('textbox', { name: '密码' });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription('请输入密码');
});

test('toasts stay where the specification puts them', async ({ page }) => {
  await page.goto(url);
  await page.getByRole('button', { name: '通知', exact: true }).click();
  const toast = page.locator('[data-toast=success]');
  await expect(toast).toBeVisible();
  const box = await toast.evaluate((element) => {
    const { width, right, top } = element.getBoundingClientRect();
    return { width, right: document.documentElement.clientWidth - right, top };
  });
  expect(box.width).toBeLessThanOrEqual(400);
  expect(box.right).toBeLessThanOrEqual(16);
  await toast.getByRole('button', { name: '关闭' }).click();
  await expect(toast).toBeHidden();
});

test('reading above the end is left in peace while a reply grows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto(`${url}#record`);
  const scroller = page.locator('[data-scroller]');
  const gap = () => scroller.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight);
  await expect.poll(gap).toBeLessThan(2);
  await scroller.hover();
  await page.mouse.wheel(0, -300);
  await expect(page.getByRole('button', { name: '回到最新' })).toBeVisible();
  const top = await scroller.evaluate((box) => box.scrollTop);
  await expect(page.getByText('回答完毕')).toBeVisible();
  expect(await scroller.evaluate((box) => box.scrollTop)).toBe(top);
  await page.getByRole('button', { name: '回到最新' }).click();
  await expect.poll(gap).toBeLessThan(2);
});

test('hostile HTML loses everything but its words', async ({ page }) => {
  await page.goto(`${url}#hostile`);
  await expect(page.getByText('回答完毕')).toBeVisible();
  const left = page.locator('.markdown').last();
  await expect(left).toContainText('内容由 AI 生成。');
  const found = await left.evaluate((place) => ({
    tags: [
      ...new Set([...place.querySelectorAll('*')].map((element) => element.tagName)),
    ].toSorted(),
    attributes: [...place.querySelectorAll('*')].flatMap((element) => element.getAttributeNames()),
    hrefs: [...place.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    hasRun: 'pwned' in window,
  }));
  expect(found).toEqual({
    tags: ['A', 'H3', 'P', 'STRONG'],
    attributes: ['href', 'rel', 'target'],
    hrefs: [null, null, 'https://example.com'],
    hasRun: false,
  });
});
