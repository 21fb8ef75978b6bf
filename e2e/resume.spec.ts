import type { Locator, Page } from '@playwright/test';
import { scriptWith } from './built-script.ts';
import { cut, hold, stream, text, textReply } from '../test/model-server-replies.ts';
import { breakAnswer, startMsMax } from './broken-answer.ts';
import {
  answerEnded,
  answers,
  chip,
  expectLeft,
  messageInput,
  openChat,
  openLocalChat,
  ownWords,
  say,
  waiting,
} from './chat.ts';
import { expect, freeMessages, test } from './fixtures.ts';
import { call, makeSession } from './people.ts';
import { askInTwoParts, first, second } from './two-parts.ts';

const sendPath = '**/send-stream/';

const goOn = (page: Page): Locator => page.getByRole('button', { name: '继续生成' });

/** Makes the server unreachable for sends only. */
const cutOff = (page: Page) => page.route(sendPath, (route) => route.abort());
const connect = (page: Page): Promise<void> => page.unroute(sendPath);

/** Connects by the button, which an attempt of the page's own must not take away before. */
async function connectAndRetry(page: Page): Promise<void> {
  const pressed = Promise.withResolvers<void>();
  await page.route(sendPath, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: '立即重试' }).click();
  pressed.resolve();
}

test('an answer interrupted by a server crash is resumed on request, once and free of charge @desktop', async ({
  page,
}) => {
  test.setTimeout(2 * startMsMax);
  const { models, restart, stop } = await breakAnswer(page, first, second);
  await restart();
  await expect(goOn(page)).toBeVisible({ timeout: startMsMax });
  await page.reload();
  await expect(answers(page)).toContainText('回复中断，写出的内容已保存，没有计次');

  models.scriptByMessage((last) =>
    last.includes('断开') ? textReply([second]) : textReply(['不该重新问。']),
  );
  await goOn(page).click();
  await expect(answers(page)).toContainText(second);
  await answerEnded(page, 1);
  await expect(goOn(page)).toBeHidden();
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page).getByText(first)).toHaveCount(1);
  await expect(answers(page).getByText(second)).toHaveCount(1);
  await expectLeft(page, freeMessages);
  await stop();
});

test('messages written offline wait, survive a reload and are sent in order, each once', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage((last) =>
    textReply([last.includes('头痛') ? '先答头痛。' : '再答恶心。']),
  );
  await openChat(page, await makeSession(served.product.url, person, '没有网络'));
  await cutOff(page);
  await say(page, '头痛三天');
  await expect(waiting(page)).toContainText(['等待网络，恢复后自动发送']);
  await expect(messageInput(page)).toHaveValue('');
  await say(page, '还有点恶心');
  await expect(waiting(page)).toHaveCount(2);
  await page.reload();
  await expect(waiting(page)).toContainText(['头痛三天', '还有点恶心']);
  expect(models.requests).toHaveLength(0);
  await connectAndRetry(page);
  await expect(ownWords(page)).toHaveText([/头痛三天/, /还有点恶心/]);
  await expect(answers(page)).toContainText(['先答头痛。', '再答恶心。']);
  await expect(waiting(page)).toHaveCount(0);
  await page.reload();
  await expect(ownWords(page)).toHaveCount(2);
  expect(models.requests).toHaveLength(2);
});

test('a tapped answer that waits for the network keeps its meaning', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '点选等网络');
  await say(page, '您好');
  await answerEnded(page, 1);
  await cutOff(page);
  await chip(page, '感冒').click();
  await expect(waiting(page)).toContainText(['感冒']);
  await page.reload();
  await expect(waiting(page)).toContainText(['等待网络，恢复后自动发送']);
  const taken = page.waitForResponse(sendPath);
  await connectAndRetry(page);
  expect((await taken).request().postDataJSON()).toMatchObject({ option_ids: ['complaint:感冒'] });
  await answerEnded(page, 2);
  await expect(ownWords(page)).toHaveText([/您好/, /感冒/]);
  await expect(waiting(page)).toHaveCount(0);
});

test('a waiting message is sent when the browser reports that the network is back', async ({
  signedIn: page,
  context,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '网络回来'));
  await context.setOffline(true);
  await say(page, '头痛三天');
  await expect(waiting(page)).toContainText(['头痛三天']);
  await context.setOffline(false);
  await answerEnded(page, 1);
  await expect(ownWords(page)).toHaveText([/头痛三天/]);
  await expect(waiting(page)).toHaveCount(0);
});

