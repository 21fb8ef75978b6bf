import type { Locator, Page } from '@playwright/test';
import { scriptWith } from './built-script.ts';
import {
  answerEnded,
  answers,
  chatMenu,
  chips,
  messageInput,
  openChat,
  openLocalChat,
  say,
  stopButton,
} from './chat.ts';
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

test('the head shows the facts beside an open summary, also in large type @desktop', async ({
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
  const expectFacts = async (): Promise<void> => {
    for (const fact of [head.locator('time'), head.getByText('2 条消息'), head.getByText(/^编号/)])
      await expect(fact).toBeInViewport({ ratio: 1 });
  };
  await expectFacts();
  await page.evaluate("localStorage.setItem('largeType', 'on')");
  await page.reload();
  await expectFacts();
});

test('the menu lies over the answers to tap and what leads to the newest @phone-only', async ({
  signedIn: page,
  served,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('largeType', 'on'));
  await openLocalChat(page, served.product.url, person, '咳嗽');
  await say(page, '咳嗽一个星期了，痰有点黄');
  await answerEnded(page, 1);
  await expect(chips(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: '回到最新' })).toBeVisible();
  await chatMenu(page).click();
  for (const item of await page.getByRole('menuitem').all()) await item.click({ trial: true });
});

test('with large type on a small phone a title can be edited and a hint be read @phone-only', async ({
  signedIn: page,
  served,
  person,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addInitScript(() => localStorage.setItem('largeType', 'on'));
  await page.goto('/sessions');
  await expect(page.getByRole('button', { name: '替谁问：本人' })).toBeVisible();
  await expectWholeHint(page);
  await openLocalChat(page, served.product.url, person, '咳嗽');
  await expectWholeHint(page);
  await page.getByRole('button', { name: '修改标题' }).click();
  const input = page.getByRole('textbox', { name: '对话标题' });
  // Six characters of 20 px.
  expect((await input.boundingBox())?.width).toBeGreaterThan(120);
  expect(await heightOf(input)).toBeLessThanOrEqual(44);
});

/** The words in the empty input are not wider than it. */
async function expectWholeHint(page: Page): Promise<void> {
  const [wide, room] = await page.evaluate<[number, number]>(`(() => {
    const area = document.querySelector('form textarea');
    const context = document.createElement('canvas').getContext('2d');
    context.font = getComputedStyle(area, '::placeholder').font;
    const { paddingLeft, paddingRight } = getComputedStyle(area);
    const inside = area.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [context.measureText(area.placeholder).width, inside];
  })()`);
  expect(wide).toBeGreaterThan(0);
  expect(wide).toBeLessThanOrEqual(room);
}

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
