import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

const cards = (page: Page): Locator =>
  page.getByRole('list', { name: '我的对话' }).getByRole('listitem');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '新建对话' });

test('a new session requires a title of 1 to 50 characters and opens when created @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '已有的对话');
  await page.goto('/sessions');
  await page.getByRole('button', { name: '新建对话' }).click();
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

test('Escape closes the dialog of a new session without creating one', async ({
  signedIn: page,
  served,
  person,
}) => {
  await makeSession(served.product.url, person, '已有的对话');
  await page.goto('/sessions');
  await page.getByRole('button', { name: '新建对话' }).click();
  const title = dialog(page).getByLabel('对话标题');
  await title.fill('不要了');
  // The Escape that cancels a composition, as Safari sends it.
  await title.dispatchEvent('keydown', { key: 'Escape', keyCode: 229, cancelable: true });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: '新建对话' })).toBeFocused();
  await expect(cards(page)).toHaveCount(1);
});
