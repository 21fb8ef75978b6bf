import { hold, textReply } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import { answers, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { call, makeSession } from './people.ts';

test('a visitor finds what the product is, which models answer, and which details are not configured', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: '关于' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于杏问');
  await expect(page.getByText('不是医疗机构，不提供互联网诊疗')).toBeVisible();
  const own = page.getByRole('listitem').filter({ hasText: '内置问诊' });
  await expect(own).toContainText('不向外发送');
  await expect(page.getByRole('listitem').filter({ hasText: '演练服务' })).toContainText(
    '没有填写',
  );
  await expect(page.getByText('还没有填全')).toBeVisible();
});

test('the help page starts with whom to call, and is available in English', async ({ page }) => {
  await page.goto('/help');
  await expect(page.getByRole('link', { name: '120 急救' })).toHaveAttribute('href', 'tel:120');
  await expect(page.getByRole('heading', { name: '我写的内容谁能看到' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(page.getByRole('heading', { name: 'Who can see what I write?' })).toBeVisible();
});

test('the question mark shows the shortcuts, but not while typing @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '头痛');
  await page.goto('/sessions');
  await expect(page.getByRole('heading', { name: '头痛' })).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.press('?');
  await expect(search).toHaveValue('?');
  const list = page.getByRole('dialog', { name: '快捷键' });
  await expect(list).toBeHidden();
  await search.fill('');
  await search.blur();
  await page.keyboard.press('?');
  await expect(list).toContainText('显示这张表');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('a running answer stops when its sign-in is ended elsewhere', async ({
  signedIn: page,
  served,
  models,
  person,
}) => {
  const { url } = served.product;
  models.scriptByMessage(() => textReply(['请先休息。', hold, '再观察。']));
  const sessionId = await makeSession(url, person, '头痛');
  await openChat(page, sessionId);
  await say(page, '头痛三天');
  await expect(answers(page).last()).toContainText('请先休息');
  const { username, password } = person;
  const elsewhere = await call<{ access: string }>(url, '/users/api/token/', null, {
    username,
    password,
  });
  await call(url, '/users/api/sign-ins/revoke-others/', elsewhere.access, {});
  await expect(page.getByText('登录已过期，请重新登录', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
