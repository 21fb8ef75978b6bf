import type { Page } from '@playwright/test';
import { messageInput, openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession, signInByForm } from './people.ts';

const wrong = '登录失败，请检查您的用户名和密码';

/** What a sign-in looks like that the server has ended. */
async function spoilTokens(page: Page): Promise<void> {
  await page.evaluate(`
    for (const key of ['authToken', 'refreshToken']) localStorage.setItem(key, 'no-longer-valid');
  `);
}

test('a wrong password says so, stays on the page and keeps what was typed', async ({
  page,
  person,
}) => {
  await page.goto('/login');
  await signInByForm(page, { username: person.username, password: 'not-the-password' });
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByLabel('用户名')).toHaveValue(person.username);
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('not-the-password');
});

test(
  'an unknown username reads the same as a wrong password',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/login');
    await signInByForm(page, { username: 'nobody-has-this-name', password: 'not-the-password' });
    await expect(page.getByRole('alert').filter({ hasText: wrong })).toBeVisible();
    await expect(page).toHaveURL('/login');
  },
);

test('empty fields are named before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('用户名不能为空')).toBeVisible();
  await expect(page.getByText('密码不能为空')).toBeVisible();
  await expect(page.getByLabel('用户名')).toBeFocused();
});

test('who comes to a guarded page is led back to it after signing in', async ({
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

test('an expired sign-in leads to the sign-in page and back to where one was', async ({
  page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '过期');
  await page.goto('/login');
  await signInByForm(page, person);
  await expect(page).toHaveURL('/sessions');
  await openChat(page, id);
  await spoilTokens(page);
  await page.reload();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('登录已过期，请重新登录', { exact: true })).toBeVisible();
  await signInByForm(page, person);
  await expect(page).toHaveURL(`/chat/${id}`);
  await expect(messageInput(page)).toBeVisible();
});

test('signing out leads to the sign-in page and leaves nothing in the browser @phone', async ({
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
  const kept = await page.evaluate(
    "['authToken', 'refreshToken', 'userInfo', 'isAuthenticated', 'drafts'].filter((key) => localStorage.getItem(key) !== null || sessionStorage.getItem(key) !== null)",
  );
  expect(kept).toEqual([]);
  await page.goto('/sessions');
  await expect(page).toHaveURL('/login');
});

test(
  'signing out in one tab signs out the other',
  { tag: '@desktop' },
  async ({ page, context, served, person }) => {
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
  },
);

for (const target of [
  '//evil.example/chat/1',
  'https://evil.example/',
  'javascript:alert(1)',
  String.raw`/\evil.example`,
]) {
  test(
    `a remembered target ${target} is not followed`,
    { tag: '@desktop' },
    async ({ page, person, served }) => {
      await makeSession(served.product.url, person, '已有的对话');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      page.on('dialog', (dialog) => asked.push(`dialog ${dialog.message()}`));
      await page.goto('/login');
      await page.evaluate(
        `sessionStorage.setItem('redirectAfterLogin', ${JSON.stringify(target)})`,
      );
      await signInByForm(page, person);
      await expect(page).toHaveURL('/sessions');
      expect(asked.filter((url) => !url.startsWith(`${served.product.url}/`))).toEqual([]);
    },
  );
}

test(
  'who is signed in and opens the sign-in page is led to the conversations',
  { tag: '@desktop' },
  async ({ signedIn: page, served, person }) => {
    await makeSession(served.product.url, person, '已有的对话');
    await page.goto('/login');
    await expect(page).toHaveURL('/sessions');
  },
);
