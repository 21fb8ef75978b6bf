import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  answerEnded,
  answers,
  chip,
  chips,
  isPhone,
  openLocalChat,
  ownWords,
  say,
  tapForIds,
} from './chat.ts';
import { expect, test } from './fixtures.ts';

const pinned = (page: Page) => page.getByRole('region', { name: '紧急求助' });
/** The smallest height of what must be hit at once, in CSS pixels. */
const callPxMin = 48;

/** To the end of the list, where nothing is hidden behind the answers to tap. */
const goToEnd = (page: Page): Promise<void> =>
  page.getByRole('log').evaluate((log) => {
    const scroller = log.closest('.overflow-y-auto');
    scroller?.scrollTo({ top: scroller.scrollHeight });
  });

const page120 = /这种情况可能有生命危险，请现在拨打 120/u;

test('a false alarm is closed by 不是这个意思, and the conversation goes on where it was', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '急症');
  await say(page, '烧心反酸三个月了，饭后躺下更厉害');
  await answerEnded(page, 1);
  await say(page, '辣的一吃，突然胸口像压了块石头一样，疼到后背');
  await answerEnded(page, 2);
  await expect(answers(page).last()).toHaveText(page120);
  await expect(answers(page).last()).toContainText('您说到“');
  await goToEnd(page);
  await expectAccessible(page);
  const sending = page.waitForRequest('**/send-stream/');
  await answers(page).last().getByRole('button', { name: '不是这个意思', exact: true }).click();
  expect((await sending).postDataJSON()).toMatchObject({ option_ids: ['danger:misread'] });
  await answerEnded(page, 3);
  await expect(pinned(page)).toBeHidden();
  await expect(ownWords(page).last()).toContainText('不是这个意思');
  await expect(answers(page).last()).toContainText('是我会错意了');
  await expect(answers(page).last()).toContainText('有没有这些：');
  await expect(chip(page, '不是这个意思')).toBeHidden();
});

test('an ambulance on its way: what to do, what not to do, what to tell, and what the doctor found', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '急症');
  await say(page, '我爸喝了泡着草乌的药酒，半个小时了说嘴巴发麻，手也麻');
  await answerEnded(page, 1);
  await expect(answers(page).last()).toHaveText(page120);
  expect(await tapForIds(page, '已经打了120')).toEqual(['danger:called']);
  await answerEnded(page, 2);
  const last = answers(page).last();
  await expect(last).toContainText('车到之前');
  await expect(last).toContainText('不要自己催吐');
  await expect(last).not.toHaveText(page120);
  await chip(page, '能喝水吗').click();
  await answerEnded(page, 3);
  await expect(last).toContainText('先不吃也不喝');
  await say(page, '上车了，在去医院的路上');
  await answerEnded(page, 4);
  await expect(last).toContainText('路上');
  await say(page, '到急诊了');
  await answerEnded(page, 5);
  await expect(last).toContainText('喝的是什么');
  await say(page, '他在抢救了，医生说是乌头碱中毒');
  await answerEnded(page, 6);
  await expect(last).toContainText('医生当面看过就好');
});

test('an emergency is a card that calls, tells and copies, and stays in reach while one reads on @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '急症');
  await say(page, '突然胸口像压了块石头一样，疼到后背，出大汗');
  await answerEnded(page, 1);
  const card = answers(page).first();
  await expect(card.getByRole('heading', { name: '紧急情况' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: '紧急情况：拨打 120' })).toBeAttached();
  const call = card.getByRole('link', { name: '拨打 120' });
  await expect(call).toBeInViewport();
  await expect(call).toHaveAttribute('href', 'tel:120');
  const box = await call.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(callPxMin);
  const cardBox = await card.boundingBox();
  if (isPhone(page)) expect(box?.width).toBeGreaterThan((cardBox?.width ?? 0) * 0.8);
  await expect(chips(page)).toBeVisible();
  await expect(chip(page, '不是这个意思')).toBeHidden();
  await expect(card.getByRole('button', { name: '有帮助', exact: true })).toBeHidden();
  await expect(card.getByRole('button', { name: '重新生成' })).toBeHidden();
  await expect(pinned(page)).toBeHidden();
  await goToEnd(page);
  await expectAccessible(page);

  await card.getByRole('button', { name: '复制给医生的话' }).click();
  await expect(page.getByText('已复制').first()).toBeVisible();
  await chip(page, '已经打了120').click();
  await answerEnded(page, 2);
  await say(page, '能喝水吗');
  await answerEnded(page, 3);
  await expect(pinned(page).getByRole('link', { name: '拨打 120' })).toBeVisible();
  const pinnedBox = await pinned(page).boundingBox();
  const headBox = await page.locator('main header').boundingBox();
  expect(Math.round(pinnedBox?.y ?? 0)).toBe(
    Math.round((headBox?.y ?? 0) + (headBox?.height ?? 0)),
  );
  await expectAccessible(page);
  await page.reload();
  await expect(card.getByRole('heading', { name: '紧急情况' })).toBeAttached();
  await expect(pinned(page)).toBeVisible();
  await say(page, '到急诊了');
  await answerEnded(page, 4);
  await expect(pinned(page)).toBeHidden();
});

/** No part of a message is beside it, so that it covers none. */
async function expectRowOfItsOwn(button: Locator): Promise<void> {
  const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const point = `${x / 2}, ${y + height / 2}`;
  const article = `document.elementFromPoint(${point})?.closest('article') ?? null`;
  expect(await button.page().evaluate(`(${article}) !== null`)).toBe(false);
}

test('despair is a card with a row for each line @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '难受');
  await say(page, '觉得活着没意思，不想活了');
  await answerEnded(page, 1);
  const card = answers(page).last();
  await expect(card.getByRole('heading', { name: '安全最要紧' })).toBeVisible();
  const lines = card.getByRole('list', { name: '可以打的电话' }).getByRole('link');
  const numbers = await lines.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(numbers).toContain('tel:12356');
  expect(numbers).toContain('tel:400-161-9995');
  await expect(card.getByRole('link', { name: '拨打 120' })).toBeAttached();
  if (isPhone(page)) await expectRowOfItsOwn(page.getByRole('button', { name: '回到最新' }));
  await goToEnd(page);
  await expectAccessible(page);
  await chip(page, '我一个人').click();
  await answerEnded(page, 2);
  await expect(pinned(page)).toBeVisible();
});

/** Whether something else would be hit in the middle of what has the focus. */
const isFocusCovered = (page: Page): Promise<boolean> =>
  page.locator(':focus').evaluate((focused) => {
    const { x, y, width, height } = focused.getBoundingClientRect();
    const hit = focused.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
    return hit === null || !focused.contains(hit);
  });

test('by keyboard nothing of an alarm is covered by the answers below it @phone', async ({
  signedIn: page,
  served,
  person,
}) => {
  await openLocalChat(page, served.product.url, person, '急症');
  await say(page, '我爸六十八，刚才突然胸口压着疼，出冷汗，喘不上气，脸色发灰。');
  await answerEnded(page, 1);
  const call = answers(page).last().getByRole('link', { name: '拨打 120' });
  await call.focus();
  for (const name of ['告诉家人', '复制给医生的话', '不是这个意思']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    expect(await isFocusCovered(page), name).toBe(false);
  }
});
