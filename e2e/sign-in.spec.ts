import type { Page } from '@playwright/test';
import { messageInput, openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession, signInByForm } from './people.ts';

/**
 * Reloads as after the server has ended the sign-in. The tokens are replaced as the page goes: a call in between would
 * end the sign-in, and the next page would begin a new one with the cookie.
 */
async function reloadWithEndedTokens(page: Page): Promise<void> {
  await page.evaluate(`
    addEventListener('pagehide', () => {
      for (const key of ['authToken', 'refreshToken']) localStorage.setItem(key, 'no-longer-valid');
    });
  `);
  await page.reload();
}

test('a visitor of a guarded page returns to it after signing in', async ({
  page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '要去的地方');
  await page.goto(`/chat/${id}`);
  await expect(page).toHaveURL('/login');
  await signInByForm(page, person);
  await expect(page).toHaveURL(`/chat/${id}`);
  await expect(page.getByRole('heading', { name: '要去的地方' })).toBeVisible();
});

test('an expired sign-in leads to the sign-in page and back to the same place', async ({
  page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '过期');
  await page.goto('/login');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/sessions');
  await openChat(page, id);
  await reloadWithEndedTokens(page);
  await expect(page.getByText('登录已过期，请重新登录', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await signInByForm(page, person);
  await expect(page).toHaveURL(`/chat/${id}`);
  await expect(messageInput(page)).toBeVisible();
});

test('signing out opens the sign-in page and leaves nothing in the browser @phone', async ({
  page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '已有的对话');
  await page.goto('/login');
  await signInByForm(page, person);
  await page.getByRole('button', { name: '账户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  const kept = () =>
    page.evaluate(
      "['authToken', 'refreshToken', 'userInfo', 'isAuthenticated', 'drafts'].filter((key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null)",
    );
  await expect.poll(kept).toEqual([]);
  await page.goto('/sessions');
  await expect(page).toHaveURL('/login');
});

test('signing out in one tab signs out the other @desktop', async ({
  page,
  context,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '已有的对话');
  await page.goto('/login');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/sessions');
  const other = await context.newPage();
  await other.goto('/settings');
  await expect(other.getByRole('heading', { name: '设置' })).toBeVisible();
  await page.getByRole('button', { name: '账户菜单' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(other).toHaveURL('/login');
});
