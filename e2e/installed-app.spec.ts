import type { Page } from '@playwright/test';
import { hold, textReply } from '../test/model-server-replies.ts';
import { beforeProduct } from './changed-worker.ts';
import { answerEnded, answers, isPhone, openChat, ownWords, say } from './chat.ts';
import { expect, plainAnswer, test } from './fixtures.ts';
import { copiesKept, readingSwitch } from './offline-copies.ts';
import { converse, makePerson, makeSession, signInByForm } from './people.ts';

test.use({ serviceWorkers: 'allow' });
// Every test waits for the service worker, which is deliberately registered late.
test.describe.configure({ timeout: 120_000 });

/** The worker is registered only some time after the page has rendered. */
const installMsMax = 60_000;

const offlineNotice = '现在没有网络，恢复后自动更新';
const updateTitle = '有新版本，现在更新吗？';

/** Waits until the app is installed and its worker controls this page. */
async function installed(page: Page): Promise<void> {
  await becomesTrue(page, 'navigator.serviceWorker.controller !== null');
}

/** Waits for an expression in the page, even while the page is reloading. */
async function becomesTrue(page: Page, expression: string): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(expression)).toBe(true);
  }).toPass({ timeout: installMsMax });
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((each) => each.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  })()`);

test('offline, every page opens from the device with a notice, and loads its data when the network returns', async ({
  signedIn: page,
  context,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '咳嗽两周');
  await page.goto('/herb-check');
  await installed(page);
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
  await expect(page.getByRole('status').getByText(offlineNotice)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '没能读取可选的模型' })).toBeVisible();
  const unread = page.getByRole('alert').filter({ hasText: '没能读取注销账户的说明' });
  await expect(unread).toBeVisible();
  await page.goto('/privacy-agreement');
  await expect(unread.getByRole('button', { name: '重试' })).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByRole('status').getByText(offlineNotice)).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByText('没能读出基本信息')).toBeVisible();
  await expect(page.getByRole('button', { name: '重新登录' })).toBeHidden();
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
  await page.goto('/sessions');
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByText('咳嗽两周')).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText('咳嗽两周')).toBeVisible();
  await expect(page.getByText(offlineNotice)).toBeHidden();
});

test('an offline reload explains the problem and links to offline reading', async ({
  signedIn: page,
  context,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '咳嗽两周');
  await page.goto(`/chat/${id}`);
  await installed(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status').getByText(offlineNotice)).toBeVisible();
  await page.getByRole('link', { name: '打开离线阅读' }).click();
  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('link', { name: '打开离线阅读' })).toBeHidden();
  // Only the server knows here whether the agreement was accepted.
  await page.evaluate("localStorage.removeItem('privacyAgreementAccepted')");
  await page.reload();
  await expect(page.getByRole('heading', { name: '现在没有网络，这一页打不开' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('button', { name: '重试' }).click();
  await readingSwitch(page).click();
  // The list, the conversation, its messages.
  await expect.poll(() => copiesKept(page)).toBe(3);
  await page.goto('/herb-check');
  await context.setOffline(true);
  await page.reload();
  if (!isPhone(page)) {
    const recent = page.getByRole('region', { name: '近期对话' });
    await expect(recent.getByRole('link', { name: '咳嗽两周' })).toBeVisible();
  }
  await page.getByRole('link', { name: '看本机保存的对话' }).click();
  await expect(page).toHaveURL('/sessions');
  await expect(page.getByText('咳嗽两周')).toBeVisible();
  await expect(page.getByRole('status').getByText('离线内容')).toBeVisible();
});

test('the worker caches the files of the build, and never a response of the server @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '失眠');
  await page.goto('/sessions');
  await installed(page);
  await openChat(page, id);
  await say(page, '最近睡不好');
  await answerEnded(page, 1);
  for (const path of ['/subscription', '/herb-check', '/settings', '/terms', '/sessions']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
  }
  await page.evaluate(`Promise.all(['/healthz', '/api/client-config/', '/manifest.webmanifest']
      .map((path) => fetch(path)))`);
  const kept = await cachedPaths(page);
  expect(kept.length).toBeGreaterThan(20);
  const build = /^\/(?:index\.html|theme\.js|favicon\.svg|assets\/[\w.-]+\.(?:js|css))$/;
  expect(kept.filter((path) => !build.test(path))).toEqual([]);
  // A call opened as a page must still reach the server.
  await page.goto('/healthz');
  await expect(page.locator('#root')).toHaveCount(0);
});

test('a new version is offered once the answer is complete, and applied with one reload @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => textReply(['先说第一段。\n\n', hold, '再说第二段。']));
  const id = await makeSession(served.product.url, person, '更新');
  const product = await beforeProduct(served.product.url);
  await page.goto(`${product.url}/chat/${id}`);
  await installed(page);
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText('先说第一段。');
  await newVersionWaits(page, product.publish);
  await expect(page.getByText(updateTitle)).toBeHidden();
  models.release();
  await answerEnded(page, 1);
  const question = page.getByRole('alertdialog', { name: updateTitle });
  await question.getByRole('button', { name: '以后再说' }).click();
  await expect(question).toBeHidden();

  await page.reload();
  await question.getByRole('button', { name: '立即更新' }).click({ timeout: installMsMax });
  await becomesTrue(page, `(async () => !(${registration})?.waiting)()`);
  await expect(answers(page)).toContainText('再说第二段。');
  await installed(page);
  await expect(question).toBeHidden();
  await product.stop();
});

test('an update accepted in one tab reloads the other when its answer is complete @desktop', async ({
  signedIn: page,
  context,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => textReply(['先说第一段。\n\n', hold, '再说第二段。']));
  const id = await makeSession(served.product.url, person, '两个标签页');
  const product = await beforeProduct(served.product.url);
  await page.goto(`${product.url}/chat/${id}`);
  await installed(page);
  const other = await context.newPage();
  await other.goto(`${product.url}/sessions`);
  await installed(other);
  await page.bringToFront();
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText('先说第一段。');
  await page.evaluate('window.isOld = true');
  await other.evaluate('window.isOld = true');
  await newVersionWaits(page, product.publish);
  await other.bringToFront();
  await other.getByRole('button', { name: '立即更新' }).click({ timeout: installMsMax });
  await becomesTrue(other, '!window.isOld');
  expect(await page.evaluate('window.isOld')).toBe(true);
  await page.bringToFront();
  await expect(answers(page)).toContainText('先说第一段。');
  models.release();
  await becomesTrue(page, '!window.isOld');
  await expect(answers(page)).toContainText('再说第二段。');
  await product.stop();
});

const registration = 'await navigator.serviceWorker.getRegistration()';
const waiting = `(async () => Boolean((${registration})?.waiting))()`;

async function newVersionWaits(page: Page, publish: () => void): Promise<void> {
  publish();
  await page.evaluate(`(async () => (${registration}).update())()`);
  await becomesTrue(page, waiting);
}

const storedWords = (page: Page): Promise<string> =>
  page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])');

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
}

test('conversations are stored on the device only on request, and can then be read offline @phone', async ({
  signedIn: page,
  context,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '胃胀一周');
  await converse(url, person, id, ['饭后胃胀']);
  await openChat(page, id);
  await expect(answers(page)).toContainText(plainAnswer);
  expect(await copiesKept(page)).toBe(0);
  await page.goto('/settings');
  await expect(readingSwitch(page)).not.toBeChecked();
  await installed(page);

  await readingSwitch(page).click();
  await expect.poll(() => copiesKept(page)).toBe(3);
  expect(await cachedPaths(page)).not.toContain('/ai/api/sessions/');
  await context.setOffline(true);
  await page.goto('/sessions');
  await page.getByRole('link', { name: '胃胀一周' }).click();
  await expect(ownWords(page)).toContainText('饭后胃胀');
  await expect(answers(page)).toContainText(plainAnswer);
  await expect(page.getByText(/^离线内容，保存于 \d{4}年/)).toBeVisible();
  await page.goto('/settings');
  await expect(readingSwitch(page)).toBeChecked();
  await readingSwitch(page).click();
  await expect.poll(() => copiesKept(page)).toBe(0);
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
  await context.setOffline(false);
});

test('signing out removes everything from the device, and the next user finds nothing', async ({
  signedIn: page,
  context,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '心慌');
  await converse(url, person, id, ['夜里心慌']);
  await page.goto('/settings');
  await installed(page);
  await readingSwitch(page).click();
  await expect.poll(() => copiesKept(page)).toBe(3);
  await signOut(page);
  await expect.poll(() => copiesKept(page)).toBe(0);
  const marks = ['心慌', person.username, person.access, person.refresh, 'offlineReading'];
  const left = async () => {
    const words = await storedWords(page);
    return marks.filter((mark) => words.includes(mark));
  };
  await expect.poll(left).toEqual([]);

  const next = await makePerson(url);
  await makeSession(url, next, '牙痛');
  await signInByForm(page, next);
  await expect(page.getByText('牙痛')).toBeVisible();
  await expect(page.getByRole('button', { name: `账户菜单：${next.username}` })).toBeVisible();
  await context.setOffline(true);
  await page.goto(`/chat/${id}`);
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
  await expect(page.getByText('心慌')).toHaveCount(0);
  await page.goto('/settings');
  await expect(readingSwitch(page)).not.toBeChecked();
  await context.setOffline(false);
});

test('a sign-in ended by the server removes the stored copies @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  await converse(url, person, await makeSession(url, person, '盗汗'), ['夜里盗汗']);
  await page.goto('/settings');
  await readingSwitch(page).click();
  await expect.poll(() => copiesKept(page)).toBe(3);
  await page.evaluate(`for (const key of ['authToken', 'refreshToken']) {
      localStorage.setItem(key, 'no-longer-valid');
    }`);
  await page.goto('/sessions');
  await expect(page).toHaveURL('/login');
  await expect.poll(() => copiesKept(page)).toBe(0);
});
