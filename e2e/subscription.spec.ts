import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { converse, makeSession, makeUnclaimedPerson, signInWith } from './people.ts';

const member = {
  is_subscribed: true,
  permanent_remaining: 20,
  subscription_end_date: '2027-02-28',
  monthly_remaining: 40,
  current_month_quota: 300,
  monthly_used: 260,
  total_remaining: 60,
  month_renews_on: '2026-12-01',
};

/** Serves a membership status in place of the server's. */
const isMember = (page: Page, status: typeof member) =>
  page.route('**/subscription/status/', (route) =>
    route.fulfill({ json: { success: true, data: status } }),
  );

test('a new account has the free messages and lists them in the ledger', async ({
  signedIn: page,
}) => {
  await page.goto('/subscription');
  await expect(page.getByRole('listitem').getByText('新账号的免费次数')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: '领取免费次数' })).toHaveCount(0);
});

test('an older account claims the free messages and lists them in the ledger', async ({
  page,
  served,
}) => {
  const person = await makeUnclaimedPerson(served);
  await signInWith(page, person);
  await page.goto('/subscription');
  await expect(page.getByText('还没有变动')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '领取免费次数' }).click();
  await expect(page.getByRole('listitem').getByText('领取免费次数')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: '领取免费次数' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '开通会员' })).toHaveAttribute('href', '/purchase');
  await expectAccessible(page);
});

test('a ledger entry links to its conversation', async ({ signedIn: page, served, person }) => {
  const sessionId = await makeSession(served.product.url, person, '头痛');
  await converse(served.product.url, person, sessionId, ['头痛三天']);
  await page.goto('/sessions');
  await page.getByRole('link', { name: '会员中心' }).click();
  await expect(page).toHaveURL('/subscription');
  await page.getByRole('link', { name: '回答完成，计为已用' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${sessionId}(\\?message=\\d+)?$`));
});

test('a member sees that the month is nearly used up, and the last day of the membership', async ({
  signedIn: page,
}) => {
  await isMember(page, member);
  await page.goto('/subscription');
  await expect(page.getByRole('meter', { name: '本月已用' })).toHaveAttribute('value', '260');
  await expect(page.getByText('本月次数所剩不多。')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('2027年2月28日')).toBeVisible();
  await expect(page.getByText('2026年12月1日重新计算')).toBeVisible();
  await expectAccessible(page);
  await isMember(page, { ...member, monthly_used: 240 });
  await page.reload();
  await expect(main.getByText('240 / 300 次')).toBeVisible();
  await expect(page.getByText('本月次数所剩不多。')).toHaveCount(0);
});

test('a member can buy extra packages and a renewal, a minor nothing', async ({
  signedIn: page,
}) => {
  await isMember(page, member);
  await page.goto('/subscription');
  const more = page.getByRole('link', { name: '购买加量包' });
  await expect(more).toHaveAttribute('href', '/purchase?kind=package');
  await expect(more).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('link', { name: '续期会员' })).toHaveAttribute('href', '/purchase');
  const servePlans = (changed: object) =>
    page.route('**/subscription/offers/', async (route) => {
      const { data } = await (await route.fetch()).json();
      await route.fulfill({ json: { success: true, data: { ...data, ...changed } } });
    });
  await servePlans({ refusal: 'minor' });
  await page.reload();
  await expect(page.getByText('未满18周岁不能购买。免费次数仍可使用。')).toBeVisible();
  await expect(more).toHaveCount(0);
  await page.goto('/purchase');
  await expect(page.getByText('未满18周岁不能购买')).toBeVisible();
  await servePlans({ provider: null });
  await page.goto('/subscription');
  await expect(page.getByText('本站暂未开放购买。')).toBeVisible();
});

test('the header shows a member’s monthly usage and last day, on a phone in the menu @phone', async ({
  signedIn: page,
  isMobile,
}) => {
  await isMember(page, member);
  await page.goto('/share-hall');
  const line = '本月已用 260 / 300 次 · 2027年2月28日到期';
  if (isMobile) await page.getByRole('button', { name: '打开菜单' }).click();
  const place = isMobile ? page.getByRole('dialog') : page.getByRole('banner');
  const shown = place.getByText(line);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await shown.click();
  await expect(page).toHaveURL('/subscription');
});

test('a permanent member sees neither a count nor an end date', async ({ signedIn: page }) => {
  await isMember(page, { ...member, permanent_remaining: 1001, total_remaining: 1041 });
  await page.goto('/subscription');
  await expect(page.getByText('您是永久会员，没有到期日。')).toBeVisible();
  await expect(page.getByRole('link', { name: /开通会员|购买|续期/ })).toHaveCount(0);
  await expect(page.getByText(/剩余|1041|2027/)).toHaveCount(0);
});

test('plans that failed to load can be retried', async ({ signedIn: page }) => {
  await page.route('**/subscription/offers/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/subscription');
  await expect(page.getByText('购买方式没能读出来')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('link', { name: /开通会员/ })).toBeVisible();
});

test('the operator’s own page is linked only once the user is known not to be a minor', async ({
  signedIn: page,
}) => {
  await page.route('**/api/client-config/', async (route) => {
    const { data } = await (await route.fetch()).json();
    const externalSubscriptionUrl = 'https://members.example/';
    await route.fulfill({ json: { success: true, data: { ...data, externalSubscriptionUrl } } });
  });
  await page.route('**/subscription/offers/', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/subscription');
  await expect(page.getByText('购买方式没能读出来')).toBeVisible();
  const join = page.getByRole('link', { name: /开通会员/ });
  await expect(join).toHaveCount(0);
  await page.unroute('**/subscription/offers/');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(join).toHaveAttribute('href', 'https://members.example/');
});

test('a balance and a ledger that failed to load can be retried', async ({ signedIn: page }) => {
  const fails = (path: string) =>
    page.route(path, (route) => route.fulfill({ status: 400, json: { success: false } }));
  await fails('**/subscription/status/');
  await fails('**/users/api/ledger/**');
  await page.goto('/subscription');
  await expect(page.getByText('次数没能读出来')).toBeVisible();
  await expect(page.getByText('次数明细没能读出来')).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  const retry = page.getByRole('button', { name: '重试' });
  await retry.last().click();
  await expect(page.getByRole('listitem').getByText('新账号的免费次数')).toBeVisible();
  await retry.click();
  await expect(page.getByText('这些次数不会过期。')).toBeVisible();
});
