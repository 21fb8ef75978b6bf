import type { Locator, Page } from '@playwright/test';
import { hold, textReply } from '../test/model-server-replies.ts';
import { expectAccessible } from './accessible.ts';
import {
  answerEnded,
  answers,
  expectFact,
  isPhone,
  expectMessages,
  messageInput,
  openChat,
  pressInHeader,
  say,
  sendButton,
  stopButton,
} from './chat.ts';
import { expect, plainAnswer, test } from './fixtures.ts';
import { fillSession } from './operator.ts';
import { call, converse, makeSession, type TestAccount } from './people.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog');
const createButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: '创建续对话' });

/**
 * Holds back the calls of a path until they are released; `first` resolves with the first of them.
 */
async function heldCalls(page: Page, path: string) {
  const free = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    first.resolve();
    await free.promise;
    await route.continue();
  });
  return { first: first.promise, release: free.resolve };
}

async function talked(url: string, person: TestAccount, ...words: string[]): Promise<number> {
  const id = await makeSession(url, person, '头痛三天');
  await converse(url, person, id, words);
  return id;
}

test('a conversation continues in a new one with the facts as the user edited them @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await talked(url, person, '头痛三天，怕冷。我对青霉素过敏', '在吃优甲乐');
  await openChat(page, id);
  await pressInHeader(page, '继续');
  await expect(dialog(page).getByText('不计次数')).toBeVisible();
  await expect(dialog(page).getByLabel('第 1 条', { exact: true })).toHaveValue('我对青霉素过敏');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: '删去第 2 条' }).click();
  await dialog(page).getByRole('button', { name: '补充一条' }).click();
  await expect(dialog(page).getByLabel('第 2 条', { exact: true })).toBeFocused();
  await page.keyboard.type('在吃阿司匹林');
  await createButton(page).click();
  await expect(page).not.toHaveURL(`/chat/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  const log = page.getByRole('log');
  await expect(log).toContainText('上一段对话的小结');
  await expect(log).toContainText('我对青霉素过敏');
  await expect(log).toContainText('在吃阿司匹林');
  await expect(log).not.toContainText('优甲乐');
  await expectMessages(page, 1);
  await expectAccessible(page);
  await say(page, '今天还痛');
  await answerEnded(page, 1);

  if (isPhone(page)) await pressInHeader(page, '上一段对话');
  else await page.getByRole('link', { name: '上一段对话' }).click();
  await expect(page).toHaveURL(`/chat/${id}`);
  await pressInHeader(page, '继续');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
});

test('pressed before it is known whether a continuation exists, continue waits and opens it', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await talked(url, person, '头痛三天');
  await openChat(page, id);
  await pressInHeader(page, '继续');
  await createButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  const path = `/ai/api/sessions/${id}/`;
  const line = await heldCalls(page, path);
  if (isPhone(page)) await pressInHeader(page, '上一段对话');
  else await page.getByRole('link', { name: '上一段对话' }).click();
  await expect(page).toHaveURL(`/chat/${id}`);
  await line.first;
  await pressInHeader(page, '继续');
  await expect(page.locator('header [aria-busy=true]')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  line.release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  await expect(dialog(page)).toHaveCount(0);
});

test('a continuation created on another device is found at the press', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await talked(url, person, '头痛三天');
  await openChat(page, id);
  await expectMessages(page, 2);
  await call(url, `/ai/chat/${id}/continue/`, person.access, {});
  await pressInHeader(page, '继续');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  await expect(dialog(page)).toHaveCount(0);
});

test('a failed continuation shows an error and the partial text, and succeeds on retry', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await talked(served.product.url, person, '头痛三天');
  await openChat(page, id);
  const events = [
    { type: 'start', message: '正在整理这段对话' },
    { type: 'summary_content', content: '**半份小结**' },
  ];
  const body = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
  await page.route('**/create-continuation-stream/', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body }),
  );
  await pressInHeader(page, '继续');
  await createButton(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('创建续对话失败，请重试');
  await expect(dialog(page).getByRole('region', { name: '小结预览' })).toHaveText('半份小结');
  await expectAccessible(page);
  await page.unroute('**/create-continuation-stream/');
  await dialog(page).getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
});

test('an ended conversation is read-only and can be continued @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await talked(served.product.url, person, '头痛三天');
  await openChat(page, id);
  await expectFact(page, '进行中');
  await pressInHeader(page, '结束');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('不能重新打开');
  await question.getByRole('button', { name: '取消' }).click();
  await expectFact(page, '进行中');
  await pressInHeader(page, '结束');
  await question.getByRole('button', { name: '结束' }).click();
  await expectFact(page, '已完成');
  await expect(messageInput(page)).not.toBeEditable();
  await expect(page.getByPlaceholder('这段对话不能再发送')).toBeVisible();
  await expect(sendButton(page)).toBeDisabled();
  await expect(page.getByText('这段对话已经结束')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: '创建续对话' }).click();
  await createButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  await expect(messageInput(page)).toBeEditable();
});

test('a conversation cannot be ended while an answer runs', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => textReply(['先说。', hold, '完了。']));
  await openChat(page, await makeSession(served.product.url, person, '正在回答'));
  await say(page, '头痛');
  await expect(answers(page)).toContainText('先说');
  await pressInHeader(page, '结束');
  await page.getByRole('alertdialog').getByRole('button', { name: '结束' }).click();
  await expect(page.getByText('上一条还在回答，请等它答完或先停下', { exact: true })).toBeVisible();
  await expect(stopButton(page)).toBeVisible();
  models.release();
  await answerEnded(page, 1);
});

test('a full conversation offers to continue, and is completed by that', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await makeSession(url, person, '头痛三天');
  const questions = Array.from({ length: 100 }, (_, at) => `第${at + 1}个问题`);
  await fillSession(served, person, id, { questions, answer: plainAnswer });
  await openChat(page, id);
  await expect(page.getByText('当前对话已达到消息上限')).toBeVisible();
  await page.getByRole('button', { name: '创建续对话' }).click();
  await createButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
  const parent = await call<{ status: string }>(url, `/ai/api/sessions/${id}/`, person.access);
  expect(parent.status).toBe('completed');
  await page.goto(`/chat/${id}`);
  await page.getByRole('link', { name: '前往续对话' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('头痛三天（续）');
});

test('the title is edited in place: saved, reverted, unchanged @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '旧的标题'));
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('旧的标题');
  // The title itself can be pressed, not only the pencil beside it: the button covers both.
  await title.click({ position: { x: 10, y: 10 }, force: true });
  const input = page.getByLabel('对话标题');
  await expect(input).toBeFocused();
  await input.fill('改了一半');
  await page.keyboard.press('Escape');
  await expect(title).toHaveText('旧的标题');
  const edit = page.getByRole('button', { name: '修改标题' });
  await edit.click();
  await input.fill('  ');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('旧的标题');
  await edit.click();
  await input.fill('长'.repeat(51));
  await page.keyboard.press('Enter');
  await expect(page.getByText('标题不能超过50个字符')).toBeVisible();
  await expectAccessible(page);
  await input.fill('新的标题');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page.keyboard.press('Enter');
  await expect(title).toHaveText('新的标题');
  await expect(edit).toBeFocused();
  await saved;
  await page.reload();
  await expect(title).toHaveText('新的标题');
});
