import type { Page } from '@playwright/test';
import { answerEnded, expectLeft, messageInput, openChat, ownWords, say } from './chat.ts';
import { expect, freeMessages, test, type Served } from './fixtures.ts';
import { converse, makeSession, type TestAccount } from './people.ts';

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

test('the last message is answered, and the next one returns to the input with a link to buy', async ({
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
