import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

test('header and sidebar keep their sizes, and the sidebar is an overlay up to 768 px @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '尺寸');
  await page.setViewportSize({ width: 769, height: 800 });
  await page.goto('/sessions');
  const sidebar = page.getByRole('navigation', { name: '主导航' });
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { width: 0, height: 0 };
  await expect(sidebar).toBeVisible();
  expect((await boxOf(page.getByRole('banner'))).height).toBe(56);
  expect((await boxOf(sidebar)).width).toBe(280);
  await page.getByRole('button', { name: '收起菜单' }).click();
  await expect.poll(async () => (await boxOf(sidebar)).width).toBe(60);

  const { width } = await boxOf(page.getByRole('main'));
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(sidebar).toBeHidden();
  await expect.poll(async () => (await boxOf(page.getByRole('main'))).width).toBeGreaterThan(width);
  await page.getByRole('button', { name: '打开菜单' }).click();
  const overlay = page.getByRole('dialog');
  await expect(overlay.getByRole('link', { name: /我的对话/ })).toBeVisible();
  await expect.poll(async () => (await boxOf(overlay)).width).toBe(280);
  expect((await boxOf(page.getByRole('banner'))).height).toBe(56);
});
