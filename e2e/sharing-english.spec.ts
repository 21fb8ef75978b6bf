import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { makeReviewer } from './operator.ts';
import { call, signInWith } from './people.ts';
import { makeAuthor, openAs, publish, submitShare } from './sharing.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });

test('hall, share, own shares and review desk are in English, and a share is withdrawn and submitted again', async ({
  page,
  browser,
  served,
}) => {
  test.slow();
  const { url } = served.product;
  const [staff, author] = [await makeReviewer(served), await makeAuthor(served)];
  for (const { access } of [staff, author]) {
    await call(url, '/users/api/preferences/', access, { language: 'en-US' }, 'PUT');
  }
  const id = await publish(served, author, staff, '夜里总是醒');
  await signInWith(page, author);
  await page.goto('/share-hall');
  await expect(heading(page, 'Shared consultations')).toBeVisible();
  await expect(page.getByRole('link', { name: '夜里总是醒' }).first()).toBeVisible();
  await page.goto(`/shared/${id}`);
  await expect(page.getByText('Personal experience and AI-generated content')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Write a comment' })).toBeVisible();

  await page.goto('/shared');
  await expect(heading(page, 'My shares')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: '夜里总是醒' });
  const act = async (name: string): Promise<void> => {
    await card.getByRole('button').click();
    await page.getByRole('menuitem', { name }).click();
  };
  await act('Withdraw');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(card.getByText('Withdrawn', { exact: true })).toBeVisible();
  await act('Share again');
  await expect(page.getByRole('alertdialog')).toContainText('I understand that a copy');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
  await expect(card.getByText('Pending review', { exact: true })).toBeVisible();

  await submitShare(served, author, '等着看的', { words: '我叫王小明，头痛', masks: [] });
  const desk = await openAs(browser, page, served, staff);
  await desk.goto('/admin/reviews');
  await expect(heading(desk, 'Review desk')).toBeVisible();
  await desk
    .getByRole('button', { name: /等着看的/ })
    .first()
    .click();
  await expect(desk.getByRole('article').getByText('Possible personal information')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Reject' })).toBeVisible();
  await expectAccessible(desk);
  await desk.context().close();
});
