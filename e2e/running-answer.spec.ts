import { hold, textReply } from '../test/model-server-replies.ts';
import {
  answerEnded,
  answers,
  expectMessages,
  messageInput,
  openChat,
  ownWords,
  say,
  stopButton,
} from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession, newestMessage } from './people.ts';
import { openAs } from './sharing.ts';
import { askInTwoParts, first, inTwoParts, second } from './two-parts.ts';

test('an answer continues after a reload, and ends once', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await askInTwoParts({ signedIn: page, served, person, models }, '重新加载');
  await page.reload();
  await expect(answers(page)).toContainText(first);
  await expect(stopButton(page)).toBeVisible();
  models.release();
  await answerEnded(page, 1);
  await expect(answers(page).getByText(first)).toHaveCount(1);
  await expect(answers(page).getByText(second)).toHaveCount(1);
  await expect(ownWords(page)).toHaveCount(1);
  expect(models.requests).toHaveLength(1);
});

test('an answer that ended while the page was closed is complete', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const id = await askInTwoParts({ signedIn: page, served, person, models }, '离开');
  await page.getByRole('link', { name: '回到我的对话' }).click();
  await expect(page).toHaveURL('/sessions');
  models.release();
  const stored = () => newestMessage(served.product.url, person, id);
  await expect.poll(stored).toMatchObject({ status: 'complete' });
  await page.getByRole('link', { name: '离开' }).click();
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toContainText(second);
  await expect(stopButton(page)).toBeHidden();
});

test('a second browser follows the same running answer to its end', async ({
  signedIn: page,
  browser,
  served,
  person,
  models,
}) => {
  const id = await askInTwoParts({ signedIn: page, served, person, models }, '两个浏览器');

  const other = await openAs(browser, page, served, person);
  await other.goto(`/chat/${id}`);
  await expect(ownWords(other)).toContainText('头痛三天');
  await expect(answers(other)).toContainText(first);
  models.release();
  for (const each of [page, other]) {
    await expect(answers(each)).toContainText(second);
    await answerEnded(each, 1);
    await expect(answers(each).getByText(first)).toHaveCount(1);
  }
  expect(models.requests).toHaveLength(1);
  await other.context().close();
});

/** An idle page checks this often for changes from other devices. */
const lookMs = 10_000;

test('an idle second browser shows what the first one asks @desktop', async ({
  signedIn: page,
  browser,
  served,
  person,
  models,
}) => {
  models.scriptByMessage(() => inTwoParts);
  const id = await makeSession(served.product.url, person, '两台设备');
  const other = await openAs(browser, page, served, person);
  await other.clock.install();
  await other.goto(`/chat/${id}`);
  await expect(messageInput(other)).toBeVisible();

  await openChat(page, id);
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText(first);
  await expectMessages(page, 2);
  await expect(async () => {
    await other.clock.fastForward(lookMs);
    await expect(answers(other)).toContainText(first, { timeout: 1_000 });
  }).toPass();
  models.release();
  await expect(answers(other)).toContainText(second);
  await answerEnded(other, 1);

  // Messages exchanged meanwhile are there when the reader returns to the page.
  models.scriptByMessage(() => textReply(['知道了。']));
  await say(page, '还怕冷');
  await answerEnded(page, 2);
  await other.evaluate("dispatchEvent(new Event('focus'))");
  await expect(answers(other)).toHaveCount(2);
  await other.context().close();
});

test('a second browser can stop the first one’s answer @desktop', async ({
  signedIn: page,
  browser,
  served,
  person,
  models,
}) => {
  const id = await askInTwoParts({ signedIn: page, served, person, models }, '两个浏览器');

  const other = await openAs(browser, page, served, person);
  await other.goto(`/chat/${id}`);
  await stopButton(other).click();
  for (const each of [page, other]) {
    await expect(answers(each)).toContainText('已停止');
    await expect(answers(each)).toContainText(first);
    await expect(stopButton(each)).toBeHidden();
  }
  await other.context().close();
});

