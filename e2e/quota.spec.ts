import type { Page } from '@playwright/test';
import { answerEnded, answers, messageInput, openChat, ownWords, say } from './chat.ts';
import { expect, test, type Served } from './fixtures.ts';
import { grantMessages, makePerson, makeSession, signInWith } from './people.ts';

const spent = '您的AI对话次数已用完，请购买更多次数继续使用';

/** A chat of somebody who has so many messages left. */
async function chatWith(page: Page, served: Served, messages: number): Promise<void> {
  const person = await makePerson(served.product.url);
  if (messages > 0) await grantMessages(served, person, messages);
  await signInWith(page, person);
  await openChat(page, await makeSession(served.product.url, person, '次数'));
}

test('the last message is answered, the next one comes back into the input with the way to buy', async ({
  page,
  served,
  models,
}) => {
  await chatWith(page, served, 1);
  await expect(page.getByText('剩余 1 次')).toBeVisible();
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  await expect(page.getByText('剩余 0 次')).toBeVisible();
  await say(page, '还有点恶心');
  await expect(page.getByText(spent)).toBeVisible();
  await expect(messageInput(page)).toHaveValue('还有点恶心');
  await expect(ownWords(page)).toHaveCount(1);
  expect(models.requests).toHaveLength(1);
  const buy = page.getByRole('link', { name: '购买次数' });
  await expect(buy).toHaveAttribute('href', '/subscription');
  const opened = page.waitForEvent('popup');
  await buy.click();
  const shop = await opened;
  await expect(shop).toHaveURL('/subscription');
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an emergency is answered with 120 when nothing is left', async ({ page, served, models }) => {
  await chatWith(page, served, 0);
  await expect(page.getByText(spent)).toBeVisible();
  await say(page, '我胸口压榨样痛，喘不上气，出冷汗');
  await answerEnded(page, 1);
  await expect(answers(page)).toContainText('120');
  await expect(ownWords(page)).toContainText('胸口压榨样痛');
  expect(models.requests).toHaveLength(0);
});

test('words refused for want of quota can be sent after claiming the free messages', async ({
  page,
  served,
}) => {
  await chatWith(page, served, 0);
  await say(page, '头痛三天');
  await expect(messageInput(page)).toHaveValue('头痛三天');
  await page.getByRole('button', { name: '领取免费次数' }).click();
  await expect(page.getByText('剩余 20 次')).toBeVisible();
  await expect(page.getByText(spent)).toBeHidden();
  await page.getByRole('button', { name: '发送', exact: true }).click();
  await answerEnded(page, 1);
  await expect(ownWords(page)).toHaveCount(1);
  await expect(page.getByText('剩余 19 次')).toBeVisible();
});
