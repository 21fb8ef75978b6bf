import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { answers, chooseModel, expectModel, messageInput, openChat, say } from './chat.ts';
import { expect, plainAnswer, test, type Served } from './fixtures.ts';
import { copiesKept, readingSwitch } from './offline-copies.ts';
import {
  call,
  converse,
  makeSession,
  newUsername,
  signInByForm,
  signInWith,
  type TestAccount,
} from './people.ts';
import { makeNewcomer } from '../test/product-people.ts';

/** A user who has agreed to consultations, but to no external model. */
async function makeCautious({ product: { url } }: Served): Promise<TestAccount> {
  const person = await makeNewcomer(url, newUsername());
  await call(url, '/ai/privacy-agreement/api/accept/', person.access, {});
  return person;
}

test('an external model asks for consent where it is chosen, and answers only with it', async ({
  page,
  served,
  models,
}) => {
  const person = await makeCautious(served);
  await signInWith(page, person);
  await openChat(page, await makeSession(served.product.url, person, '头痛'));
  await expectModel(page, '内置问诊');

  await chooseModel(page, '演练模型');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('演练服务');
  const box = dialog.getByRole('checkbox', { name: '我已阅读并同意以上内容' });
  const agree = dialog.getByRole('button', { name: '同意并选用' });
  await expect(box).not.toBeChecked();
  await expect(agree).toBeDisabled();
  await dialog.getByRole('button', { name: '暂不选用' }).click();
  await expectModel(page, '内置问诊');
  expect(models.requests).toHaveLength(0);

  await chooseModel(page, '演练模型');
  await box.check();
  await agree.click();
  await expectModel(page, '演练模型');
  await say(page, '头痛三天，不发烧');
  await expect(answers(page)).toContainText(plainAnswer);
  expect(models.requests).toHaveLength(1);
});

test('the model shown as chosen answers, even while the choice is being saved', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '头痛'));
  await expectModel(page, '演练模型');
  const arrived = Promise.withResolvers<void>();
  await page.route('**/ai/api/models/preference/', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await chooseModel(page, '内置问诊');
  await expectModel(page, '内置问诊');
  await say(page, '头痛三天，不发烧');
  await expect(answers(page)).toContainText('内置问诊');
  expect(models.requests).toHaveLength(0);
  arrived.resolve();
  await expectModel(page, '内置问诊');
});

test('a user who does not agree can still export everything and delete the account', async ({
  page,
  served,
}) => {
  const person = await makeNewcomer(served.product.url, newUsername());
  await signInWith(page, person);
  await page.goto('/privacy-agreement');
  await page.getByRole('button', { name: '导出我的数据' }).click();
  const files = await savedFiles(page, () => confirmWith(page, person.password, '导出'));
  expect(files.get('data/app_user.json')).toContain(person.username);
  await page.getByRole('button', { name: '注销账户' }).click();
  await confirmWith(page, person.password, '确认注销');
  await expect(page).toHaveURL('/login');
});

/** Types the password into the dialog and presses its last button. */
async function confirmWith(page: Page, password: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('当前密码').fill(password);
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

/** The texts of the files saved by the next press, by name. */
async function savedFiles(page: Page, press: () => Promise<void>): Promise<Map<string, string>> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  expect(download.suggestedFilename()).toMatch(/我的数据.*[.]zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

async function askForDeletion(page: Page, { password }: TestAccount): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: '注销账户' }).click();
  await expect(page.getByRole('dialog')).toContainText('接下来的 15 天内，您可以登录取消注销');
  await confirmWith(page, password, '确认注销');
  await expect(page).toHaveURL('/login');
  const confirmation = page.locator('p').filter({ hasText: '注销申请已收到，账户将于' });
  await expect(confirmation).toBeVisible();
}

const escaped = (char: string): string => (char === '<' ? '&lt;' : '&gt;');

test('the export holds every message of every conversation', async ({ page, person, served }) => {
  const { url } = served.product;
  const said = ['头痛三天，怕冷', '没有出汗 <b>脖子发紧</b>', '昨晚睡得不好'];
  const sessionId = await makeSession(url, person, '头痛三天');
  await converse(url, person, sessionId, said);
  await signInWith(page, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: '导出我的数据' }).click();
  await confirmWith(page, 'not the password', '导出');
  await expect(page.getByRole('dialog')).toContainText('密码不正确');
  const files = await savedFiles(page, () => confirmWith(page, person.password, '导出'));
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const { rows } = JSON.parse(files.get('data/message.json') ?? '') as {
    rows: { role: string; content: string }[];
  };
  expect(rows.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(said);
  expect(rows.filter(({ role }) => role === 'assistant')).toHaveLength(said.length);
  const html = files.get(`conversations/${sessionId}.html`) ?? '';
  for (const { content } of rows) expect(html).toContain(content.replaceAll(/[<>]/g, escaped));
});

test('an account deletion is requested, cancelled at the next sign-in, and requested again', async ({
  page,
  person,
  served,
}) => {
  const { url } = served.product;
  const sessionId = await makeSession(url, person, '头痛三天');
  await converse(url, person, sessionId, ['头痛三天，怕冷']);
  await signInWith(page, person);
  await askForDeletion(page, person);

  await signInByForm(page, person);
  await expect(page).toHaveURL('/account-deletion');
  const heading = page.getByRole('heading', { name: '账户正在等待注销' });
  await expect(heading).toBeVisible();
  await page.goto(`/chat/${sessionId}`);
  await expect(page).toHaveURL('/account-deletion');
  await page.getByRole('button', { name: '导出我的数据' }).click();
  const files = await savedFiles(page, () => confirmWith(page, person.password, '导出'));
  expect(files.get('data/message.json')).toContain('头痛三天，怕冷');

  await page.getByRole('button', { name: '取消注销' }).click();
  await expect(page).toHaveURL('/sessions');
  await expect(page.getByRole('link', { name: '头痛三天' })).toBeVisible();
  await page.goto('/account-deletion');
  await expect(page).toHaveURL('/sessions');

  await askForDeletion(page, person);
  await signInByForm(page, person);
  await expect(heading).toBeVisible();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
});

test('data on the device is removed when it is cleared, and when the account is to be deleted', async ({
  page,
  person,
  served,
}) => {
  const sessionId = await makeSession(served.product.url, person, '头痛三天');
  await signInWith(page, person);
  await keepSomething(page, sessionId);
  await page.getByRole('button', { name: '清除本机内容' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '清除' }).click();
  await expect(page.getByText('这台设备上的内容已清除', { exact: true })).toBeVisible();
  await expect(readingSwitch(page)).not.toBeChecked();
  await expectNothingKept(page);
  await expect(page).toHaveURL('/settings');

  await keepSomething(page, sessionId);
  await askForDeletion(page, person);
  await expectNothingKept(page);
});

const draftsKept = (page: Page): Promise<string | null> =>
  page.evaluate("localStorage.getItem('drafts')");

async function expectNothingKept(page: Page): Promise<void> {
  await expect.poll(() => copiesKept(page)).toBe(0);
  expect(await draftsKept(page)).toBeNull();
}

/** Creates offline copies and a draft; ends on the settings page. */
async function keepSomething(page: Page, sessionId: number): Promise<void> {
  await page.goto('/settings');
  await readingSwitch(page).click();
  await expect.poll(() => copiesKept(page)).toBeGreaterThan(0);
  await openChat(page, sessionId);
  await messageInput(page).fill('还没发出的话');
  await expect.poll(() => draftsKept(page)).toContain('还没发出的话');
  await page.goto('/settings');
  await expect(readingSwitch(page)).toBeChecked();
}
