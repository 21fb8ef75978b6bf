import type { Page } from '@playwright/test';
import { openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { call, makeSession, newUsername } from './people.ts';

/** January of the year in which somebody of so many years was born, as a telephone's digits. */
const januaryYearsAgo = (years: number): string => `${new Date().getFullYear() - years}01`;

async function fillRegistration(page: Page, birthMonth: string): Promise<void> {
  const username = newUsername();
  await page.goto('/register');
  await page.getByLabel('用户名').fill(username);
  await page.getByLabel('邮箱').fill(`${username}@example.org`);
  await page.getByLabel('密码', { exact: true }).fill('apricot-pavilion-42');
  await page.getByLabel('确认密码').fill('apricot-pavilion-42');
  await page.getByLabel('出生年月').fill(birthMonth);
  await page.getByRole('checkbox').check();
}
const register = (page: Page) => page.getByRole('button', { name: '注册', exact: true }).click();

test('who is under 14 is told what a guardian can do, and gets no account', async ({ page }) => {
  await fillRegistration(page, januaryYearsAgo(11));
  await register(page);
  await expect(page.getByText('不满 14 周岁不能注册')).toBeVisible();
  await expect(page).toHaveURL('/register');
  await page.getByLabel('出生年月').fill('五月');
  await expect(page.getByText('不满 14 周岁不能注册')).toBeHidden();
  await register(page);
  await expect(page.getByText('请填写年份和月份')).toBeVisible();
});

test('who is 16 is told at once what is not open, and registers with a guardian', async ({
  page,
}) => {
  await fillRegistration(page, januaryYearsAgo(16));
  await expect(page.getByText('不能分享对话或购买服务')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveAccessibleName(/我和我的监护人都已阅读并同意/);
  await register(page);
  await expect(page).toHaveURL('/privacy-agreement');
});

test('who is 16 is told in words why nothing can be shared @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const sessionId = await makeSession(url, person, '头痛');
  const month = `${new Date().getFullYear() - 16}-01`;
  await call(url, '/users/profile/edit/', person.access, { birth_month: month });
  await openChat(page, sessionId);
  const button = page.getByRole('button', { name: '分享', exact: true });
  if (!(await button.isVisible())) {
    await page.getByRole('button', { name: '“头痛”的操作' }).click();
    await page.getByRole('menuitem', { name: '分享' }).click();
  } else await button.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('未满 18 周岁，不能分享对话')).toBeVisible();
  await expect(dialog.getByRole('button', { name: '重试' })).toBeHidden();
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
});

test(
  'who registered before it was asked says the month of birth once in the profile',
  { tag: '@desktop' },
  async ({ signedIn: page }) => {
    await page.goto('/profile');
    const edit = page.getByRole('button', { name: '编辑' }).first();
    await edit.click();
    await page.getByLabel('出生年月').fill('1968.5');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByText('1968-05')).toBeVisible();
    await edit.click();
    await expect(page.getByLabel('邮箱')).toBeVisible();
    await expect(page.getByLabel('出生年月')).toBeHidden();
  },
);
