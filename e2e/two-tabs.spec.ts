import type { Page, Route } from '@playwright/test';
import {
  answerEnded,
  answers,
  messageInput,
  openChat,
  ownWords,
  say,
  stopButton,
  waiting,
} from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession, newestMessage } from './people.ts';
import { first, inTwoParts } from './two-parts.ts';

// Two tabs of one browser: they share waiting messages and running answers.

const sendPath = '**/send-stream/';

/** Counts the sends of all tabs. */
function countSends(page: Page): () => number {
  let sends = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/send-stream/')) sends += 1;
  });
  return () => sends;
}

async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(path);
  return tab;
}

test('a message is sent by one of two tabs, and both show and can stop its answer', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => inTwoParts);
  const id = await makeSession(served.product.url, person, '两个标签页');
  await openChat(page, id);
  await messageInput(page).fill('头痛三天');
  const other = await openTab(page, `/chat/${id}`);
  await expect(messageInput(other)).toHaveValue('头痛三天');
  const sends = countSends(page);
  await say(page, '头痛三天');
  for (const each of [page, other]) {
    await expect(answers(each)).toContainText(first);
    await expect(ownWords(each)).toHaveText([/头痛三天/]);
    await expect(messageInput(each)).toHaveValue('');
    await expect(stopButton(each)).toBeVisible();
    await expect(waiting(each)).toHaveCount(0);
  }
  expect(sends()).toBe(1);
  await stopButton(other).click();
  for (const each of [page, other]) {
    await expect(answers(each)).toContainText('已停止');
    await expect(stopButton(each)).toBeHidden();
  }
  await ownWords(other).getByRole('button', { name: '消息操作' }).click();
  await other.getByRole('menuitem', { name: '返回此处' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: '返回此处' }).click();
  await expect(messageInput(other)).toHaveValue('头痛三天');
  await expect(ownWords(other)).toHaveCount(0);
});

test('a waiting message is left to its tab by a tab on the list, and taken over when that tab closes @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const id = await makeSession(served.product.url, person, '标签页关了');
  await openChat(page, id);
  const list = await openTab(page, '/sessions');
  await expect(list.getByRole('link', { name: '标签页关了' })).toBeVisible();
  await page.route(sendPath, (route) => route.abort());
  const sends = countSends(list);
  await say(page, '头痛三天');
  await expect(waiting(page)).toContainText(['等待网络，恢复后自动发送']);
  await expect.poll(sends).toBeGreaterThan(1);
  expect(models.requests).toHaveLength(0);
  const same = await openTab(page, `/chat/${id}`);
  await expect(waiting(same)).toContainText(['另一个页面正在发送']);
  await expect(same.getByRole('button', { name: '取消发送' })).toHaveCount(0);
  await same.close();
  await page.close();
  await expect.poll(() => models.requests.length).toBe(1);
  await list.getByRole('link', { name: '标签页关了' }).click();
  await expect(answers(list)).toHaveCount(1);
  await expect(ownWords(list)).toHaveText([/头痛三天/]);
  await expect(messageInput(list)).toHaveValue('');
});

test('a message sent by a tab on a conversation is not sent again by one on the list', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => inTwoParts);
  const id = await makeSession(served.product.url, person, '列表旁边');
  await openChat(page, id);
  const list = await openTab(page, '/sessions');
  await expect(list.getByRole('link', { name: '列表旁边' })).toBeVisible();
  const sends = countSends(page);
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText(first);
  await expect(stopButton(page)).toBeVisible();
  models.release();
  await answerEnded(page, 1);
  expect(sends()).toBe(1);
  const stored = () => newestMessage(served.product.url, person, id);
  await expect.poll(stored).toMatchObject({ status: 'complete' });
});

test('when a server takes a repeated send for a new one, its answer is followed and no text returns to the input', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => inTwoParts);
  const id = await makeSession(served.product.url, person, '已经在路上');
  await openChat(page, id);
  const error = '上一条还在回答，请等它答完或先停下';
  const refuse = async (route: Route): Promise<void> => {
    // The server has the message and reports it as a different one.
    const headers = await route.request().allHeaders();
    const sent = await fetch(route.request().url(), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: headers['authorization'] ?? '',
      },
      body: route.request().postData(),
    });
    await sent.body?.cancel();
    await route.fulfill({ status: 409, json: { success: false, error, code: 'reply_running' } });
  };
  await page.route(sendPath, refuse, { times: 1 });
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText(first);
  await expect(stopButton(page)).toBeVisible();
  await expect(messageInput(page)).toHaveValue('');
  await expect(page.getByText(error, { exact: true })).toHaveCount(0);
  models.release();
  await answerEnded(page, 1);
  await expect(ownWords(page)).toHaveText([/头痛三天/]);
  expect(models.requests).toHaveLength(1);
});
