import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { converse, makePerson, makeSession, signInWith } from './people.ts';
import { shareByCall } from './sharing.ts';

/** The figure next to its label. */
const figure = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .first();

async function read(page: Page, label: string): Promise<number> {
  return Number(await figure(page, label).innerText());
}

test('staff see statistics and continue to pending reviews', async ({ page, served }) => {
  const { url } = served.product;
  const staff = await makeReviewer(served);
  await signInWith(page, staff);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: '运行概览', level: 1 })).toBeVisible();
  await expect(figure(page, '全部账户')).toBeVisible();
  const before = {
    users: await read(page, '全部账户'),
    emergencies: await read(page, '急症'),
    shares: await read(page, '待审分享'),
  };

  const patient = await makePerson(url);
  const sessionId = await makeSession(url, patient, '胸痛');
  await converse(url, patient, sessionId, ['胸口压榨样剧痛，出大汗']);
  const words = { title: '一段经历', description: '写给同样的人', tags: '胸痛' };
  await shareByCall(url, patient, sessionId, words);

  await page.reload();
  await expect(figure(page, '全部账户')).toHaveText(String(before.users + 1));
  await expect(figure(page, '急症')).toHaveText(String(before.emergencies + 1));
  await expect(figure(page, '待审分享')).toHaveText(String(before.shares + 1));
  await expect(page.getByRole('row', { name: /^安全提示/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('一段经历');

  await page.getByRole('main').getByRole('link', { name: '审核台' }).click();
  await expect(page).toHaveURL(/\/admin\/reviews$/);
  await page.getByRole('main').getByRole('link', { name: '运行概览' }).click();
  await expect(page).toHaveURL(/\/admin$/);
});
