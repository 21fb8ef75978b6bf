import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { signInWith } from './people.ts';

test('staff read the medical knowledge by chapter, search it and print it', async ({
  page,
  served,
}) => {
  await signInWith(page, await makeReviewer(served));
  await page.goto('/admin');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '医学知识' }).click();
  await expect(main.getByRole('row', { name: /^合计/ })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('link', { name: '危险信号', exact: true }).click();
  await expect(main.getByRole('heading', { level: 2, name: '危险信号' })).toBeVisible();
  const row = main.getByRole('article').filter({ hasText: '急性冠脉综合征' }).first();
  await row.getByRole('link', { name: '压榨' }).first().click();
  await expect(page).toHaveURL(/chapter=danger-words&row=/);
  const named = main.locator('article:focus');
  await expect(named.getByRole('heading', { name: '压榨' })).toBeVisible();
  await expect(named).toBeInViewport();

  await main.getByRole('searchbox').fill('甘草 十八反');
  await page.keyboard.press('Enter');
  await expect(main.getByText(/^找到 \d+ 条$/)).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(main.locator('article:focus')).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(main.getByRole('searchbox')).toBeHidden();
});
