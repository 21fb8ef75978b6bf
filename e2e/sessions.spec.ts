import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { call, converse, makeSession } from './people.ts';

const cards = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '新建对话' });

async function openMenu(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: `“${title}”的操作` }).click();
}

test('a new session needs a title of 1 to 50 characters and opens when it is made @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '已有的对话');
  await page.goto('/sessions');
  await page.getByRole('button', { name: '新对话' }).click();
  const title = dialog(page).getByLabel('对话标题');
  const create = dialog(page).getByRole('button', { name: '创建' });
  await expect(title).toBeFocused();
  await expect(create).toBeDisabled();
  await title.press('Enter');
  await expect(dialog(page).getByText('请输入对话标题')).toBeVisible();
  await title.fill('　 ');
  await expect(create).toBeDisabled();
  await title.fill('长'.repeat(51));
  await expect(dialog(page).getByText('标题不能超过50个字符')).toBeVisible();
  await create.click();
  await expect(dialog(page)).toBeVisible();
  await title.fill('长'.repeat(50));
  await expect(dialog(page).getByText('标题不能超过50个字符')).toBeHidden();
  await create.click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('长'.repeat(50));
});

test('Escape closes the dialog of a new session and makes none', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '已有的对话');
  await page.goto('/sessions');
  await page.getByRole('button', { name: '新对话' }).click();
  const title = dialog(page).getByLabel('对话标题');
  await title.fill('不要了');
  // The Escape that drops a composition, as Safari sends it.
  await title.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, cancelable: true });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '新对话' })).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
});

test('a session is renamed in its card; Escape and an empty title change nothing @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '旧标题');
  await page.goto('/sessions');
  const title = page.getByLabel('对话标题');
  for (const [words, key] of [
    ['不算数', 'Escape'],
    ['   ', 'Enter'],
  ] as const) {
    await openMenu(page, '旧标题');
    await page.getByRole('menuitem', { name: '重命名' }).click();
    await expect(title).toBeFocused();
    await title.fill(words);
    await title.press(key);
    await expect(title).toBeHidden();
    await expect(page.getByRole('heading', { name: '旧标题' })).toBeVisible();
  }
  await openMenu(page, '旧标题');
  await page.getByRole('menuitem', { name: '重命名' }).click();
  await title.fill('新标题');
  await title.press('Enter');
  await expect(page.getByRole('heading', { name: '新标题' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: '新标题' })).toBeVisible();
});

test('deleting asks once, names what is lost, and only then deletes', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '要删的对话');
  await makeSession(served.product.url, person, '留下的对话');
  await converse(served.product.url, person, id, ['头痛三天']);
  await page.goto('/sessions');
  await openMenu(page, '要删的对话');
  await page.getByRole('menuitem', { name: '删除' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('删除“要删的对话”？');
  await expect(question).toContainText('其中的 2 条消息和症状摘要会一起删除。');
  await expect(question.getByRole('button', { name: '取消' })).toBeFocused();
  await question.getByRole('button', { name: '取消' }).click();
  await expect(cards(page)).toHaveCount(2);
  await openMenu(page, '要删的对话');
  await page.getByRole('menuitem', { name: '删除' }).click();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('heading', { name: '留下的对话' })).toBeVisible();
  await page.goto(`/chat/${id}`);
  await expect(page.getByText('这个对话不存在，或您没有权限查看')).toBeVisible();
});

test('twelve sessions are on a page, the others on the next', async ({
  signedIn: page,
  served,
  person,
}) => {
  for (let number = 1; number <= 14; number += 1) {
    await makeSession(served.product.url, person, `对话 ${number}`);
  }
  await page.goto('/sessions');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toContainText('对话 14');
  const pages = page.getByRole('navigation', { name: '分页' });
  await pages.getByRole('button', { name: '第 2 页' }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL('/sessions?page=2');
  await expect(cards(page).last()).toContainText('对话 1');
  await page.reload();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
});

test(
  'twelve sessions need no pages',
  { tag: '@desktop' },
  async ({ signedIn: page, served, person }) => {
    for (let number = 1; number <= 12; number += 1) {
      await makeSession(served.product.url, person, `对话 ${number}`);
    }
    await page.goto('/sessions');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('navigation', { name: '分页' })).toHaveCount(0);
  },
);

test('a list without sessions says so and offers the first step', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '唯一的对话');
  await page.goto('/sessions');
  await openMenu(page, '唯一的对话');
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('还没有对话')).toBeVisible();
  await expect(page).toHaveURL('/sessions');
  await page.getByRole('button', { name: '开始问诊' }).click();
  await expect(dialog(page)).toBeVisible();
  const list = await call<{ count: number }>(
    served.product.url,
    '/ai/api/sessions/',
    person.access,
  );
  expect(list.count).toBe(0);
  expect(id).toBeGreaterThan(0);
});

test('a list that cannot be loaded says so and is loaded on another try', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '还在');
  await page.route('**/ai/api/sessions/?*', (route) => route.abort('internetdisconnected'));
  await page.goto('/sessions');
  const failure = page.getByRole('alert').filter({ hasText: '加载会话列表失败' });
  await expect(failure).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/ai/api/sessions/?*');
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '还在' })).toBeVisible();
  await expect(failure).toBeHidden();
});
