import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { converse, makeSession } from './people.ts';

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

test('a ledger entry links to its conversation', async ({ signedIn: page, served, person }) => {
  const sessionId = await makeSession(served.product.url, person, '头痛');
  await converse(served.product.url, person, sessionId, ['头痛三天']);
  await page.goto('/sessions');
  await page.getByRole('link', { name: '会员中心' }).click();
  await expect(page).toHaveURL('/subscription');
  await page.getByRole('link', { name: '一次回答，用 1 次' }).click();
  await expect(page).toHaveURL(new RegExp(`/chat/${sessionId}(\\?message=\\d+)?$`));
});

test('the header shows a member’s monthly usage and last day; on a phone the menu does @phone', async ({
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
