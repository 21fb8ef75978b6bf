import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { signInWith } from './people.ts';

/** Opens a page whose scripts and stylesheets wait; returns what lets them through. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('the shape of an input is painted where the input will be @phone', async ({
  page,
  person,
}) => {
  await signInWith(page, person);
  const release = await openHeld(page, '/sessions');
  const before = await page.locator('#start b').nth(2).boundingBox();
  release();
  const row = page.locator('.input-row');
  await expect(row).toBeVisible();
  const after = await row.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 1000))).toBeLessThanOrEqual(24);
  }
});

for (const path of ['/login', '/sessions']) {
  test(`the seal of ${path} is painted before anything has loaded, where it stays @phone`, async ({
    page,
    person,
  }) => {
    await page.addInitScript("localStorage.setItem('theme', 'dark')");
    if (path !== '/login') await signInWith(page, person);
    const release = await openHeld(page, path);
    const painted = page.locator('#start svg');
    await expect(painted).toBeVisible();
    const before = await painted.boundingBox();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(20, 24, 22)');
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#start')).toHaveCount(0);
    const after = await page.locator('svg.text-seal-ink').first().boundingBox();
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 1000))).toBeLessThanOrEqual(8);
    }
  });
}

test('the question of the first screen is painted before anything has loaded, where it stays @phone', async ({
  page,
  person,
}) => {
  await signInWith(page, person);
  const release = await openHeld(page, '/sessions');
  const painted = page.locator('#start strong');
  await expect(painted).toHaveText('您哪里不舒服？');
  const before = await painted.boundingBox();
  release();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect(title).toHaveText('您哪里不舒服？');
  const after = await title.boundingBox();
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    expect(Math.abs((after?.[side] ?? 0) - (before?.[side] ?? 1000))).toBeLessThanOrEqual(8);
  }
});

test('the list is requested once, while the files of its page are still loading @phone', async ({
  page,
  person,
}) => {
  await signInWith(page, person);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/ai/api/sessions/') calls.push(pathname);
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/(?!index-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/sessions', { waitUntil: 'commit' });
  await expect.poll(() => calls.length).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(1);
});
