import type { Locator, Page } from '@playwright/test';
import { textReply } from '../test/model-server-replies.ts';
import { answerEnded, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

/** Each part of the page is read on its own, and any may come first. */
const edit = (page: Page, part: string): Locator =>
  page
    .locator('section', { has: page.getByRole('heading', { name: part }) })
    .getByRole('button', { name: '编辑' });

test('the profile shows who, how much and how often, and names can be changed', async ({
  signedIn: page,
  person,
  served,
}) => {
  await makeSession(served.product.url, person, '头痛');
  await page.goto('/profile');
  await expect(page.getByText(`${person.username}@example.org`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'AI 使用情况' })).toBeVisible();
  await expect(page.locator('dl', { hasText: '对话' }).last()).toContainText('1');

  await edit(page, '基本信息').click();
  await page.getByLabel('姓', { exact: true }).fill('李');
  await page.getByLabel('名', { exact: true }).fill('小满');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('李小满')).toBeVisible();
});

test('another mail address needs the password', async ({ signedIn: page, person }) => {
  await page.goto('/profile');
  await edit(page, '基本信息').click();
  await page.getByLabel('邮箱').fill(`new-${person.username}@example.org`);
  await page.getByLabel('当前密码', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('当前密码不正确')).toBeVisible();
  await page.getByLabel('当前密码', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(`new-${person.username}@example.org`)).toBeVisible();
});

test('common herbs are kept as a list, trimmed and without empties', async ({ signedIn: page }) => {
  await page.goto('/profile');
  await edit(page, 'AI 偏好').click();
  await page.getByLabel('常用中药').fill(' 枸杞 ,, 黄芪，枸杞');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('枸杞、黄芪')).toBeVisible();
  await page.reload();
  await expect(page.getByText('枸杞、黄芪')).toBeVisible();
});

test('the usual model is no empty choice where the models could not be read', async ({
  signedIn: page,
}) => {
  const models = '**/ai/api/models/config/';
  await page.route(models, (route) => route.abort('internetdisconnected'));
  await page.goto('/profile');
  const failure = page.getByRole('alert').filter({ hasText: '没能读取可选的模型' });
  await expect(failure).toBeVisible();
  await edit(page, 'AI 偏好').click();
  await expect(page.getByLabel('常用中药')).toBeVisible();
  await expect(failure).toBeVisible();
  await expect(page.getByLabel('默认模型')).toHaveCount(0);
  await page.unroute(models);
  await failure.getByRole('button', { name: '重试' }).click();
  await expect(page.getByLabel('默认模型')).toHaveValue('scripted');
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page.getByText('演练模型')).toBeVisible();
});

test('a health profile needs its own consent, changes what answers may name, and can be withdrawn', async ({
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
  models.scriptByMessage(() => textReply(['多休息。\n可以和医师商量川芎茶调散。']));
  await openChat(page, id);
  await page.getByRole('combobox').selectOption({ label: '演练模型' });
  await say(page, '头痛三天，没有过敏');
  await answerEnded(page, 1);
  await expect(page.getByText('怀孕期间用药须由产科和中医师面诊决定')).toBeVisible();
  await expect(page.getByText('川芎茶调散')).toHaveCount(0);

  await page.goto('/profile');
  await page.getByRole('button', { name: '撤回同意并删除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '撤回同意并删除' }).click();
  await expect(page.getByText('1994', { exact: true })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: '健康资料' })).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回同意并删除' })).toHaveCount(0);
});

test('a profile that cannot be read says so and leads to signing in again', async ({
  signedIn: page,
}) => {
  await page.route('**/users/api/profile/', (route) => route.fulfill({ status: 400, body: '{}' }));
  await page.goto('/profile');
  await expect(page.getByText('无法加载用户信息，请重新登录')).toBeVisible();
  await page.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL('/login');
});
