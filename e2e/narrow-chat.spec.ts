import type { Locator } from '@playwright/test';
import { scriptWith } from './built-script.ts';
import { answerEnded, answers, chatMenu, messageInput, openChat, say, stopButton } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { converse, makeSession } from './people.ts';
import { first, inTwoParts } from './two-parts.ts';

const heightOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.height ?? 0;

test('there is room to read and write above an open keyboard @phone-only', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openChat(page, await makeSession(served.product.url, person, '键盘'));
  await say(page, '头痛');
  await answerEnded(page, 1);
  const law = page.getByText(/^内容由 AI 生成/).last();
  // One line of at most 13 px.
  expect(await heightOf(law)).toBeLessThan(32);

  // The height that a phone of this size has left above its keyboard.
  await page.setViewportSize({ width: 390, height: 430 });
  await messageInput(page).fill('说来话长，要从去年冬天说起。'.repeat(30));
  await expect(law).toBeInViewport({ ratio: 1 });
  await expect.poll(() => heightOf(page.getByRole('log').locator('../..'))).toBeGreaterThan(60);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: '我的情况' })).toBeInViewport({ ratio: 1 });
  await chatMenu(page).click();
  const facts = page.getByRole('menu').getByText(/^编号/);
  await expect(facts).toBeVisible();
});

test('the head shows the day and the count of messages beside an open summary @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openChat(page, await makeSession(served.product.url, person, '头痛'));
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  await expect(page.getByRole('complementary', { name: '我的情况' })).toBeVisible();
  const head = page.locator('main header');
  for (const fact of [head.locator('time'), head.getByText('2 条消息')])
    await expect(fact).toBeInViewport({ ratio: 1 });
});

test('a summary that is still loading shows that at once @phone-only', async ({
  signedIn: page,
  served,
  person,
}) => {
  const come = Promise.withResolvers<void>();
  await page.route(scriptWith('暂无症状摘要信息'), async (route) => {
    await come.promise;
    await route.continue();
  });
  await openChat(page, await makeSession(served.product.url, person, '慢网络'));
  await page.getByRole('button', { name: '我的情况' }).click();
  const sheet = page.getByRole('complementary', { name: '我的情况' });
  await expect(sheet.getByText('正在加载')).toBeAttached();
  come.resolve();
  await expect(sheet.getByText('暂无症状摘要信息')).toBeVisible();
});

test('a pressed control that disappears passes the focus on @desktop', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  const sessionId = await makeSession(served.product.url, person, '焦点');
  const said = Array.from({ length: 7 }, (_, at) => `第 ${at + 1} 句`);
  await converse(served.product.url, person, sessionId, said);
  await page.route('**/messages/?*', async (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set('page_size', '6');
    await route.continue({ url: address.href });
  });
  await openChat(page, sessionId);
  await page.getByRole('button', { name: '加载更早的消息' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: '第 1 句' })).toBeFocused();

  models.scriptByMessage(() => inTwoParts);
  await say(page, '还是疼');
  await expect(answers(page).last()).toContainText(first);
  await stopButton(page).press('Enter');
  await expect(stopButton(page)).toBeHidden();
  await expect(messageInput(page)).toBeFocused();
});

test('a long title stays mostly visible beside the buttons @desktop', async ({
  signedIn: page,
  served,
  person,
}) => {
  await page.setViewportSize({ width: 860, height: 700 });
  const title = '总是头痛，晚上睡不好，已经两个星期了';
  await openChat(page, await makeSession(served.product.url, person, title));
  const heading = page.getByRole('heading', { name: title, level: 1 });
  await expect(heading).toHaveAttribute('title', title);
  await expect(page.getByRole('button', { name: '就诊小结' })).toBeVisible();
  // Ten characters of 18 px.
  expect((await heading.boundingBox())?.width).toBeGreaterThan(180);
});
