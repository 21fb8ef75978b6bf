import type { Browser, Page } from '@playwright/test';
import { messageInput, openChat } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { call, makeSession, signInByForm, type TestAccount } from './people.ts';

const darkPaper = 'rgb(20, 24, 22)';
const saved = (page: Page) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/users/api/preferences/') && response.request().method() === 'PUT',
  );

/** Another device of the same user: its own browser, signed in with its own form. */
async function otherDevice(browser: Browser, baseURL: string, person: TestAccount): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/login');
  await signInByForm(page, person);
  await page.waitForURL('/sessions');
  return page;
}

test('theme, language and type are the same on another device', async ({
  signedIn: page,
  browser,
  baseURL,
  person,
  served,
}) => {
  await makeSession(served.product.url, person, 'Headache');
  await page.goto('/settings');
  const other = await otherDevice(browser, baseURL ?? '', person);
  await expect(other.getByRole('heading', { name: '我的对话' })).toBeVisible();

  for (const change of [
    () => page.getByLabel('外观').selectOption('深色'),
    () => page.getByRole('switch', { name: '大字' }).click(),
    () => page.getByLabel('语言').selectOption('English'),
  ]) {
    const isSaved = saved(page);
    await change();
    await isSaved;
  }
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();

  await other.reload();
  await expect(other.getByRole('heading', { name: 'My conversations' })).toBeVisible();
  await expect(other.locator('html')).toHaveCSS('background-color', darkPaper);
  await expect(other.locator('html')).toHaveCSS('font-size', '20px');

  // And back, on the other one.
  await other.goto('/settings');
  const isSaved = saved(other);
  await other.getByLabel('Language').selectOption('简体中文');
  await isSaved;
  await page.reload();
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
  await other.context().close();
});

test('a setting that was not saved before leaving the page is sent again', async ({
  signedIn: page,
  served,
  person,
}) => {
  await page.goto('/settings');
  const isSent = page.waitForRequest((request) => request.method() === 'PUT');
  // What this page sends does not arrive anywhere.
  await page.route('**/users/api/preferences/', (route) =>
    route.request().method() === 'PUT' && page.url().endsWith('/settings')
      ? undefined
      : route.continue(),
  );
  await page.getByLabel('外观').selectOption('深色');
  await isSent;
  const isSaved = saved(page);
  await page.goto('/sessions');
  await isSaved;
  await expect(page.locator('html')).toHaveCSS('background-color', darkPaper);
  const answer = await call(served.product.url, '/users/api/preferences/', person.access);
  expect(answer).toMatchObject({ theme: 'dark' });
  await expect.poll(() => page.evaluate(`localStorage.getItem('unsavedChoices')`)).toBeNull();
});

test('preferences read before a change and answered after it do not undo it', async ({
  signedIn: page,
}) => {
  const asked = Promise.withResolvers<void>();
  const read = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  // The part that reads the preferences arrives while a change is on its way.
  await page.route('**/assets/preference-sync*', async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page.route('**/users/api/preferences/', async (route) => {
    const isChange = route.request().method() === 'PUT';
    if (isChange) {
      asked.resolve();
      await read.promise;
    }
    const response = await route.fetch();
    if (!isChange) {
      read.resolve();
      await changed.promise;
    }
    await route.fulfill({ response });
    if (isChange) changed.resolve();
  });
  await page.goto('/settings');
  const privacy = page.getByRole('switch', { name: '隐私模式' });
  const isSaved = saved(page);
  await privacy.click();
  await isSaved;
  await page.waitForLoadState('networkidle');
  await expect(privacy).toBeChecked();
});

test('privacy mode hides lists and tab titles until a press, and keeps no draft here', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '难言之隐');
  await openChat(page, id);
  await messageInput(page).fill('还没有发出的话');
  await page.goto('/settings');
  const isSaved = saved(page);
  await page.getByRole('switch', { name: '隐私模式' }).click();
  await isSaved;
  await expect.poll(() => page.evaluate("localStorage.getItem('drafts')")).toBeNull();

  await page.goto('/sessions');
  const lift = page.getByRole('button', { name: /已隐藏/ });
  await expect(lift).toHaveCount(1);
  await expect(page.getByText('难言之隐')).toHaveCount(0);
  await lift.click();
  await page.getByRole('link', { name: '难言之隐' }).click();
  await expect(page).toHaveURL(`/chat/${id}`);
  await expect(messageInput(page)).toBeVisible();
  expect(await page.title()).not.toContain('难言之隐');
  await messageInput(page).fill('又写了一些');
  await page.reload();
  await expect(messageInput(page)).toHaveValue('');
});

test('without auto-save a draft is gone after a reload', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '头痛');
  await call(
    served.product.url,
    '/users/api/preferences/',
    person.access,
    { autoSave: false },
    'PUT',
  );
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: '自动保存草稿' })).not.toBeChecked();
  await openChat(page, id);
  await messageInput(page).fill('还没有发出的话');
  await page.reload();
  await expect(messageInput(page)).toHaveValue('');
});
