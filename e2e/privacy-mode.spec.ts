import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './fixtures.ts';
import { copiesKept, readingSwitch } from './offline-copies.ts';
import { call } from './people.ts';
import { shareByCall, talk } from './sharing.ts';

/** The worker is registered only some time after the page has rendered. */
const installMsMax = 60_000;
const lift = (page: Page) => page.getByRole('main').getByRole('button', { name: /已隐藏/ });

test('in privacy mode the user’s shares and the visit summary are shown after a press', async ({
  signedIn: page,
  served,
  person,
}) => {
  const { url } = served.product;
  const id = await talk(served, person, '难言之隐', ['头疼三天，怕冷']);
  await shareByCall(url, person, id, { title: '说不出口的事', tags: '难言' });
  await call(url, '/users/api/preferences/', person.access, { privacyMode: true }, 'PUT');
  await page.goto('/settings');
  await expect(page.getByRole('switch', { name: '隐私模式' })).toBeChecked();

  await page.goto('/shared');
  await expect(lift(page)).toHaveCount(1);
  await expect(page.getByText('说不出口的事')).toHaveCount(0);
  await lift(page).click();
  await expect(page.getByRole('link', { name: '说不出口的事' })).toBeVisible();

  await page.goto(`/chat/${id}/visit-summary`);
  await expect(lift(page)).toHaveCount(1);
  await expect(page.getByText('头疼三天').first()).toBeHidden();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expectAccessible(page);
  await lift(page).click();
  await expect(page.getByRole('article').getByText('头疼三天').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });
  test.describe.configure({ timeout: 120_000 });

  test('the list stored on the device is hidden as well @desktop', async ({
    signedIn: page,
    context,
    served,
    person,
  }) => {
    const { url } = served.product;
    await talk(served, person, '难言之隐', ['头疼三天，怕冷']);
    await call(url, '/users/api/preferences/', person.access, { privacyMode: true }, 'PUT');
    await page.goto('/settings');
    await expect(page.getByRole('switch', { name: '隐私模式' })).toBeChecked();
    await expect(async () => {
      expect(await page.evaluate('navigator.serviceWorker.controller !== null')).toBe(true);
    }).toPass({ timeout: installMsMax });
    await readingSwitch(page).click();
    // The list, the conversation, its messages.
    await expect.poll(() => copiesKept(page)).toBe(3);
    await context.setOffline(true);
    await page.goto('/sessions');
    await expect(lift(page)).toHaveCount(1);
    await expect(page.getByText('难言之隐')).toHaveCount(0);
    await lift(page).click();
    await expect(page.getByRole('link', { name: '难言之隐' })).toBeVisible();
    await context.setOffline(false);
  });
});