test('stopping keeps the text so far, marked as stopped, also after a reload', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await askInTwoParts({ signedIn: page, served, person, models }, '停止');
  const stored = page.waitForResponse('**/messages/cancel/');
  await stopButton(page).click();
  await expect(stopButton(page)).toBeHidden();
  await expect(answers(page)).toContainText('已停止');
  await stored;
  models.release();
  await page.reload();
  await expect(answers(page)).toContainText(first);
  await expect(answers(page)).toContainText('已停止，写出的内容已保存');
  await expect(answers(page)).not.toContainText(second);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('after stopping, the next question is answered', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage((last) =>
    last.includes('头痛') ? inTwoParts : textReply(['第二个问题的回答。']),
  );
  await openChat(page, await makeSession(served.product.url, person, '停止以后'));
  await say(page, '头痛三天');
  await expect(answers(page)).toContainText(first);
  await stopButton(page).click();
  await say(page, '睡不好');
  await expect(answers(page).last()).toContainText('第二个问题的回答。');
  await answerEnded(page, 2);
  await expect(ownWords(page)).toHaveText([/头痛三天/, /睡不好/]);
});

test('Enter in an empty input stops the answer; with text in it, nothing is lost or stopped @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await askInTwoParts({ signedIn: page, served, person, models }, '回车');
  await messageInput(page).fill('还有点恶心');
  await messageInput(page).press('Enter');
  await expect(messageInput(page)).toHaveValue('还有点恶心');
  await expect(answers(page)).not.toContainText('已停止');
  await expect(ownWords(page)).toHaveCount(1);
  await messageInput(page).fill('');
  await messageInput(page).press('Enter');
  await expect(answers(page)).toContainText('已停止');
  await expect(answers(page)).toContainText(first);
});

test('Escape stops the answer and keeps the text in the input @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await askInTwoParts({ signedIn: page, served, person, models }, '退出键');
  await messageInput(page).fill('还有点恶心');
  await messageInput(page).press('Escape');
  await expect(answers(page)).toContainText('已停止');
  await expect(messageInput(page)).toHaveValue('还有点恶心');
});

test('a reader who has scrolled up stays there while the answer grows @phone', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const lines = (from: number): string =>
    Array.from({ length: 60 }, (_, index) => `第${from + index}行。`).join('\n\n');
  models.scriptByMessage(() => textReply([`${lines(1)}\n\n`, hold, lines(61)]));
  await openChat(page, await makeSession(served.product.url, person, '往上看'));
  await say(page, '头痛三天');
  const top = page.getByText('第1行。', { exact: true });
  // It is read from its beginning.
  await expect(page.getByRole('button', { name: '回到最新' })).toBeVisible();
  await expect(top).toBeInViewport();
  await page.getByRole('button', { name: '回到最新' }).click();
  await expect(page.getByText('第60行。')).toBeInViewport();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await page.mouse.wheel(0, -100_000);
  await expect(top).toBeInViewport();
  await expect(page.getByRole('button', { name: '回到最新' })).toBeVisible();
  models.release();
  await answerEnded(page, 1);
  await expect(top).toBeInViewport();
  await page.getByRole('button', { name: '回到最新' }).click();
  await expect(page.getByText('第120行。')).toBeInViewport();
});

test('stopping before the first text leaves the question and a stopped answer, and the next question works @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  models.scriptByMessage((last) =>
    // A question without an answer is sent to the model together with the next one.
    last.includes('睡不好') ? textReply(['第二个问题的回答。']) : inTwoParts,
  );
  await openChat(page, await makeSession(served.product.url, person, '太早停止'));
  const { promise: isGone, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/send-stream/', async (route) => {
    await isGone;
    await route.continue();
  });
  await say(page, '头痛三天');
  await stopButton(page).click();
  letGo();
  await expect(answers(page)).toContainText('已停止');
  await expect(stopButton(page)).toBeHidden();
  await page.unroute('**/send-stream/');
  await say(page, '睡不好');
  await expect(answers(page).last()).toContainText('第二个问题的回答。');
  await page.reload();
  await expect(ownWords(page)).toHaveText([/头痛三天/, /睡不好/]);
  await expect(answers(page).first()).toContainText('已停止');
});
