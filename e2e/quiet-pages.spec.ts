import type { Page } from '@playwright/test';
import { answerEnded, openChat, say } from './chat.ts';
import { expect, test } from './fixtures.ts';
import { makeSession } from './people.ts';

/** Every failed or refused response of a page, by its status and path. */
function refusalsOf(page: Page): string[] {
  const refusals: string[] = [];
  page.on('response', (response) => {
    const path = new URL(response.url()).pathname;
    if (response.status() >= 400) refusals.push(`${response.status()} ${path}`);
  });
  return refusals;
}

const pages = [
  '/sessions',
  '/sessions/deleted',
  '/share-hall',
  '/shared',
  '/herb-check',
  '/profile',
  '/subscription',
  '/settings',
  '/help',
  '/about',
  // The address is typed: the page asks whether it may before it makes a staff call.
  '/admin',
  '/admin/reviews',
  '/admin/knowledge',
];

test('no page of an ordinary user makes a call that is refused', async ({
  signedIn: page,
  served,
  person,
}) => {
  const id = await makeSession(served.product.url, person, '走一遍');
  const refusals = refusalsOf(page);
  await openChat(page, id);
  await say(page, '头痛三天');
  await answerEnded(page, 1);
  // On a phone the header of a conversation has no account menu.
  await page.goto('/sessions');
  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await expect(page.getByRole('menuitem', { name: '设置' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(refusals).toEqual([]);
});
