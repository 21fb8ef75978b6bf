import type { Locator } from '@playwright/test';
import { messageInput } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makePerson, makeSession } from './people.ts';

test('an unknown address shows the path and a link back', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '起点');
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: '起点' })).toBeVisible();
  await page.goto('/没有/这个页面?x=1');
  await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
  await expect(page.getByText('/没有/这个页面')).toBeVisible();
  await page.getByRole('button', { name: '返回上一页' }).click();
  await expect(page).toHaveURL('/sessions');
});

test('an unknown address is shown to a visitor, too @desktop', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('/no/such/page')).toBeVisible();
});

test('a malformed session id is an unknown address @desktop', async ({ signedIn: page }) => {
  await page.goto('/chat/abc');
  await expect(page.getByRole('heading', { name: '没有找到这个页面' })).toBeVisible();
});

test('another user’s session looks like one that never existed', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '自己的对话');
  const other = await makePerson(served.product.url);
  const foreign = await makeSession(served.product.url, other, '别人的对话');
  for (const id of [foreign, 999_999_999]) {
    await page.goto(`/chat/${id}`);
    await expect(page.getByText('没有找到这个对话')).toBeVisible();
    await expect(page.getByText('别人的对话')).toHaveCount(0);
    await expect(messageInput(page)).toHaveCount(0);
  }
  await page.getByRole('link', { name: '回到我的对话' }).click();
  await expect(page).toHaveURL('/sessions');
});

test('the start page leads to the conversations @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '起点');
  await page.goto('/');
  await expect(page).toHaveURL('/sessions');
});

test('offline, the chat shows an error and opens on retry', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '断网');
  await page.route(`**/ai/api/sessions/${id}/messages/*`, (route) => route.abort('failed'));
  await page.goto(`/chat/${id}`);
  const failure = page.getByRole('alert').filter({ hasText: '加载消息失败' });
  await expect(failure).toBeVisible();
  await page.unroute(`**/ai/api/sessions/${id}/messages/*`);
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(messageInput(page)).toBeVisible();
});

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
