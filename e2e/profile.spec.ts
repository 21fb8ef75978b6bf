import type { Locator, Page } from '@playwright/test';
import { textReply } from '../test/model-server-replies.ts';
import { answerEnded, chooseModel, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

/** The sections of the page load independently, in any order. */
const edit = (page: Page, part: string): Locator =>
  page
    .locator('section', { has: page.getByRole('heading', { name: part }) })
    .getByRole('button', { name: '编辑' });

test('a health profile requires its own consent, restricts what answers may name, and can be withdrawn', async ({
  signedIn: page,
  person,
  served,
  models,
}) => {
  await page.goto('/profile');
  await edit(page, '健康资料').click();
  await page.getByLabel('性别').selectOption('女');
  await page.getByLabel('出生年份').fill('1994');
  await page.getByLabel('怀孕').selectOption('怀孕了');
  await page.getByLabel('过敏').fill('无');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('请先阅读并勾选同意')).toBeVisible();
  await page.getByLabel('同意保存健康资料').check();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('1994', { exact: true })).toBeVisible();

  const id = await makeSession(served.product.url, person, '头痛');
  models.scriptByMessage(() => textReply(['多休息。\n可以吃川芎茶调散。']));
  await openChat(page, id);
  await chooseModel(page, '演练模型');
  await say(page, '头痛三天，没有过敏');
  await answerEnded(page, 1);
  await page.getByRole('button', { name: '略去 · 为什么' }).click();
  await expect(page.getByText('怀孕期间不要自己吃这个')).toBeVisible();
  await expect(page.getByText('川芎茶调散')).toHaveCount(0);

  await page.goto('/profile');
  await page.getByRole('button', { name: '撤回同意并删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回同意并删除' }).click();
  await expect(page.getByText('1994', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '健康资料' })).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回同意并删除' })).toHaveCount(0);
});
