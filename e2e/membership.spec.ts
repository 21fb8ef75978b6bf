import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';

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

test('the menu of a phone shows a member’s monthly usage and last day @phone-only', async ({
  signedIn: page,
}) => {
  await isMember(page, member);
  await page.goto('/share-hall');
  const line = '本月已用 260 / 300 次 · 2027年2月28日到期';
  await page.getByRole('button', { name: '打开菜单' }).click();
  const shown = page.getByRole('dialog').getByText(line);
  await expect(shown).toBeVisible();
  await expectAccessible(page);
  await shown.click();
  await expect(page).toHaveURL('/subscription');
});
