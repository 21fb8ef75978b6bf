import type { Page } from '@playwright/test';
import { answerEnded, answers, expectLeft, messageInput, openChat, ownWords, say } from './chat.ts';
import { expect, freeMessages, test, type Served } from './fixtures.ts';
import { makeUnclaimedPerson } from './operator.ts';
import { converse, makeSession, signInWith, type TestAccount } from './people.ts';

const spent = '您的AI对话次数已用完，请购买更多次数继续使用';

/** A chat of a user with this many free messages left. */
async function chatWith(
  page: Page,
  served: Served,
  person: TestAccount,
  left: number,
): Promise<void> {
  const { url } = served.product;
  const before = await makeSession(url, person, '从前');
  await converse(
    url,
    person,
    before,
    Array.from({ length: freeMessages - left }, () => '头痛'),
  );
  await openChat(page, await makeSession(url, person, '次数'));
}

test('the last message is answered, and the next one returns to the input with a link to buy @phone', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await chatWith(page, served, person, 1);
  await expectLeft(page, 1);
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  await expectLeft(page, 0);
  models.requests.length = 0;
  await say(page, '还有点恶心');
  await expect(page.getByText(spent)).toBeVisible();
  await expect(messageInput(page)).toHaveValue('还有点恶心');
  await expect(ownWords(page)).toHaveCount(1);
  expect(models.requests).toHaveLength(0);
  const said = page.getByRole('article').filter({ hasText: '次数已用完' });
  await expect(said).toHaveText(
    '系统⚠️ 您的AI对话次数已用完，请前往【设置】页面购买更多次数继续使用。',
  );
  await expect(said.getByRole('link', { name: '【设置】' })).toHaveAttribute('href', '/settings');
  await expect(page.getByText('身体有急事，照样可以在这里说，不计次数。')).toBeVisible();
  await page.getByRole('link', { name: '购买次数' }).click();
  await expect(page).toHaveURL('/subscription');
  await expect(page.getByRole('heading', { name: '会员中心' })).toBeVisible();
  await page.goBack();
  await expect(messageInput(page)).toHaveValue('还有点恶心');
});

test('an emergency is answered with 120 when no messages are left', async ({
  signedIn: page,
  served,
  person,
  models,
}) => {
  await chatWith(page, served, person, 0);
  await expect(page.getByText(spent)).toBeVisible();
  models.requests.length = 0;
  await say(page, '我胸口压榨样痛，喘不上气，出冷汗');
  await answerEnded(page, 1);
  await expect(answers(page)).toContainText('120');
  await expect(ownWords(page)).toContainText('胸口压榨样痛');
  expect(models.requests).toHaveLength(0);
});

test('a message refused for lack of quota can be sent once the free messages are claimed', async ({
  page,
  served,
}) => {
  const person = await makeUnclaimedPerson(served);
  await signInWith(page, person);
  await openChat(page, await makeSession(served.product.url, person, '领取'));
  await say(page, '头痛三天');
  await expect(messageInput(page)).toHaveValue('头痛三天');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '领取免费次数' }).click();
  await expectLeft(page, freeMessages);
  await expect(main.getByText(/次数|免费/)).toHaveCount(0);
  await main.getByRole('button', { name: '发送', exact: true }).click();
  await answerEnded(page, 1);
  await expect(ownWords(page)).toHaveCount(1);
  await expectLeft(page, freeMessages - 1);
});