test('waiting messages are sent from other pages too, in order', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const id = await makeSession(served.product.url, person, '别的页面');
  await openChat(page, id);
  await cutOff(page);
  await say(page, '头痛三天');
  await say(page, '还有点恶心');
  await expect(waiting(page)).toHaveCount(2);
  await page.goto('/sessions');
  await connect(page);
  await page.reload();
  await expect.poll(() => models.requests.length).toBe(2);
  await page.getByRole('link', { name: '别的页面' }).click();
  await expect(ownWords(page)).toHaveText([/头痛三天/, /还有点恶心/]);
  await expect(answers(page)).toHaveCount(2);
  expect(models.requests).toHaveLength(2);
});

test('a message whose response was lost is not sent twice @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '回答丢了'));
  let sends = 0;
  await page.route(sendPath, async (route) => {
    sends += 1;
    if (sends > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  await expect(ownWords(page)).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  expect(models.requests).toHaveLength(1);
});

test('a waiting message can be moved back into the input @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '取消'));
  await cutOff(page);
  await say(page, '头痛三天');
  await page.getByRole('button', { name: '取消发送' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await expect(messageInput(page)).toHaveValue('头痛三天');
  await connect(page);
  await page.reload();
  await expect(messageInput(page)).toHaveValue('头痛三天');
  await expect(ownWords(page)).toHaveCount(0);
  expect(models.requests).toHaveLength(0);
});

test('a waiting message that is refused returns to the input @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '已经结束');
  await openChat(page, id);
  await cutOff(page);
  await say(page, '头痛三天');
  await expect(waiting(page)).toHaveCount(1);
  await call(served.product.url, `/ai/session/${id}/end/`, person.access, {});
  await connectAndRetry(page);
  await expect(messageInput(page)).toHaveValue('头痛三天');
  await expect(waiting(page)).toHaveCount(0);
  await expect(ownWords(page)).toHaveCount(0);
});

test('signing out deletes waiting messages @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '退出'));
  await cutOff(page);
  await say(page, '头痛三天');
  await expect(waiting(page)).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('outbox'))).toContain('头痛三天');
  await page.getByRole('button', { name: person.username }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('outbox'))).toBeNull();
});

test('an answer continues after the network was interrupted', async ({
  signedIn: page,
  context,
  served,
  person,
  models,
}) => {
  await askInTwoParts({ signedIn: page, served, person, models }, '断网');
  await context.setOffline(true);
  await expect(page.getByText('网络恢复后，回复会接着显示')).toBeVisible();
  await expect(answers(page)).toContainText(first);
  models.release();
  await context.setOffline(false);
  await expect(answers(page)).toContainText(second);
  await answerEnded(page, 1);
  await expect(answers(page).getByText(first)).toHaveCount(1);
  await expect(page.getByText('网络恢复后')).toBeHidden();
  expect(models.requests).toHaveLength(1);
});

test('an answer is shown as plain text while its renderer cannot load, and formatted once it can @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const formatting = scriptWith('incomplete-link');
  await page.route(formatting, (route) => route.abort('internetdisconnected'));
  models.scriptByMessage(() => textReply(['**多喝温水**，少吃生冷，早点休息。', hold, second]));
  const asked = page.waitForRequest(formatting);
  await openChat(page, await makeSession(served.product.url, person, '坏网络'));
  // Before there is any text to format, and while there is a network.
  await asked;
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText('**多喝温水**');
  models.release();
  await answerEnded(page, 1);
  await expect(answers(page)).toContainText(second);
  await expect(answers(page)).toContainText('**多喝温水**');
  await page.unroute(formatting);
  await expect(answers(page).locator('strong')).toHaveText('多喝温水');
});

test('a dialog that cannot be loaded leaves the page unchanged, and opens once it can @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  const script = scriptWith('`help-settings`');
  await page.route(script, (route) => route.abort('internetdisconnected'));
  await openChat(page, await makeSession(served.product.url, person, '断了'));
  await messageInput(page).fill('还没写完');
  const open = async (): Promise<void> => {
    await page.getByRole('button', { name: '“断了”的操作' }).click();
    await page.getByRole('menuitem', { name: '求助设置' }).click();
  };
  await open();
  await expect(page.getByText('这一步没能打开，请检查网络后重试').first()).toBeVisible();
  await expect(messageInput(page)).toHaveValue('还没写完');
  await page.unroute(script);
  await open();
  await expect(page.getByRole('dialog', { name: '求助设置' })).toBeVisible();
});

test('a question whose answer failed can be retried after a reload, and appears once @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => stream(text(first), cut));
  await openChat(page, await makeSession(served.product.url, person, '失败'));
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText('回复没有完成，没有计次');
  await page.reload();
  models.scriptByMessage(() => textReply([second]));
  await page.getByRole('button', { name: '重试' }).click();
  await expect(answers(page)).toContainText(second);
  await answerEnded(page, 1);
  await expect(answers(page)).not.toContainText(first);
  await expect(ownWords(page)).toHaveCount(1);
  await page.reload();
  await expect(answers(page)).toHaveCount(1);
  await expectLeft(page, freeMessages - 1);
});
